// When and how a call to the cloud is made again (RTY-1, RTY-2, RTY-3). Also used for storage.
import { AuthError } from '../authFailure.ts';

/** Specification section 9. */
export const RETRIES = 3;
/** Milliseconds before the first repetition at most; doubles each time. */
export const RETRY_BASE_MS = 100;

/** Codes by which the services ask to slow down. */
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

/** Whether the service said that it did nothing because there were too many calls. */
export function isThrottled(error: AuthError): boolean {
  return throttling.has(error.code) || error.statusCode === 429;
}

/** Whether a failure may be gone a moment later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof AuthError)) return false;
  if (error.code === 'NetworkError' || error.code === 'TimeoutError' || isThrottled(error)) return true;
  return error.foreign || (error.statusCode !== undefined && error.statusCode >= 500);
}

/**
 * What may be repeated: everything that may pass, only what the service certainly did not do, or nothing. A code counts
 * once, so an answer that carries one is never sent twice.
 */
export type RetryPolicy = 'all' | 'throttled' | 'never';

/** Time and chance, replaced by tests. */
export interface Waiting {
  sleep(milliseconds: number): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

/** Runs a call and repeats it as the policy allows; rejects with the last failure. */
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
