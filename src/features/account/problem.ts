// Converts any rejection of an account operation into a problem with a user-facing text.
import { isChunkError } from '../../lib/chunkError.ts';
import { AuthError, type AuthTextCode, authTextCode, needsClockHint } from '../../services/auth/authError.ts';
import { isOnline } from '../../services/offline/online.ts';

/** What went wrong, as a code of the texts `errors.<code>`. */
export interface Problem {
  readonly code: AuthTextCode;
  /** "Check your clock" is shown with it (CLK-2). */
  readonly clock: boolean;
  /** Milliseconds since 1970 before which trying again is pointless. */
  readonly lockedUntil?: number | undefined;
  /** Milliseconds since 1970 from which this can be requested again; other actions are possible before. */
  readonly againAt?: number | undefined;
  /** The same attempt may succeed later: a network failure, a timeout, a busy service. */
  readonly passing: boolean;
  /** The name of a challenge that this product does not know (SGN-11). */
  readonly challenge?: string | undefined;
  /** What the hosted login's provider said, as text of at most 200 characters (OAU-6). */
  readonly detail?: string | undefined;
}

/** After too many attempts the service gives no time; its own lock lasts some minutes. */
const PAUSE_SECONDS = 5 * 60;

const DETAIL_LIMIT = 200;

const passing: ReadonlySet<AuthTextCode> = new Set<AuthTextCode>([
  'NetworkError',
  'TimeoutError',
  'ServiceError',
  'InvalidResponse',
  'TooManyRequestsException',
]);
const locking: ReadonlySet<AuthTextCode> = new Set<AuthTextCode>([
  'LimitExceededException',
  'TooManyAttempts',
  'TooManyCodes',
]);

function challengeName(thrown: unknown): string | undefined {
  const challenge = thrown instanceof AuthError ? thrown.challenge : undefined;
  const name = (challenge as { ChallengeName?: unknown } | undefined)?.ChallengeName;
  return typeof name === 'string' ? name.slice(0, 40) : undefined;
}

/** Turns a rejection into a problem. A part of the application that cannot be loaded counts as a network failure. */
export function problemOf(thrown: unknown, now: number = Date.now()): Problem {
  const unreachable = isChunkError(thrown) || !isOnline();
  const code = unreachable ? 'NetworkError' : authTextCode(thrown);
  const retryAfter = thrown instanceof AuthError ? thrown.retryAfter : undefined;
  return {
    code,
    clock: needsClockHint(thrown),
    passing: passing.has(code),
    ...(locking.has(code) && { lockedUntil: now + (retryAfter ?? PAUSE_SECONDS) * 1000 }),
    ...(code === 'TooManyMails' && retryAfter !== undefined && { againAt: now + retryAfter * 1000 }),
    ...(code === 'HostedLoginFailed' && { detail: (thrown as AuthError).message.slice(0, DETAIL_LIMIT) }),
    ...(code === 'UnsupportedChallenge' && { challenge: challengeName(thrown) }),
  };
}
