// The template is safe by rules, and each rule finds the mistake that it is there for.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityFindings } from './securityRules.ts';

const own = readFileSync(new URL('template.yaml', import.meta.url), 'utf8');

/** What is wrong in the template after a change of its text. */
function after(from: string | RegExp, to: string): string[] {
  const changed = own.replace(from, to);
  expect(changed, 'the change changes nothing').not.toBe(own);
  return securityFindings(changed);
}

const mistakes: [what: string, from: string | RegExp, to: string, finding: string][] = [
  [
    'a bucket that may be made public',
    'BlockPublicPolicy: true',
    'BlockPublicPolicy: false',
    'SiteBucket: may be made public',
  ],
  ['a bucket that takes access lists', 'BucketOwnerEnforced', 'ObjectWriter', 'SiteBucket: takes access lists'],
  [
    'a bucket that answers every site',
    'AllowedOrigins: [!Ref SiteOrigin]',
    "AllowedOrigins: ['*']",
    'DocumentsBucket: answers pages of other sites',
  ],
  ['a bucket without encryption', / {6}BucketEncryption:\n.*\n.*\n/, '', 'SiteBucket: is not encrypted'],
  [
    'unencrypted connections',
    "aws:SecureTransport: 'false'",
    "aws:SecureTransport: 'true'",
    'SiteBucket: takes unencrypted connections',
  ],
  [
    'a bucket that is open to everybody',
    '{ Service: cloudfront.amazonaws.com }',
    "'*'",
    'SiteBucketPolicy: allows something to everybody',
  ],
  [
    'a bucket that is open to every distribution',
    'AWS:SourceArn',
    'AWS:SourceIp',
    'SiteBucketPolicy: lets every distribution in',
  ],
  [
    'all actions',
    'Action: [s3:GetObject, s3:PutObject, s3:DeleteObject]',
    "Action: 's3:*'",
    'ReleasePolicy: allows s3:*: name the actions',
  ],
  [
    'all resources',
    '{ Effect: Allow, Action: s3:ListBucket, Resource: !GetAtt SiteBucket.Arn }',
    "{ Effect: Allow, Action: s3:ListBucket, Resource: '*' }",
    'ReleasePolicy: allows s3:ListBucket on everything',
  ],
  [
    'a permission by exception',
    'Action: ses:SendEmail',
    'NotAction: ses:SendEmail',
    'MagicLinkRole: allows by exception',
  ],
  [
    'a role for every pool',
    'cognito-identity.amazonaws.com:aud: !Ref IdentityPool',
    'x: y',
    'AuthRole: may be taken from any pool',
  ],
  [
    'a role for several services',
    '{ Service: cognito-idp.amazonaws.com }',
    '{ Service: [a, b] }',
    'SmsRole: may be taken by more than one service',
  ],
  [
    'a function without a log',
    'LoggingConfig: { LogGroup: !Ref CountObjectsLog }',
    'LoggingConfig: {}',
    'CountObjects: has no log of its own',
  ],
  [
    'a function that runs for minutes',
    'Timeout: 30',
    'Timeout: 300',
    'CountObjects: may run for longer than half a minute',
  ],
  [
    'a secret in plain sight',
    'QUOTA_TABLE: !Ref QuotaTable',
    "KEY: '{{resolve:secretsmanager:a}}'",
    'CountObjects: has a secret among its variables',
  ],
  [
    'logs that are kept for ever',
    'RetentionInDays: 30',
    'RetentionInDays: 365',
    'MagicLinkLog: keeps logs for longer than 90 days',
  ],
  [
    'a table without encryption',
    'SSESpecification: { SSEEnabled: true }',
    'SSESpecification: { SSEEnabled: false }',
    'AttemptsTable: is not encrypted',
  ],
  [
    'a table that can be lost',
    'PointInTimeRecoveryEnabled: true',
    'PointInTimeRecoveryEnabled: false',
    'QuotaTable: is kept but can be lost',
  ],
  [
    'a CDN without signature',
    'SigningBehavior: always',
    'SigningBehavior: never',
    'SiteAccess: asks without signature',
  ],
  ['old encryption', 'TLSv1.2_2021', 'TLSv1.2_2018', 'Distribution: takes older encryption than TLS 1.2 of 2021'],
  ['no HTTP/3', 'HttpVersion: http2and3', 'HttpVersion: http2', 'Distribution: does not speak HTTP/3'],
  [
    'a bucket read anonymously',
    /OriginAccessControlId: .*\n/,
    '\n',
    'Distribution: reads a bucket without showing who it is',
  ],
  [
    'a way without encryption',
    'ViewerProtocolPolicy: redirect-to-https',
    'ViewerProtocolPolicy: allow-all',
    'Distribution: answers without encryption',
  ],
  [
    'a way that takes uploads',
    'AllowedMethods: [GET, HEAD]\n',
    'AllowedMethods: [GET, HEAD, PUT]\n',
    'Distribution: takes more than questions',
  ],
  ['a way without headers', 'ResponseHeadersPolicyId: !Ref AiHeaders', '', 'Distribution: sends no security headers'],
  ['a way past the router', /FunctionAssociations: .*Router.*/, '', 'Distribution: goes past the router'],
  ['a pool that can be deleted', 'DeletionProtection: ACTIVE', 'DeletionProtection: INACTIVE', 'UserPool: can be lost'],
  ['short passwords', 'MinimumLength: 12', 'MinimumLength: 8', 'UserPool: takes short passwords'],
  ['no second factor', 'MfaConfiguration: OPTIONAL', "MfaConfiguration: 'OFF'", 'UserPool: knows no second factor'],
  [
    'tokens in addresses',
    'AllowedOAuthFlows: [code]',
    'AllowedOAuthFlows: [code, implicit]',
    'WebClient: gives tokens in addresses',
  ],
  [
    'a client that tells who has an account',
    'PreventUserExistenceErrors: ENABLED',
    'PreventUserExistenceErrors: LEGACY',
    'WebClient: tells who has an account',
  ],
  [
    'tokens that cannot be taken back',
    'EnableTokenRevocation: true',
    'EnableTokenRevocation: false',
    'WebClient: cannot take tokens back',
  ],
  [
    'passwords as they are',
    '- ALLOW_USER_SRP_AUTH',
    '- ALLOW_USER_PASSWORD_AUTH',
    'WebClient: takes passwords as they are',
  ],
  [
    "a role of the caller's choice",
    'AllowClassicFlow: false',
    'AllowClassicFlow: true',
    'IdentityPool: lets callers choose their role',
  ],
  [
    'sessions that have ended',
    'ServerSideTokenCheck: true',
    'ServerSideTokenCheck: false',
    'IdentityPool: takes ended sessions',
  ],
  [
    'an API that is asked unencrypted',
    'OriginProtocolPolicy: https-only',
    'OriginProtocolPolicy: http-only',
    'Distribution: asks a function unencrypted, or without showing who it is',
  ],
  [
    'an API that takes texts unencrypted',
    'ViewerProtocolPolicy: https-only',
    'ViewerProtocolPolicy: allow-all',
    'Distribution: takes texts without encryption',
  ],
  [
    'an API that believes what a visitor says',
    'FunctionARN: !GetAtt VisitorAddress.FunctionARN',
    'FunctionARN: !GetAtt Router.FunctionARN',
    'Distribution: believes what a visitor says of the own address',
  ],
];

describe('the security of the template', () => {
  it('has no breach', () => {
    expect(securityFindings(own)).toEqual([]);
  });

  it.each(mistakes)('finds %s', (_, from, to, finding) => {
    expect(after(from, to)).toEqual([finding]);
  });
});
