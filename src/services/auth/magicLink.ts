// Signing in by a link in a mail: a custom challenge whose answer is the link's secret or the code beside it. The open
// attempt is kept for this browser, because a mail program opens the link in a page of its own.
import { AuthError } from './authFailure.ts';
import { attemptOf, type OpenAttempt, openAttempt } from './challenges.ts';
import type { AuthContext } from './context.ts';
import { MAGIC_KEY } from './keys.ts';
import type { AuthService, Challenge, SignInOutcome } from './types.ts';
import { challengeAnswerOf, usernameOf } from './validate.ts';

/** What is kept: worthless without the secret that only the mail holds. */
interface Pending {
  email: string;
  username: string;
  session: string;
  stay?: boolean | undefined;
  expiresAt: number;
}

type MagicLink = Pick<AuthService, 'startMagicLink' | 'pendingMagicLink' | 'finishMagicLink'>;

function isPending(value: unknown): value is Pending {
  const given = value as Partial<Pending> | null;
  return (
    typeof given === 'object' &&
    given !== null &&
    [given.email, given.username, given.session].every((text) => typeof text === 'string') &&
    typeof given.expiresAt === 'number'
  );
}

/** Signing in by a link. */
export function createMagicLink(
  ctx: AuthContext,
  signIn: Pick<AuthService, 'signIn' | 'answerCustomChallenge'>,
): MagicLink {
  const { env, library } = ctx;
  let held: Pending | undefined;

  const keep = (pending: Pending | undefined) => {
    held = pending;
    try {
      const { localStorage } = env.browser;
      if (pending) localStorage.setItem(MAGIC_KEY, JSON.stringify(pending));
      else localStorage.removeItem(MAGIC_KEY);
    } catch {
      // Without storage the code of the mail still works in this page.
    }
  };
  const kept = (): Pending | undefined => {
    try {
      const value: unknown = JSON.parse(env.browser.localStorage.getItem(MAGIC_KEY) ?? 'null');
      return isPending(value) ? value : held;
    } catch {
      return held;
    }
  };
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
        remember(email, outcome.challenge);
      }
      return outcome;
    },

    pendingMagicLink() {
      const pending = kept();
      return pending && pending.expiresAt > env.now()
        ? { email: pending.email, expiresAt: pending.expiresAt }
        : undefined;
    },

    async finishMagicLink(givenSecret): Promise<SignInOutcome> {
      const secret = challengeAnswerOf(givenSecret);
      const pending = kept();
      if (!pending) throw new AuthError('LinkOtherDevice', 'No magic link was asked for in this browser');
      if (pending.expiresAt <= env.now()) {
        keep(undefined);
        throw new AuthError('LinkExpired', 'The magic link has expired');
      }
      const user = library.user(pending.username);
      user.Session = pending.session;
      const open: OpenAttempt = { user, stay: pending.stay };
      const attempt = openAttempt(open, env.now(), pending.expiresAt - env.now());
      const challenge: Challenge = { name: 'CUSTOM_CHALLENGE', attempt, parameters: {} };
      try {
        const outcome = await signIn.answerCustomChallenge(challenge, secret);
        if (outcome.kind === 'challenge' && outcome.challenge.name === 'CUSTOM_CHALLENGE') {
          // The same mail may be answered again: a typing mistake must not cost a new one.
          keep({ ...pending, session: open.user.Session ?? pending.session });
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
