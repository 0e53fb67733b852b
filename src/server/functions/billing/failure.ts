// Failures of the payment functions that are told to the site. Everything else that is thrown is a bug: the service reports
// it as a failed function, and its details stay in the log.
import type { Fail, FailCode } from '../../../lib/billing/answers.ts';
import { VERSION } from '../../../lib/billing/requests.ts';

/** A failure with a code of the agreed list. */
export class BillingError extends Error {
  readonly code: FailCode;
  readonly retryAfter: number | undefined;

  constructor(code: FailCode, message: string, retryAfter?: number) {
    super(message);
    this.name = 'BillingError';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Seconds after which it makes sense to ask again when a service is down. */
const LATER_S = 30;

/** A service that the function needs (payments, table, keys of the pool) gave no usable answer. */
export function unavailable(service: string, cause: unknown): BillingError {
  const error = new BillingError('provider_unavailable', `${service} is not available`, LATER_S);
  error.cause = cause;
  return error;
}

/** The answer of some work, or its failure in the agreed form; `log` gets the reason. */
export async function answering<T>(work: () => Promise<T>, log: (line: string) => void): Promise<T | Fail> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    const { code, message, retryAfter, cause } = error;
    if (cause !== undefined) log(`${message}: ${cause instanceof Error ? cause.message : JSON.stringify(cause)}`);
    return { v: VERSION, ok: false, code, message, ...(retryAfter !== undefined && { retryAfter }) };
  }
}
