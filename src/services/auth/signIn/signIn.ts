// Signing in and answering challenges (SGN-1 to SGN-11). The tokens are in storage and the person is on the
// screen before a promise resolves with 'signedIn'.
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { signInDetails } from '../library/library.ts';
import type { SignedIn } from '../session/signedIn.ts';
import type { AuthService, Challenge, SignInOutcome, SignInParams } from '../types.ts';
import { challengeAnswerOf, codeOf, passwordOf, usernameOf } from '../validate.ts';
import { attemptOf, endAttempt, type LibraryOutcome, type OpenAttempt, signInCallbacks } from './challenges.ts';

const DEFAULT_FLOW = 'USER_SRP_AUTH';

function paramsOf(given: unknown, password?: string): SignInParams {
  if (typeof given === 'string') return { username: given, ...(password === undefined ? {} : { password }) };
  if (typeof given === 'object' && given !== null && 'username' in given) return given as SignInParams;
  throw new AuthError('InvalidUsername', 'The username should either be a string or one of the sign in types');
}

type SignIn = Pick<
  AuthService,
  'signIn' | 'confirmSignIn' | 'answerCustomChallenge' | 'completeNewPassword' | 'selectMfaType'
>;

/** Shared by all kinds of sign-in. */
export interface SignInSteps extends SignIn {
  /** Runs one library call in the storage chosen for the session, and completes the sign-in if it yields tokens. */
  step(
    open: OpenAttempt,
    start: (callbacks: ReturnType<typeof signInCallbacks>) => void,
    asked?: Challenge,
  ): Promise<SignInOutcome>;
}

/** Signing in by password or custom challenge. `mailCode` handles the codes the library does not know. */
export function createSignIn(
  ctx: AuthContext,
  { complete, failed }: SignedIn,
  mailCode: (challenge: Challenge, code: string) => Promise<SignInOutcome>,
): SignInSteps {
  const { library, stores, env } = ctx;

  const step: SignInSteps['step'] = async (open, start, asked) => {
    let outcome: LibraryOutcome | undefined;
    stores.choose(open.stay);
    try {
      outcome = await library.run<LibraryOutcome>(open.user, (settle) => start(signInCallbacks(open, env.now, settle)));
    } finally {
      stores.settle(outcome?.kind === 'tokens');
    }
    if (asked) endAttempt(asked);
    if (outcome.kind === 'challenge') return outcome;
    return complete({ askDevice: outcome.askDevice });
  };

  /** Runs a step and reports a failure (SGN-3). */
  const told = async (work: () => Promise<SignInOutcome>): Promise<SignInOutcome> => {
    try {
      return await work();
    } catch (error) {
      throw failed(error);
    }
  };

  return {
    step,
    signIn: (given, givenPassword) =>
      told(async () => {
        const params = paramsOf(given, givenPassword);
        const user = library.user(usernameOf(params.username));
        const open: OpenAttempt = { user, stay: params.stay, typed: user.username };
        if (params.flow === undefined && params.password === undefined) {
          user.setAuthenticationFlowType('CUSTOM_AUTH');
          return step(open, (callbacks) => user.initiateAuth(signInDetails(user.username), callbacks));
        }
        const password = params.flow === undefined ? passwordOf(params.password) : params.password;
        user.setAuthenticationFlowType(params.flow ?? DEFAULT_FLOW);
        // The proof blocks the main thread for up to 200 ms, so the busy indicator must be painted first (SGN-14).
        await env.painted();
        return step(open, (callbacks) => user.authenticateUser(signInDetails(user.username, password), callbacks));
      }),

    confirmSignIn: (given, givenCode) =>
      told(async () => {
        if (given.name === 'EMAIL_OTP') return mailCode(given, givenCode);
        const { open, challenge } = attemptOf(given, 'SMS_MFA', 'SOFTWARE_TOKEN_MFA');
        const code = codeOf(givenCode);
        return step(open, (callbacks) => open.user.sendMFACode(code, callbacks, challenge.name), given);
      }),

    answerCustomChallenge: (given, givenAnswer) =>
      told(async () => {
        const { open } = attemptOf(given, 'CUSTOM_CHALLENGE');
        const answer = challengeAnswerOf(givenAnswer);
        return step(open, (callbacks) => open.user.sendCustomChallengeAnswer(answer, callbacks), given);
      }),

    completeNewPassword: (given, newPassword, attributes = {}) =>
      told(async () => {
        const { open } = attemptOf(given, 'NEW_PASSWORD_REQUIRED');
        const password = passwordOf(newPassword);
        return step(
          open,
          (callbacks) => open.user.completeNewPasswordChallenge(password, { ...attributes }, callbacks),
          given,
        );
      }),

    selectMfaType: (given, type) =>
      told(async () => {
        const { open } = attemptOf(given, 'SELECT_MFA_TYPE');
        return step(open, (callbacks) => open.user.sendMFASelectionAnswer(type, callbacks), given);
      }),
  };
}
