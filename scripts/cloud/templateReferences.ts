// How the parts of a CloudFormation template refer to each other: names, attributes, conditions, and dependencies.
import { type Fields, isFields, type Value } from './local/core/policy/template.ts';

/** A use of a name: a resource with an attribute, or something referenced by value. */
interface Reference {
  path: string;
  name: string;
  attribute?: string | undefined;
}

const PSEUDO = new Set(
  ['AccountId', 'NoValue', 'NotificationARNs', 'Partition', 'Region', 'StackId', 'StackName', 'URLSuffix'].map(
    (name) => `AWS::${name}`,
  ),
);
const RESOURCE_PARTS = new Set(
  'Type Condition Properties DependsOn Metadata DeletionPolicy UpdateReplacePolicy CreationPolicy UpdatePolicy'.split(
    ' ',
  ),
);

/** A string; '' for anything else. */
export const word = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const structure = (value: Value | undefined): Fields => (isFields(value) ? value : {});
const list = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

function dotted(path: string, whole: string): Reference {
  const [name = '', ...attribute] = whole.split('.');
  return { path, name, attribute: attribute.length > 0 ? attribute.join('.') : undefined };
}

function referencesOf(value: Value, path: string): Reference[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => referencesOf(one, `${path}[${index}]`));
  return Object.entries(structure(value)).flatMap(([key, of]): Reference[] => {
    if (key === 'Ref') return [{ path, name: word(of) }];
    if (key === 'Fn::GetAtt') return [dotted(path, list(of).map(word).join('.'))];
    if (key !== 'Fn::Sub') return referencesOf(of, `${path}.${key}`);
    const [pattern = '', own] = list(of);
    const names = [...word(pattern).matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, name = '']) => name);
    const foreign = names.filter((name) => !Object.hasOwn(structure(own), name)).map((name) => dotted(path, name));
    return [...foreign, ...referencesOf(own ?? {}, path)];
  });
}

/** Names of conditions that a value depends on. */
function conditionsIn(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(conditionsIn);
  return Object.entries(structure(value)).flatMap(([key, of]) => [
    ...(key === 'Fn::If' ? [word(list(of)[0])] : []),
    ...conditionsIn(of),
  ]);
}

/** Resources that wait for each other: the first cycle found. */
function circleIn(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const next of needs.get(name) ?? []) {
      const found = walk(next, [...way, name]);
      if (found.length > 0) return found;
    }
    done.add(name);
    return [];
  };
  return [...needs.keys()].map((name) => walk(name, [])).find(({ length }) => length > 0) ?? [];
}

/** Unknown names, attributes that a resource does not have, cycles; one line each. */
export function lintReferences(root: Fields, attributesOf: (resource: string) => readonly string[]): string[] {
  const resources = structure(root['Resources']);
  const parameters = structure(root['Parameters']);
  const conditions = structure(root['Conditions']);
  const findings: string[] = [];
  const check = ({ path, name, attribute }: Reference) => {
    const isResource = Object.hasOwn(resources, name);
    if (attribute !== undefined && isResource) {
      if (!attributesOf(name).includes(attribute)) findings.push(`${path}: ${name} has no attribute ${attribute}`);
    } else if (!isResource && (attribute !== undefined || !(Object.hasOwn(parameters, name) || PSEUDO.has(name)))) {
      findings.push(`${path}: there is no ${name}`);
    }
  };
  const checkCondition = (path: string, name: string) => {
    if (!Object.hasOwn(conditions, name)) findings.push(`${path}: there is no condition ${name}`);
  };

  const needs = new Map<string, Set<string>>();
  for (const [name, value] of Object.entries(resources)) {
    const resource = structure(value);
    const before = list(resource['DependsOn']).map((one) => ({ path: `${name}.DependsOn`, name: word(one) }));
    const references = [...referencesOf(resource['Properties'] ?? {}, name), ...before];
    references.forEach(check);
    needs.set(name, new Set(references.map((one) => one.name).filter((one) => Object.hasOwn(resources, one))));
    const unknown = Object.keys(resource).filter((part) => !RESOURCE_PARTS.has(part));
    findings.push(...unknown.map((part) => `${name}: a resource has no ${part}`));
    const own = resource['Condition'];
    for (const one of [...(own === undefined ? [] : [word(own)]), ...conditionsIn(resource['Properties'] ?? {})]) {
      checkCondition(name, one);
    }
  }
  for (const part of ['Conditions', 'Outputs']) referencesOf(root[part] ?? {}, part).forEach(check);
  conditionsIn(root['Outputs'] ?? {}).forEach((one) => checkCondition('Outputs', one));
  const circle = circleIn(needs);
  return circle.length > 0 ? [...findings, circle.join(' needs ')] : findings;
}
