// The user pool transport: one POST per operation, with our time limits, error codes and retries. It also takes
// the place of the library's own client, which has these defects: six retries of a dead refresh,
// crashes on empty and foreign responses, and failures in our handlers reported as service failures.

import { AuthError } from '../authFailure.ts';
import { type Answer, assertSignInAnswer, readAnswer } from './answers.ts';
import { type HttpEnvironment, INTERACTIVE_LIMIT_MS, REQUEST_LIMIT_MS, sendHttp } from './http.ts';
import { type RetryPolicy, type Waiting, withRetry } from './retry.ts';

/**
 * Answers that carry a code or a password are sent once: the service would count them twice (RTY-3). A revocation is, too:
 * nobody waits for it, and retries would exceed its limit (OUT-1).
 */
const once: ReadonlySet<string> = new Set([
  'RespondToAuthChallenge',
  'ConfirmSignUp',
  'ConfirmForgotPassword',
  'VerifyUserAttribute',
  'VerifySoftwareToken',
  'ChangePassword',
  'RevokeToken',
]);

/** Operations that send mail or create something: retried only when the service said it did nothing. */
const making: ReadonlySet<string> = new Set([
  'SignUp',
  'ForgotPassword',
  'ResendConfirmationCode',
  'GetUserAttributeVerificationCode',
  'ConfirmDevice',
  'DeleteUser',
]);

/** Ways of starting a sign-in that send no message. */
const harmlessFlows: ReadonlySet<unknown> = new Set(['USER_SRP_AUTH', 'REFRESH_TOKEN_AUTH']);

/** Background operations, which get the long limit. */
const patient: ReadonlySet<string> = new Set(['GetUser', 'ListDevices', 'GetDevice', 'RevokeToken', 'ConfirmDevice']);

const signingIn: ReadonlySet<string> = new Set(['InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken']);

/** How often an operation may be sent. */
export function policyOf(operation: string, params: Answer): RetryPolicy {
  if (once.has(operation)) return 'never';
  // A custom challenge or mailed code sends mail at once; SRP only requests a salt, a refresh only tokens (REF-3).
  if (operation === 'InitiateAuth' && !harmlessFlows.has(params['AuthFlow'])) return 'throttled';
  return making.has(operation) ? 'throttled' : 'all';
}

/** A transport to the user pool. */
export interface Transport {
  /** One operation with its retries; `limitMs` and `keepalive` are for calls that outlive the page. */
  send(operation: string, params: Answer, options?: { limitMs?: number; keepalive?: boolean }): Promise<Answer>;
}

/** What a transport needs. */
export interface TransportEnvironment extends HttpEnvironment, Waiting {
  endpoint: string;
}

/** Creates a transport to an endpoint speaking the user pool's protocol. */
export function createTransport(env: TransportEnvironment): Transport {
  return {
    send(operation, params, { limitMs, keepalive } = {}) {
      const init: RequestInit = {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify(params),
        ...(keepalive ? { keepalive } : {}),
      };
      const limit = limitMs ?? (patient.has(operation) ? REQUEST_LIMIT_MS : INTERACTIVE_LIMIT_MS);
      const call = async () => {
        try {
          return readAnswer(await sendHttp(env, env.endpoint, init, limit), env.endpoint);
        } catch (error) {
          throw signingIn.has(operation) ? withClockHint(error, env.clock.hint()) : error;
        }
      };
      return withRetry(call, policyOf(operation, params), env);
    },
  };
}

/** SRP signs the local time, so a clock that is far off looks like a wrong password (CLK-2). */
function withClockHint(error: unknown, skew: number | undefined): unknown {
  if (skew === undefined || !(error instanceof AuthError) || error.code !== 'NotAuthorizedException') return error;
  const { code, message, statusCode } = error;
  return new AuthError(code, message, { statusCode, clockSkewMs: skew, cause: error });
}

/** The library's result callback. */
type Done = (error: unknown, data?: Answer) => void;

/** What the library calls its client. */
export interface LibraryClient {
  request(operation: string, params: Answer, done: Done): void;
  requestWithRetry(operation: string, params: Answer, done: Done): void;
  promisifyRequest(operation: string, params: Answer): Promise<Answer>;
}

/** Supplies what the library omits from a request, and exposes what it drops from a response. */
export interface LibraryHooks {
  add?: Answer;
  /** Receives every successful response. */
  seen?: (data: Answer) => void;
}

/** The error given to the library when it tries to refresh: refresh.ts does that, once for all tabs. */
export const REFRESH_ELSEWHERE = 'RefreshElsewhere';

const isRefresh = (operation: string, params: Answer) =>
  operation === 'InitiateAuth' && params['AuthFlow'] === 'REFRESH_TOKEN_AUTH';

/**
 * A client for one library operation. `crashed` receives errors the library throws while reading a response; its
 * callbacks run outside our promises, so that nothing is reported twice (SGN-13).
 */
export function libraryClient(
  transport: Transport,
  crashed: (error: unknown) => void,
  { add = {}, seen }: LibraryHooks = {},
): LibraryClient {
  const ask = async (operation: string, params: Answer): Promise<Answer> => {
    if (isRefresh(operation, params)) throw new AuthError(REFRESH_ELSEWHERE, 'Refreshing is done elsewhere');
    const data = await transport.send(operation, { ...params, ...add });
    if (signingIn.has(operation)) assertSignInAnswer(data);
    seen?.(data);
    return data;
  };
  const request = (operation: string, params: Answer, done: Done) => {
    const tell = (...outcome: Parameters<Done>) =>
      queueMicrotask(() => {
        try {
          done(...outcome);
        } catch (error) {
          crashed(error);
        }
      });
    ask(operation, params).then(
      (data) => tell(null, data),
      (error: unknown) => tell(error),
    );
  };
  return { request, requestWithRetry: request, promisifyRequest: ask };
}
