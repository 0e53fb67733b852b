// Calls one of the two functions (FUN-1): by its name with Invoke and the person's own cloud keys, or at an https address.
// The configuration decides; whoever calls does not know which it was. Never called for a guest (FUN-3).
import { isPageText } from '../../lib/foreignPage.ts';
import { AuthError } from '../auth/authFailure.ts';
import type { CloudCredentials } from '../auth/federated/cloudTypes.ts';
import type { ServiceClock } from '../auth/session/clock.ts';
import { INTERACTIVE_LIMIT_MS, sendHttp, type TextAnswer } from '../auth/transport/http.ts';
import { type Waiting, withRetry } from '../auth/transport/retry.ts';
import type { Config } from '../config/config.ts';
import { BillingError } from './billingError.ts';
import { functionAddress, isAddress } from './configured.ts';
import { signedHeaders } from './signRequest.ts';

/** What a call needs of the page and of the identity service. */
export interface FunctionEnvironment extends Waiting {
  config: Config;
  origin: string;
  fetch: typeof fetch;
  clock: ServiceClock;
  isOnline(): boolean;
  isSignedIn(): boolean;
  idToken(): Promise<string>;
  getCredentials(): Promise<CloudCredentials>;
  clearCredentials(): void;
  /** Details of a failure inside a function; they are not for the screen. */
  report(message: string, details: unknown): void;
}

/** The functions, as the configuration names them. */
export type FunctionName = 'create' | 'cancel';

/** Refusals that other keys or the service's own time may mend. */
const stale = /^(ExpiredToken|InvalidSignature|InvalidToken|RequestTimeTooSkewed|SignatureDoesNot|UnrecognizedClient)/;

const codeOf = ({ headers }: TextAnswer) => (headers.get('x-amzn-errortype') ?? '').replace(/[:#].*/, '');

async function sendOnce(env: FunctionEnvironment, target: string, body: string): Promise<TextAnswer> {
  const url = functionAddress(target, env.config, env.origin);
  const region = env.config.auth?.region ?? '';
  const headers = isAddress(target)
    ? { 'content-type': 'application/json' }
    : await signedHeaders(await env.getCredentials(), {
        url,
        body,
        region,
        service: 'lambda',
        now: env.clock.serverNow(),
      });
  const answer = await sendHttp(env, url.href, { method: 'POST', headers, body }, INTERACTIVE_LIMIT_MS);
  const { status } = answer;
  // A failure above 500 may carry the function's own answer; without one it is worth another try.
  const busy = status === 429 || (status >= 500 && !answer.text.trimStart().startsWith('{'));
  if (busy)
    throw new AuthError(codeOf(answer) || 'ServiceError', 'The function could not be called', { statusCode: status });
  return answer;
}

function wayError(thrown: unknown, online: boolean): BillingError {
  if (thrown instanceof BillingError) return thrown;
  const { code, statusCode } = thrown instanceof AuthError ? thrown : { code: '', statusCode: undefined };
  const details = { cause: thrown };
  if (!online) return new BillingError('offline', 'There is no network', details);
  if (code === 'NetworkError') return new BillingError('network', 'The function cannot be reached', details);
  if (code === 'TimeoutError') return new BillingError('timeout', 'The function did not answer in time', details);
  if (['NoCurrentUser', 'NotAuthenticated', 'SessionExpired'].includes(code)) {
    return new BillingError('not_signed_in', 'Nobody is signed in', details);
  }
  if (code === 'InvalidResponse') return new BillingError('unreadable', 'Something else answered', details);
  if (statusCode === 429) return new BillingError('rate_limited', 'Too many calls', details);
  return new BillingError('failed', 'The function could not be called', details);
}

/** The content of an answer. Throws a BillingError for everything that is not the function's own JSON. */
function contentOf(env: FunctionEnvironment, answer: TextAnswer): unknown {
  const { headers, status, text } = answer;
  if (headers.has('x-amz-function-error')) {
    // The status is 200 all the same (FUN-2).
    env.report('A function of the payment system failed', text.slice(0, 500));
    throw new BillingError('failed', 'FunctionError');
  }
  const code = codeOf(answer);
  if (code !== '') {
    const denied = status === 401 || status === 403;
    throw new BillingError(denied ? 'denied' : 'failed', `${code}: ${text.slice(0, 200)}`);
  }
  if (isPageText(text)) throw new BillingError('unreadable', 'A page answered instead of the function');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new BillingError('unreadable', 'The answer is not JSON', { cause });
  }
}

/** Calls a function with a payload, to which the id token is added. Rejects with a BillingError. */
export async function callFunction(
  env: FunctionEnvironment,
  name: FunctionName,
  payload: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const target = env.config.functions?.[name];
  if (!target) throw new BillingError('not_configured', `The function ${name} is not configured`);
  if (!env.isSignedIn()) throw new BillingError('not_signed_in', 'Nobody is signed in');
  if (!env.isOnline()) throw new BillingError('offline', 'There is no network');
  try {
    const body = JSON.stringify({ ...payload, idToken: await env.idToken() });
    const send = () => withRetry(() => sendOnce(env, target, body), 'all', env);
    let answer = await send();
    if (stale.test(codeOf(answer))) {
      env.clearCredentials();
      answer = await send();
    }
    return contentOf(env, answer);
  } catch (error) {
    throw wayError(error, env.isOnline());
  }
}
