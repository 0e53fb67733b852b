// Checks a CloudFormation template against its resources' schemas: finds in a second what a deployment would find after
// minutes, or months later in a branch that is disabled today.
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import { type Fields, isFields, parseTemplate, type Value } from './local/core/policy/template.ts';
import { lintReferences, word } from './templateReferences.ts';

const spec = loadAwsServiceSpecSync();
const resourceOf = (type: string) => [...spec.lookup('resource', 'cloudFormationType', 'equals', type)][0];

type Properties = NonNullable<ReturnType<typeof resourceOf>>['properties'];
type Kind = Properties[string]['type'];

const NOTHING = 'AWS::NoValue';

/** The values that a property may have: both branches of a condition, none if the property is omitted. */
function choices(value: Value): Value[] {
  if (!isFields(value)) return [value];
  if (value['Ref'] === NOTHING) return [];
  const branches = value['Fn::If'];
  return Array.isArray(branches) ? branches.slice(1).flatMap(choices) : [value];
}

/** Whether a value is known only in the cloud. */
function isLate(value: Value): boolean {
  const [name = '', ...others] = isFields(value) ? Object.keys(value) : [];
  return others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'));
}

function fitsWord(kind: string, value: string | number | boolean): boolean {
  if (kind === 'boolean') return typeof value === 'boolean' || value === 'true' || value === 'false';
  if (kind === 'integer') return /^-?\d+$/.test(String(value));
  if (kind === 'number') return value !== '' && !Number.isNaN(Number(value));
  return true;
}

function lintStructure(properties: Properties, value: Value, path: string): string[] {
  if (!isFields(value)) return [`${path}: must be a structure`];
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  const missing = Object.keys(properties).filter(
    (name) => properties[name]?.required && choices(value[name] ?? { Ref: NOTHING }).length === 0,
  );
  return [
    ...unknown.map((name) => `${path}: there is no property ${name}`),
    ...missing.map((name) => `${path}: ${name} is missing`),
    ...Object.entries(value).flatMap(([name, one]) => {
      const kind = properties[name]?.type;
      return kind ? lintValue(kind, one, `${path}.${name}`) : [];
    }),
  ];
}

function lintOne(kind: Kind, value: Value, path: string): string[] {
  if (kind.type === 'json' || isLate(value)) return [];
  if (kind.type === 'ref')
    return lintStructure(spec.get('typeDefinition', kind.reference.$ref).properties, value, path);
  if (kind.type === 'tag') return isFields(value) && 'Key' in value ? [] : [`${path}: must be a tag`];
  if (kind.type === 'array') {
    if (!Array.isArray(value)) return [`${path}: must be a list`];
    return value.flatMap((one, index) => lintValue(kind.element, one, `${path}[${index}]`));
  }
  if (kind.type === 'map') {
    if (!isFields(value)) return [`${path}: must be a structure`];
    return Object.entries(value).flatMap(([name, one]) => lintValue(kind.element, one, `${path}.${name}`));
  }
  if (kind.type === 'union') {
    const findings = kind.types.map((one) => lintOne(one, value, path));
    return findings.some(({ length }) => length === 0) ? [] : (findings[0] ?? []);
  }
  if (typeof value === 'object' || !fitsWord(kind.type, value)) return [`${path}: must be a ${kind.type}`];
  const allowed: readonly unknown[] = 'allowedValues' in kind ? (kind.allowedValues ?? []) : [];
  const isKnown = allowed.length === 0 || allowed.map(String).includes(String(value));
  return isKnown ? [] : [`${path}: ${String(value)} is none of ${allowed.join(', ')}`];
}

function lintValue(kind: Kind, value: Value, path: string): string[] {
  return choices(value).flatMap((one) => lintOne(kind, one, path));
}

/** Everything that is wrong, one line each; empty if the template is valid. Both branches of each condition are read. */
export function lintTemplate(source: string): string[] {
  const root = parseTemplate(source);
  const resources = (root['Resources'] ?? {}) as Record<string, Fields>;
  const schemas = new Map(
    Object.entries(resources).map(([name, resource]) => [name, resourceOf(word(resource['Type']))] as const),
  );
  const findings = Object.entries(resources).flatMap(([name, resource]) => {
    const schema = schemas.get(name);
    if (!schema) return [`${name}: there is no type ${word(resource['Type'])}`];
    return lintStructure(schema.properties, resource['Properties'] ?? {}, name);
  });
  return [...findings, ...lintReferences(root, (name) => Object.keys(schemas.get(name)?.attributes ?? {}))];
}
