// Converts any rejection of an account operation into a problem with a user-facing text.
import { isChunkError } from '../../lib/chunkError.ts';
import { AuthError, type AuthTextCode, authTextCode, needsClockHint } from '../../services/auth/authError.ts';
import { isOnline } from '../../services/offline/online.ts';

/** What went wrong, in terms of the texts `errors.<code>`. */
export interface Problem {
  readonly code: AuthTextCode;
  /** "Check your clock" belongs beside it (CLK-2). */
  readonly clock: boolean;
  /** Milliseconds since 1970 until which trying again makes no sense. */
  readonly lockedUntil?: number | undefined;
  /** Milliseconds since 1970 after which this can be asked for again; other things can be done before. */
  readonly againAt?: number | undefined;
  /** The same again may succeed: the network, a timeout, a service that is busy. */
  readonly passing: boolean;
  /** The name of a challenge that this product does not know (SGN-11). */
  readonly challenge?: string | undefined;
  /** What the provider of a hosted login said, as text of at most 200 characters (OAU-6). */
  readonly detail?: string | undefined;
}

/** After too many attempts the service tells no time; its own pause is some minutes long. */
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

/** A rejection as a problem. A part of the application that cannot be loaded counts as the network's failure. */
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
