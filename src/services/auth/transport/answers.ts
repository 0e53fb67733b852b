// Reads the cloud services' JSON responses and turns everything else into coded errors (ERR-2, ERR-3, SGN-11).

import { isPageText } from '../../../lib/foreignPage.ts';
import { log } from '../../log.ts';
import { AuthError } from '../authFailure.ts';
import type { TextAnswer } from './http.ts';

/** A JSON object from the service. */
export type Answer = Record<string, unknown>;

const UNREADABLE = 'The service sent an unreadable answer';

function parse(text: string): Answer | undefined {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/** The code of an error: the part after '#', cut at ':'. */
function codeOf(body: Answer | undefined, headers: Headers): string | undefined {
  const raw = firstText(body?.['__type'], body?.['code'], headers.get('x-amzn-errortype'));
  return raw?.split('#').pop()?.split(':')[0]?.trim() || undefined;
}

/** Addresses found to have no service behind them, so that the operator is told once. */
const told = new Set<string>();

/** The site was published with the wrong endpoints, so its own web server answers. */
function tellNoService(endpoint: string, status: number): void {
  if (told.has(endpoint)) return;
  told.add(endpoint);
  const portal = status === 200 ? ', unless the network of this device asks for a sign-in of its own' : '';
  log.error(`No cloud service answers at ${endpoint} (status ${status}). Check "endpoints" in config.json${portal}.`);
}

/** The body of a successful response; rejects with the provider's error or else ServiceError or UnknownError. */
export function readAnswer(answer: TextAnswer, endpoint: string): Answer {
  const body = parse(answer.text);
  const foreign = isPageText(answer.text);
  if (!answer.ok) {
    const said = codeOf(body, answer.headers);
    const nobody = !said && [404, 405, 501].includes(answer.status);
    if (nobody) tellNoService(endpoint, answer.status);
    const code = said ?? (nobody || answer.status >= 500 ? 'ServiceError' : 'UnknownError');
    const message = firstText(body?.['message'], body?.['Message']) ?? String(answer.status);
    const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN);
    throw new AuthError(code, message, {
      statusCode: answer.status,
      foreign,
      retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    });
  }
  if (!body) {
    if (foreign) tellNoService(endpoint, answer.status);
    throw new AuthError('InvalidResponse', UNREADABLE, { statusCode: answer.status, foreign });
  }
  return body;
}

/** Challenges that the library can answer. */
const libraryChallenges: ReadonlySet<unknown> = new Set([
  'SMS_MFA',
  'SELECT_MFA_TYPE',
  'MFA_SETUP',
  'SOFTWARE_TOKEN_MFA',
  'CUSTOM_CHALLENGE',
  'NEW_PASSWORD_REQUIRED',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
  'PASSWORD_VERIFIER',
]);

const isTokens = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && typeof (value as Answer)['AccessToken'] === 'string';

/**
 * Refuses a sign-in response with neither tokens nor a challenge the caller knows. The library would write
 * empty tokens to the storage and then fail (SGN-11).
 */
export function assertSignInAnswer(body: Answer, challenges: ReadonlySet<unknown> = libraryChallenges): Answer {
  if (isTokens(body['AuthenticationResult'])) return body;
  const challenge = body['ChallengeName'];
  if (challenge === undefined) throw new AuthError('InvalidResponse', UNREADABLE);
  if (!challenges.has(challenge)) {
    throw new AuthError('UnsupportedChallenge', `Unsupported challenge: ${JSON.stringify(challenge)}`, {
      challenge: body,
    });
  }
  return body;
}
