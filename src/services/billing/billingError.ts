// Why something about a payment failed: the codes of the functions, and those of the way to them. Each has a text in
// `errors.<code>` of locales/*/billing.json.
import type { FailCode } from '../../lib/billing/answers.ts';

/** Codes of failures that no function answered with. */
export type WayCode =
  | 'denied'
  | 'failed'
  | 'network'
  | 'not_configured'
  | 'offline'
  | 'refused_address'
  | 'timeout'
  | 'unreadable';

/** A code with a text. */
export type BillingCode = FailCode | WayCode;

/** A failure of a payment function or of the way to it. `message` is for the log. */
export class BillingError extends Error {
  readonly code: BillingCode;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: BillingCode, message: string, details: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.name = 'BillingError';
    this.code = code;
    this.retryAfter = details.retryAfter;
  }
}

const passing: ReadonlySet<BillingCode> = new Set<BillingCode>([
  'failed',
  'network',
  'offline',
  'provider_unavailable',
  'rate_limited',
  'timeout',
  'unreadable',
]);

/** Whether the same attempt may succeed later. */
export const isPassing = (code: BillingCode): boolean => passing.has(code);
