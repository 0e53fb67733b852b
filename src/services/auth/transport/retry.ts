// When and how cloud calls are retried (RTY-1, RTY-2, RTY-3). Also used for storage.
import { AuthError } from '../authFailure.ts';

/** Specification section 9. */
export const RETRIES = 3;
/** Maximum delay before the first retry in milliseconds; doubles each time. */
export const RETRY_BASE_MS = 100;

/** The services' throttling codes. */
const throttling: ReadonlySet<string> = new Set([
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'ProvisionedThroughputExceededException',
  'TransactionInProgressException',
]);

/** Whether the service throttled the call and did nothing. */
export function isThrottled(error: AuthError): boolean {
  return throttling.has(error.code) || error.statusCode === 429;
}

/** Whether a failure is likely to be transient. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof AuthError)) return false;
  if (error.code === 'NetworkError' || error.code === 'TimeoutError' || isThrottled(error)) return true;
  return error.foreign || (error.statusCode !== undefined && error.statusCode >= 500);
}

/**
 * What may be retried: any transient failure, only calls the service certainly did not perform, or nothing. A code is valid
 * once, so a request carrying one is never sent twice.
 */
export type RetryPolicy = 'all' | 'throttled' | 'never';

/** Clock and randomness, replaced in tests. */
export interface Waiting {
  sleep(milliseconds: number): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

/** Runs a call with the retries the policy allows; rejects with the last failure. */
export async function withRetry<T>(call: () => Promise<T>, policy: RetryPolicy, waiting: Waiting): Promise<T> {
  for (let repetition = 0; ; repetition++) {
    try {
      return await call();
    } catch (error) {
      const allowed =
        policy === 'all'
          ? isTransient(error)
          : policy === 'throttled' && error instanceof AuthError && isThrottled(error);
      if (!allowed || repetition >= RETRIES) throw error;
      await waiting.sleep(waiting.random() * RETRY_BASE_MS * 2 ** repetition);
    }
  }
}
