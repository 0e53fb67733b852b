// Decides what a role may do from the statements of the template: allow and deny, wildcards, the caller's identity in
// resources, and the conditions that the template uses.
import type { Template } from './template.ts';

/** A statement, with lists even where the template has a single word. */
export interface Statement {
  effect: 'Allow' | 'Deny';
  actions: readonly string[];
  resources: readonly string[];
  conditions: readonly Condition[];
}

interface Condition {
  operator: string;
  key: string;
  values: readonly string[];
}

/** A requested action. */
export interface Wish {
  action: string;
  resource: string;
  /** Values of variables such as cognito-identity.amazonaws.com:sub. */
  variables: Readonly<Record<string, string>>;
  /** Values of the conditions' keys such as s3:prefix. */
  context: Readonly<Record<string, string>>;
}

type Fields = Record<string, unknown>;
const fields = (value: unknown) => (value ?? {}) as Fields;
const words = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

function readStatement(value: unknown): Statement {
  const { Effect, Action, Resource, Condition, NotAction, NotResource } = fields(value);
  if (NotAction !== undefined || NotResource !== undefined) throw new Error('NotAction and NotResource are not known');
  const conditions = Object.entries(fields(Condition)).flatMap(([operator, keys]) =>
    Object.entries(fields(keys)).map(([key, values]) => ({ operator, key, values: words(values) })),
  );
  return {
    effect: Effect === 'Deny' ? 'Deny' : 'Allow',
    actions: words(Action),
    resources: words(Resource),
    conditions,
  };
}

/** Statements of all policies of a role. */
export function roleStatements(template: Template, role: string): Statement[] {
  const policies = (template.properties(role)['Policies'] ?? []) as unknown as Fields[];
  return policies.flatMap((policy) => {
    const statements = fields(policy['PolicyDocument'])['Statement'];
    return (Array.isArray(statements) ? statements : [statements]).map(readStatement);
  });
}

/** Statements of a policy that is a resource of its own, for a bucket or attached to roles. */
export function policyStatements(template: Template, policy: string): Statement[] {
  const statements = fields(template.properties(policy)['PolicyDocument'])['Statement'];
  return (Array.isArray(statements) ? statements : [statements]).map(readStatement);
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text matches a pattern. A variable stands for its literal value, even if that contains wildcards. */
function fits(pattern: string, text: string, variables: Wish['variables'], ignoreCase = false): boolean {
  const source = pattern
    .split(/(\$\{[^}]+\}|\*|\?)/)
    .map((part) => {
      if (part === '*') return '.*';
      if (part === '?') return '.';
      if (!part.startsWith('${')) return literal(part);
      const value = variables[part.slice(2, -1)];
      // Without a value nothing matches.
      return value === undefined || value === '' ? '(?!)' : literal(value);
    })
    .join('');
  return new RegExp(`^${source}$`, ignoreCase ? 'is' : 's').test(text);
}

function holds({ operator, key, values }: Condition, { context, variables }: Wish): boolean {
  const given = context[key];
  if (given === undefined) return false;
  switch (operator) {
    case 'StringEquals':
    case 'Bool':
      return values.includes(given);
    case 'StringLike':
      return values.some((value) => fits(value, given, variables));
    default:
      throw new Error(`The condition ${operator} is not known`);
  }
}

/** Whether the statements allow a request: at least one must allow it, and none may deny it. */
export function isAllowed(statements: readonly Statement[], wish: Wish): boolean {
  const matching = statements.filter(
    ({ actions, resources, conditions }) =>
      actions.some((action) => fits(action, wish.action, {}, true)) &&
      resources.some((resource) => fits(resource, wish.resource, wish.variables)) &&
      conditions.every((condition) => holds(condition, wish)),
  );
  return matching.some(({ effect }) => effect === 'Allow') && !matching.some(({ effect }) => effect === 'Deny');
}
