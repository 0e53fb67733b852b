// A request that gets no answer, and why. What a caller reads is made from these alone: a bug says nothing about itself.
import { STATUS_CODES } from 'node:http';
import type { ProblemCode } from '../../lib/api/answers.ts';

const STATUS: Readonly<Record<ProblemCode, number>> = {
  'bad-request': 400,
  'bad-parameter': 400,
  'not-json': 400,
  'not-utf8': 400,
  unauthorized: 401,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  'too-large': 413,
  'unsupported-type': 415,
  'quota-exceeded': 429,
  'too-many-requests': 429,
  'headers-too-large': 431,
  internal: 500,
  overloaded: 503,
  'took-too-long': 503,
};

/** Thrown for anything that the caller, or the load, is the reason of. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly parameter: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /** `detail` is a sentence for the caller. */
  constructor(
    code: ProblemCode,
    detail: string,
    { parameter, headers = {} }: { parameter?: string; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
    this.status = STATUS[code];
    this.parameter = parameter;
    this.headers = headers;
  }
}

/** The body of a refusal (RFC 9457). */
export function problemBody({ code, status, message, parameter }: Problem): string {
  const title = STATUS_CODES[status] ?? 'Error';
  return JSON.stringify({ type: 'about:blank', title, status, detail: message, code, ...(parameter && { parameter }) });
}
