// One request to a cloud service with a time limit, returning text. Every failure is an AuthError (ERR-1, ERR-4).
import { AuthError } from '../authFailure.ts';
import type { ServiceClock } from '../session/clock.ts';

/** Specification section 9: time limit of a request. */
export const REQUEST_LIMIT_MS = 120_000;
/** Time limit where a person waits for the answer. */
export const INTERACTIVE_LIMIT_MS = 20_000;

/** The environment of a request. */
export interface HttpEnvironment {
  fetch: typeof fetch;
  clock: ServiceClock;
}

/** A response with its complete body. */
export interface TextAnswer {
  status: number;
  ok: boolean;
  headers: Headers;
  text: string;
}

/** Sends a request. Rejects with TimeoutError or NetworkError; any status counts as a response. */
export async function sendHttp(
  { fetch, clock }: HttpEnvironment,
  url: string,
  init: RequestInit,
  limitMs: number = REQUEST_LIMIT_MS,
): Promise<TextAnswer> {
  const control = new AbortController();
  let late: (() => void) | undefined;
  const timer = setTimeout(() => {
    control.abort(new DOMException('The time limit has passed', 'TimeoutError'));
    late?.();
  }, limitMs);
  // A fetch that ignores its signal must not keep anyone waiting.
  const limit = new Promise<never>((_, reject) => {
    late = () => reject(new DOMException('The time limit has passed', 'TimeoutError'));
  });
  const exchange = async (): Promise<TextAnswer> => {
    const response = await fetch(url, {
      mode: 'cors',
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      ...init,
      signal: control.signal,
    });
    clock.learn(response.headers);
    const { status, ok, headers } = response;
    return { status, ok, headers, text: await response.text() };
  };
  try {
    return await Promise.race([exchange(), limit]);
  } catch (cause) {
    const timedOut = control.signal.aborted || (cause instanceof Error && cause.name === 'TimeoutError');
    throw timedOut
      ? new AuthError('TimeoutError', 'The service did not answer in time', { statusCode: 0, cause })
      : new AuthError('NetworkError', 'Network error', { statusCode: 0, cause });
  } finally {
    clearTimeout(timer);
  }
}
