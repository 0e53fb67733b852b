// Reads the parts of the CloudFormation template that the local cloud needs: short tags, parameters, conditions, references.
// A reference to a resource becomes a readable name, so that policies can be compared.
import { type CollectionTag, parse, type ScalarTag } from 'yaml';

/** A value in a template. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
/** A structure in a template. */
export type Fields = { [key: string]: Value };

/** A template whose references are resolved. */
export interface Template {
  /** Properties of a resource. Throws if there is no such resource. */
  properties(resource: string): Fields;
  /** Names of all resources whose condition holds. */
  resources: readonly string[];
}

const CALLS = ['Ref', 'Sub', 'GetAtt', 'If', 'Not', 'Equals', 'And', 'Or', 'Join', 'Select', 'Split'];
const keyOf = (name: string) => (name === 'Ref' ? 'Ref' : `Fn::${name}`);

const scalarTags: ScalarTag[] = CALLS.map((name) => ({
  tag: `!${name}`,
  resolve: (value: string) => ({ [keyOf(name)]: value }),
}));

const listTags: CollectionTag[] = CALLS.map((name) => ({
  tag: `!${name}`,
  collection: 'seq',
  resolve: (items) => {
    const node = items as { toJSON(): unknown };
    return { [keyOf(name)]: node.toJSON() };
  },
}));

/** Whether a value is an object. */
export const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function word(value: Value | undefined): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error('The template has a structure where it should have a word');
}

/** The last text read and its result. It is never changed, and tests open hundreds of clouds over one template. */
let last: { source: string; root: Fields } | undefined;

/** The tree of a template's text: short tags expanded, nothing resolved. */
export function parseTemplate(source: string): Fields {
  if (last?.source !== source) {
    const root = parse(source, { customTags: [...scalarTags, ...listTags], logLevel: 'error' }) as Fields;
    last = { source, root };
  }
  return last.root;
}

/** Reads a template's text with values for its parameters; parameters without a value keep their default. */
export function readTemplate(source: string, values: Readonly<Record<string, string>>): Template {
  const root = parseTemplate(source);
  const parameters = (root['Parameters'] ?? {}) as Record<string, Fields>;
  const conditions = (root['Conditions'] ?? {}) as Fields;
  const resources = (root['Resources'] ?? {}) as Record<string, Fields>;
  const NOTHING = Symbol('AWS::NoValue');
  type Resolved = Value | typeof NOTHING;

  const pseudo: Record<string, string> = {
    'AWS::Region': 'local',
    'AWS::AccountId': '000000000000',
    'AWS::StackName': 'local',
    'AWS::Partition': 'aws',
  };

  const reference = (name: string): Resolved => {
    if (name === 'AWS::NoValue') return NOTHING;
    if (name in pseudo) return pseudo[name] ?? '';
    if (name in parameters) return values[name] ?? word(parameters[name]?.['Default'] ?? '');
    if (name in resources) return name;
    throw new Error(`The template refers to ${name}, which it does not have`);
  };

  const attribute = (path: string): string => {
    const [resource = '', name = ''] = path.split('.');
    if (!(resource in resources)) throw new Error(`The template refers to ${resource}, which it does not have`);
    const bucket = resources[resource]?.['Type'] === 'AWS::S3::Bucket';
    if (name === 'Arn') return bucket ? `arn:aws:s3:::${resource}` : `arn:aws:local:::${resource}`;
    return `${resource}.${name}`;
  };

  // ${!name} stands for ${name} itself: variables of policies look like that.
  const substitute = (pattern: string) =>
    pattern.replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name.includes('.')) return attribute(name);
      const value = reference(name);
      return typeof value === 'symbol' ? '' : word(value);
    });

  const holds = (value: Value | undefined): boolean => {
    if (!isFields(value)) throw new Error('A condition of the template is not a condition');
    const [name = '', of] = Object.entries(value)[0] ?? [];
    if (name === 'Condition') return holds(conditions[word(of)]);
    const parts = Array.isArray(of) ? of : [];
    if (name === 'Fn::Equals') return resolve(parts[0] ?? null) === resolve(parts[1] ?? null);
    if (name === 'Fn::Not') return !holds(parts[0]);
    if (name === 'Fn::And') return parts.every(holds);
    if (name === 'Fn::Or') return parts.some(holds);
    throw new Error(`The template's condition ${name} is not known`);
  };

  const call = (name: string, of: Value): Resolved => {
    if (name === 'Ref') return reference(word(of));
    if (name === 'Fn::GetAtt') return attribute(Array.isArray(of) ? of.map(word).join('.') : word(of));
    if (name === 'Fn::Sub') return substitute(word(Array.isArray(of) ? of[0] : of));
    if (name === 'Fn::If' && Array.isArray(of)) {
      return resolve((holds(conditions[word(of[0])]) ? of[1] : of[2]) ?? null);
    }
    if (name === 'Fn::Join' && Array.isArray(of)) {
      const items = resolve(of[1] ?? []);
      return Array.isArray(items) ? items.map(word).join(word(of[0])) : '';
    }
    if (name === 'Fn::Split' && Array.isArray(of)) return word(of[1] && resolved(of[1])).split(word(of[0]));
    if (name === 'Fn::Select' && Array.isArray(of)) {
      const items = resolved(of[1] ?? []);
      return Array.isArray(items) ? (items[Number(of[0])] ?? '') : '';
    }
    throw new Error(`The template's function ${name} is not known`);
  };
  const resolved = (value: Value): Value => {
    const found = resolve(value);
    return typeof found === 'symbol' ? '' : found;
  };

  function resolve(value: Value): Resolved {
    if (Array.isArray(value)) return value.map(resolve).filter((one) => one !== NOTHING);
    if (!isFields(value)) return value;
    const entries = Object.entries(value);
    const [first] = entries;
    if (entries.length === 1 && first && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
      return call(first[0], first[1]);
    }
    return Object.fromEntries(
      entries.map(([key, one]) => [key, resolve(one)] as const).filter(([, one]) => one !== NOTHING),
    ) as Fields;
  }

  const exists = (resource: Fields) =>
    resource['Condition'] === undefined || holds(conditions[word(resource['Condition'])]);

  return {
    resources: Object.keys(resources).filter((name) => exists(resources[name] ?? {})),
    properties(name) {
      const resource = resources[name];
      if (!resource) throw new Error(`The template has no resource ${name}`);
      return resolve(resource['Properties'] ?? {}) as Fields;
    },
  };
}
