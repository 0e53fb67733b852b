// Signing in by a link in a mail: a custom challenge whose answer is the link's secret or the code beside it.
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import type { AuthService, Challenge, SignInOutcome } from '../types.ts';
import { challengeAnswerOf, usernameOf } from '../validate.ts';
import { attemptOf, type OpenAttempt, openAttempt } from './challenges.ts';
import { type Pending, type PendingLink, refuseWhile } from './pendingLink.ts';

type MagicLink = Pick<AuthService, 'startMagicLink' | 'finishMagicLink'>;

/** Anything longer is a link's secret: it has 32 characters, a code has eight plus typed separators. */
const LONGEST_CODE = 24;
const isCode = (answer: string) => answer.length <= LONGEST_CODE;

/** Marks a link that creates an account. */
const isForAccount = (answer: string) => answer.startsWith('new.');
const parametersOf = (challenge: Challenge) => (challenge.name === 'CUSTOM_CHALLENGE' ? challenge.parameters : {});

/** Signing in by a link. `finishSignUp` handles links that create an account. */
export function createMagicLink(
  ctx: AuthContext,
  signIn: Pick<AuthService, 'signIn' | 'answerCustomChallenge'>,
  { keep, kept, own }: PendingLink,
  finishSignUp: (pending: Pending, answer: string) => Promise<SignInOutcome>,
): MagicLink {
  const { env, library } = ctx;
  const remember = (email: string, challenge: Challenge) => {
    const { open } = attemptOf(challenge, challenge.name);
    const { username, Session } = open.user;
    const { expiresAt } = challenge.attempt;
    keep({ email, username, session: Session ?? '', stay: open.stay, expiresAt });
  };

  return {
    async startMagicLink(given, { stay } = {}) {
      const email = usernameOf(given);
      const outcome = await signIn.signIn({ username: email, stay });
      if (outcome.kind === 'challenge') {
        // No mail was sent: the previous one still counts, with the stored attempt.
        refuseWhile(parametersOf(outcome.challenge), 'waitSeconds', 'TooManyMails');
        remember(email, outcome.challenge);
      }
      return outcome;
    },

    async finishMagicLink(givenSecret): Promise<SignInOutcome> {
      const secret = challengeAnswerOf(givenSecret);
      // A link opens in its own page; a code is typed only where it was requested.
      const byCode = isCode(secret);
      const found = byCode ? own() : kept();
      // A link of a different kind than the awaited one was requested earlier.
      const pending = byCode || isForAccount(secret) === Boolean(found?.signUp) ? found : undefined;
      if (!pending && byCode) throw new AuthError('CodeOtherPage', 'No code was asked for on this page');
      if (!pending) throw new AuthError('LinkOtherDevice', 'No magic link was asked for in this browser');
      if (pending.expiresAt <= env.now()) {
        keep(undefined);
        throw new AuthError('LinkExpired', 'The magic link has expired');
      }
      if (pending.signUp) return finishSignUp(pending, secret);
      const user = library.user(pending.username);
      user.Session = pending.session;
      const open: OpenAttempt = { user, stay: pending.stay };
      const attempt = openAttempt(open, env.now(), pending.expiresAt - env.now());
      const challenge: Challenge = { name: 'CUSTOM_CHALLENGE', attempt, parameters: {} };
      try {
        const outcome = await signIn.answerCustomChallenge(challenge, secret);
        if (outcome.kind === 'challenge' && outcome.challenge.name === 'CUSTOM_CHALLENGE') {
          // The same mail may be answered again: a typo must not cost a new one.
          keep({ ...pending, session: open.user.Session ?? pending.session });
          refuseWhile(parametersOf(outcome.challenge), 'lockedSeconds', 'TooManyCodes');
          throw new AuthError('CodeMismatchException', 'The code or the link is not right');
        }
        keep(undefined);
        return outcome;
      } catch (error) {
        if (error instanceof AuthError && error.code === 'NotAuthorizedException') keep(undefined);
        throw error;
      }
    },
  };
}
