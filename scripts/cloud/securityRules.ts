// What must hold for the template's resources whatever is added to it: storage that nobody outside reads, roles that allow
// what they name, a CDN that speaks to nobody unencrypted. One line for each breach.
import { type Fields, isFields, parseTemplate, type Value } from './local/core/policy/template.ts';
import { word } from './templateReferences.ts';

interface Resource {
  name: string;
  type: string;
  whole: Fields;
  properties: Fields;
  all: readonly Resource[];
}
type Rule = (resource: Resource) => string[];

const fields = (value: Value | undefined): Fields => (isFields(value) ? value : {});
const list = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const text = (value: Value | undefined): string => JSON.stringify(value ?? '');
const at = (value: Value | undefined, ...path: string[]): Value | undefined =>
  path.reduce<Value | undefined>((from, key) => fields(from)[key], value);
const must = (holds: boolean, what: string): string[] => (holds ? [] : [what]);

/** The parts of a list; both branches of a condition, without what stands for nothing. */
function branchesOf(parts: readonly Value[]): Fields[] {
  const flatten = (value: Value): Fields[] => {
    const branches = at(value, 'Fn::If');
    return Array.isArray(branches) ? branches.slice(1).flatMap(flatten) : isFields(value) ? [value] : [];
  };
  return parts.flatMap(flatten).filter((one) => one['Ref'] !== 'AWS::NoValue');
}

/** Statements of a policy. */
const statementsOf = (policy: Value | undefined): Fields[] =>
  branchesOf(list(at(policy, 'Statement'))).filter((one) => one['Effect'] !== undefined);

/** The policies of a resource: of a role, a managed policy, a bucket. */
const policiesOf = ({ properties }: Resource): Fields[] =>
  [properties['PolicyDocument'], ...list(properties['Policies']).map((one) => at(one, 'PolicyDocument'))].flatMap(
    statementsOf,
  );

const refersTo = (value: Value | undefined, name: string): boolean => text(value).includes(`"Ref":"${name}"`);

const buckets: Rule = ({ name, type, properties, all }) => {
  if (type !== 'AWS::S3::Bucket') return [];
  const block = fields(properties['PublicAccessBlockConfiguration']);
  const kinds = ['BlockPublicAcls', 'BlockPublicPolicy', 'IgnorePublicAcls', 'RestrictPublicBuckets'];
  const policy = all.find((one) => one.type === 'AWS::S3::BucketPolicy' && refersTo(one.properties['Bucket'], name));
  const refusesPlain = (policy ? policiesOf(policy) : []).some(
    (one) =>
      one['Effect'] === 'Deny' &&
      one['Principal'] === '*' &&
      one['Action'] === 's3:*' &&
      at(one, 'Condition', 'Bool', 'aws:SecureTransport') === 'false' &&
      list(one['Resource']).length === 2,
  );
  return [
    ...must(
      kinds.every((kind) => block[kind] === true),
      'may be made public',
    ),
    ...must(properties['BucketEncryption'] !== undefined, 'is not encrypted'),
    ...must(text(properties['OwnershipControls']).includes('BucketOwnerEnforced'), 'takes access lists'),
    ...must(refusesPlain, 'takes unencrypted connections'),
    ...must(
      list(at(properties['CorsConfiguration'], 'CorsRules')).every(
        (rule) => text(at(rule, 'AllowedOrigins')) === '[{"Ref":"SiteOrigin"}]',
      ),
      'answers pages of other sites',
    ),
  ];
};

/** Actions that have no resource of their own. */
const WITHOUT_RESOURCE = new Set(['sns:Publish']);

const policies: Rule = (resource) =>
  policiesOf(resource)
    .filter((one) => one['Effect'] === 'Allow')
    .flatMap((one) => {
      const actions = list(one['Action']).map(word);
      const named = actions.filter((action) => !WITHOUT_RESOURCE.has(action));
      return [
        ...must(!text(one['Principal']).includes('*'), 'allows something to everybody'),
        ...must(!actions.some((action) => action.includes('*')), `allows ${actions.join(', ')}: name the actions`),
        ...must(named.length === 0 || !list(one['Resource']).includes('*'), `allows ${named.join(', ')} on everything`),
        ...must(one['NotAction'] === undefined && one['NotResource'] === undefined, 'allows by exception'),
        ...must(
          !text(one['Principal']).includes('cloudfront') || text(one['Condition']).includes('AWS:SourceArn'),
          'lets every distribution in',
        ),
      ];
    });

const roles: Rule = ({ type, properties }) => {
  if (type !== 'AWS::IAM::Role') return [];
  return statementsOf(properties['AssumeRolePolicyDocument']).flatMap((one) => {
    const federated = at(one, 'Principal', 'Federated') !== undefined;
    const service = at(one, 'Principal', 'Service');
    const condition = text(one['Condition']);
    return [
      ...must(federated || typeof service === 'string', 'may be taken by more than one service'),
      ...must(!federated || (condition.includes(':aud') && condition.includes(':amr')), 'may be taken from any pool'),
    ];
  });
};

const functions: Rule = ({ type, properties, all }) => {
  if (type !== 'AWS::Lambda::Function') return [];
  const log = at(properties['LoggingConfig'], 'LogGroup', 'Ref');
  const environment = text(properties['Environment']);
  return [
    ...must(
      all.some((one) => one.type === 'AWS::Logs::LogGroup' && one.name === log),
      'has no log of its own',
    ),
    ...must(Number(properties['Timeout'] ?? 900) <= 30, 'may run for longer than half a minute'),
    ...must(!environment.includes('{{resolve'), 'has a secret among its variables'),
  ];
};

