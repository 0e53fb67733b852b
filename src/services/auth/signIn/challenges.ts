// Maps the service's challenges during a sign-in to our own. All eight library callbacks are created
// here, so that none is ever missing (SGN-10).
import { AuthError } from '../authFailure.ts';
import type { LibrarySession, LibraryUser, SignInCallbacks } from '../library/library.ts';
import { libraryError } from '../library/libraryErrors.ts';
import type { Challenge, ChallengeOf, MfaName, SignInAttempt } from '../types.ts';

/** Answers are refused after this time unless the service gives another limit (SGN-5). */
const ATTEMPT_MS = 3 * 60_000;

/** An attempt's state beyond what screens see. */
export interface OpenAttempt {
  user: LibraryUser;
  stay: boolean | undefined;
  /** The address as typed: the service responds with an internal name, which an authenticator app must not show. */
  typed?: string | undefined;
  /** The service's session for a sign-in flow the library does not know (SGN-12). */
  native?: string | undefined;
}

const attempts = new WeakMap<SignInAttempt, OpenAttempt>();

/** Opens an attempt for the screens. */
export function openAttempt(open: OpenAttempt, now: number, lastsMs: number = ATTEMPT_MS): SignInAttempt {
  const attempt: SignInAttempt = { username: open.user.username, expiresAt: now + lastsMs };
  attempts.set(attempt, open);
  return attempt;
}

/** The open attempt behind a challenge of one of these kinds; anything else belongs to another page or time. */
export function attemptOf<N extends Challenge['name']>(
  challenge: Challenge,
  ...names: readonly N[]
): { open: OpenAttempt; challenge: ChallengeOf<N> } {
  const open = attempts.get(challenge.attempt);
  if (!open || !names.some((name) => name === challenge.name)) {
    throw new AuthError('AttemptExpired', 'This challenge is not open');
  }
  return { open, challenge: challenge as ChallengeOf<N> };
}

/** Ends an attempt: its challenges can no longer be answered (SGN-2). */
export function endAttempt(challenge: Challenge): void {
  attempts.delete(challenge.attempt);
}

/** How a call of the library ended. */
export type LibraryOutcome =
  | { kind: 'tokens'; session: LibrarySession; askDevice: boolean }
  | { kind: 'challenge'; challenge: Challenge };

type Parameters = Readonly<Record<string, string | undefined>>;

const parametersOf = (value: unknown): Parameters =>
  typeof value === 'object' && value !== null ? (value as Parameters) : {};

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parametersOf(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );

/** Parses a JSON list of second factors; unsupported ones are left out. */
function factors(list: string | undefined): MfaName[] {
  let names: unknown;
  try {
    names = JSON.parse(list ?? '[]');
  } catch {
    names = [];
  }
  const known = Array.isArray(names) ? names : [];
  return (['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] as const).filter((name) => known.includes(name));
}

/** The callbacks for a sign-in or an answer. */
export function signInCallbacks(
  open: OpenAttempt,
  now: () => number,
  { resolve, reject }: { resolve: (outcome: LibraryOutcome) => void; reject: (error: unknown) => void },
): SignInCallbacks {
  const ask = (make: (attempt: SignInAttempt) => Challenge, lastsMs?: number) =>
    resolve({ kind: 'challenge', challenge: make(openAttempt(open, now(), lastsMs)) });
  return {
    onSuccess: (session, necessary) =>
      resolve({ kind: 'tokens', session: session as LibrarySession, askDevice: necessary === true }),
    onFailure: (error) => {
      // The tokens arrived before the device was registered (DEV-1): the person is signed in, on an unknown device.
      const session = open.user.signInUserSession;
      if (session) resolve({ kind: 'tokens', session, askDevice: false });
      else reject(libraryError(error));
    },
    mfaRequired: (_name, parameters) => {
      const { CODE_DELIVERY_DESTINATION: destination = '' } = parametersOf(parameters);
      ask((attempt) => ({ name: 'SMS_MFA', attempt, destination }));
    },
    totpRequired: (_name, parameters) => {
      const { FRIENDLY_DEVICE_NAME: deviceName } = parametersOf(parameters);
      ask((attempt) => ({ name: 'SOFTWARE_TOKEN_MFA', attempt, deviceName }));
    },
    customChallenge: (parameters) => {
      const given = texts(parameters);
      const minutes = Number(given['minutes']);
      ask(
        (attempt) => ({ name: 'CUSTOM_CHALLENGE', attempt, parameters: given }),
        minutes > 0 ? minutes * 60_000 : undefined,
      );
    },
    newPasswordRequired: (userAttributes, requiredAttributes) => {
      const required = Array.isArray(requiredAttributes) ? requiredAttributes.map(String) : [];
      ask((attempt) => ({
        name: 'NEW_PASSWORD_REQUIRED',
        attempt,
        userAttributes: texts(userAttributes),
        requiredAttributes: required,
      }));
    },
    mfaSetup: (_name, parameters) =>
      ask((attempt) => ({ name: 'MFA_SETUP', attempt, canSetUp: factors(parametersOf(parameters)['MFAS_CAN_SETUP']) })),
    selectMFAType: (_name, parameters) =>
      ask((attempt) => ({
        name: 'SELECT_MFA_TYPE',
        attempt,
        canChoose: factors(parametersOf(parameters)['MFAS_CAN_CHOOSE']),
      })),
  };
}
