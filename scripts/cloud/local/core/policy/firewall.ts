// The user pool's firewall, as in the template: how many requests of each kind may come from one address.
import { fail } from '../errors.ts';
import type { Clock } from '../store.ts';
import type { Template } from './template.ts';

/** A request in front of the pool. The path is the service's own, with its protocol at the root. */
export interface PoolRequest {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

/** Refuses requests that come too often. */
export interface Firewall {
  check(source: string, request: PoolRequest): void;
}

type Fields = Readonly<Record<string, unknown>>;
type Test = (request: PoolRequest) => boolean;

/** A rule: at most this many requests of this kind within a period. */
interface Rule {
  limit: number;
  windowMs: number;
  fits: Test;
  /** When requests came, by address. */
  seen: Map<string, number[]>;
}

const fields = (value: unknown): Fields => (value ?? {}) as Fields;

/** Transformations of a text before it is examined. */
const TRANSFORMATIONS: Readonly<Record<string, (text: string) => string>> = {
  NONE: (text) => text,
  // Paths have already been normalised.
  NORMALIZE_PATH: (text) => text,
  JS_DECODE: (text) =>
    text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
};

function readTransformation(match: Fields): (text: string) => string {
  const steps = ((match['TextTransformations'] ?? []) as Fields[]).map(({ Type }) => {
    const step = TRANSFORMATIONS[String(Type)];
    if (!step) throw new Error(`The transformation ${String(Type)} of the firewall is not known here`);
    return step;
  });
  return (text) => steps.reduce((sofar, step) => step(sofar), text);
}

function readTest(statement: Fields): Test {
  const all = statement['AndStatement'];
  if (all) {
    const tests = (fields(all)['Statements'] as Fields[]).map(readTest);
    return (request) => tests.every((test) => test(request));
  }
  const match = fields(statement['RegexMatchStatement']);
  const field = fields(match['FieldToMatch']);
  const pattern = new RegExp(String(match['RegexString']));
  const transformed = readTransformation(match);
  if (field['Body']) return ({ body }) => pattern.test(transformed(body));
  if (field['Method']) return ({ method }) => pattern.test(transformed(method));
  if (field['UriPath']) return ({ path }) => pattern.test(transformed(path));
  const header = fields(field['SingleHeader'])['Name'];
  if (typeof header !== 'string') throw new Error('A rule of the firewall looks at something that is not known here');
  return ({ headers }) => pattern.test(transformed(headers.get(header) ?? ''));
}

function readRule(rule: Fields): Rule {
  const rate = fields(fields(rule['Statement'])['RateBasedStatement']);
  const scope = rate['ScopeDownStatement'];
  return {
    limit: Number(rate['Limit']),
    windowMs: Number(rate['EvaluationWindowSec']) * 1000,
    fits: scope ? readTest(fields(scope)) : () => true,
    seen: new Map(),
  };
}

/** Reads the rules of the template. */
export function openFirewall(template: Template, clock: Clock): Firewall {
  const has = template.resources.includes('PoolFirewall');
  const rules = has ? (template.properties('PoolFirewall')['Rules'] as unknown as Fields[]).map(readRule) : [];
  return {
    check(source, request) {
      const now = clock();
      for (const { limit, windowMs, fits, seen } of rules) {
        if (!fits(request)) continue;
        const recent = (seen.get(source) ?? []).filter((at) => at > now - windowMs);
        // Refused requests count as well, so callers have to stop for a while.
        seen.set(source, [...recent.slice(-limit), now]);
        if (recent.length >= limit) fail('ForbiddenException', 'Request not allowed due to WAF block.');
      }
    },
  };
}