const logs: Rule = ({ type, properties }) =>
  type === 'AWS::Logs::LogGroup'
    ? must(
        Number(properties['RetentionInDays'] ?? Number.POSITIVE_INFINITY) <= 90,
        'keeps logs for longer than 90 days',
      )
    : [];

const tables: Rule = ({ type, whole, properties }) => {
  if (type !== 'AWS::DynamoDB::Table') return [];
  const kept = whole['DeletionPolicy'] === 'Retain';
  const safe =
    properties['DeletionProtectionEnabled'] === true &&
    at(properties['PointInTimeRecoverySpecification'], 'PointInTimeRecoveryEnabled') === true;
  return [
    ...must(at(properties['SSESpecification'], 'SSEEnabled') === true, 'is not encrypted'),
    ...must(!kept || safe, 'is kept but can be lost'),
  ];
};

const cdn: Rule = ({ type, properties }) => {
  if (type === 'AWS::CloudFront::OriginAccessControl') {
    const config = fields(properties['OriginAccessControlConfig']);
    return must(
      config['SigningBehavior'] === 'always' && config['SigningProtocol'] === 'sigv4',
      'asks without signature',
    );
  }
  if (type !== 'AWS::CloudFront::Distribution') return [];
  const config = fields(properties['DistributionConfig']);
  const ways = branchesOf([config['DefaultCacheBehavior'] ?? {}, ...list(config['CacheBehaviors'])]);
  const origins = branchesOf(list(config['Origins']));
  const buckets = origins.filter((one) => one['CustomOriginConfig'] === undefined);
  const functions = origins.filter((one) => one['CustomOriginConfig'] !== undefined);
  const leadsToFunction = (way: Fields) => functions.some((one) => one['Id'] === way['TargetOriginId']);
  return [
    ...must(
      at(config['ViewerCertificate'], 'MinimumProtocolVersion') === 'TLSv1.2_2021',
      'takes older encryption than TLS 1.2 of 2021',
    ),
    ...must(config['HttpVersion'] === 'http2and3', 'does not speak HTTP/3'),
    ...must(
      buckets.every((one) => one['OriginAccessControlId'] !== undefined),
      'reads a bucket without showing who it is',
    ),
    ...must(
      functions.every(
        (one) =>
          at(one['CustomOriginConfig'], 'OriginProtocolPolicy') === 'https-only' &&
          text(at(one['CustomOriginConfig'], 'OriginSSLProtocols')) === '["TLSv1.2"]' &&
          text(one['OriginCustomHeaders']).includes('{{resolve:secretsmanager:'),
      ),
      'asks a function unencrypted, or without showing who it is',
    ),
    ...ways.flatMap((way) =>
      leadsToFunction(way)
        ? [
            // A text sent in clear is not helped by a redirect: such requests are refused.
            ...must(way['ViewerProtocolPolicy'] === 'https-only', 'takes texts without encryption'),
            ...must(way['ResponseHeadersPolicyId'] !== undefined, 'sends no security headers'),
            ...must(
              text(way['FunctionAssociations']).includes('"VisitorAddress.FunctionARN"'),
              'believes what a visitor says of the own address',
            ),
          ]
        : [
            ...must(way['ViewerProtocolPolicy'] === 'redirect-to-https', 'answers without encryption'),
            ...must(text(way['AllowedMethods']) === '["GET","HEAD"]', 'takes more than questions'),
            ...must(way['ResponseHeadersPolicyId'] !== undefined, 'sends no security headers'),
            ...must(text(way['FunctionAssociations']).includes('"Router.FunctionARN"'), 'goes past the router'),
          ],
    ),
  ];
};

const accounts: Rule = ({ type, whole, properties }) => {
  if (type === 'AWS::Cognito::UserPool') {
    const length = at(properties['Policies'], 'PasswordPolicy', 'MinimumLength');
    return [
      ...must(properties['DeletionProtection'] === 'ACTIVE' && whole['DeletionPolicy'] === 'Retain', 'can be lost'),
      ...must(Number(length ?? 0) >= 12, 'takes short passwords'),
      ...must(properties['MfaConfiguration'] !== 'OFF', 'knows no second factor'),
    ];
  }
  if (type === 'AWS::Cognito::UserPoolClient') {
    return [
      ...must(text(properties['AllowedOAuthFlows']) === '["code"]', 'gives tokens in addresses'),
      ...must(properties['PreventUserExistenceErrors'] === 'ENABLED', 'tells who has an account'),
      ...must(properties['EnableTokenRevocation'] === true, 'cannot take tokens back'),
      ...must(!text(properties['ExplicitAuthFlows']).includes('USER_PASSWORD_AUTH'), 'takes passwords as they are'),
    ];
  }
  if (type !== 'AWS::Cognito::IdentityPool') return [];
  return [
    ...must(properties['AllowClassicFlow'] === false, 'lets callers choose their role'),
    ...must(
      text(properties['CognitoIdentityProviders']).includes('"ServerSideTokenCheck":true'),
      'takes ended sessions',
    ),
  ];
};

const RULES: readonly Rule[] = [buckets, policies, roles, functions, logs, tables, cdn, accounts];

/** Every breach of the rules, one line each. */
export function securityFindings(source: string): string[] {
  const all: Resource[] = [];
  for (const [name, value] of Object.entries(fields(parseTemplate(source)['Resources']))) {
    const whole = fields(value);
    all.push({ name, type: word(whole['Type']), whole, properties: fields(whole['Properties']), all });
  }
  return all.flatMap((one) => RULES.flatMap((rule) => rule(one).map((finding) => `${one.name}: ${finding}`)));
}
