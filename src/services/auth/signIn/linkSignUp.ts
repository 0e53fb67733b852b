// Creating an account by mailed link, without a password. The service is queried under an unused name, so that its responses
// do not reveal whether the address is taken; the link's secret or the code beside it proves the mailbox; then the account
// is created with a random password that is used once, here, and stored nowhere.
import { hexDigest } from '../../../lib/hexDigest.ts';
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { randomText, UNRESERVED } from '../randomText.ts';
import type { Answer } from '../transport/answers.ts';
import type { AuthService, ChallengeOf, SignInOutcome } from '../types.ts';
import { usernameOf } from '../validate.ts';
import { openAttempt } from './challenges.ts';
import { type Pending, type PendingLink, refuseWhile } from './pendingLink.ts';

/** Sign-ups by link. */
export interface LinkSignUp extends Pick<AuthService, 'startLinkSignUp'> {
  /** Creates the account of a pending sign-up with the link's secret or the mailed code, and signs in. */
  finish(pending: Pending, answer: string): Promise<SignInOutcome>;
}

/** A name no account has: the address follows in the first answer. */
const NOBODY = 'new-account-';
/** Length of an unguessable value: more than 192 bits. */
const UNGUESSABLE = 43;
/** A generous password length, with characters that satisfy any pool's policy. */
const PASSWORD_LENGTH = 64;
const KINDS = 'aA1-';

/** A challenge from the service. */
interface Question {
  username: string | undefined;
  session: string;
  parameters: Readonly<Record<string, string>>;
}

function questionOf(answer: Answer): Question {
  const { ChallengeName, Session, ChallengeParameters } = answer;
  if (ChallengeName !== 'CUSTOM_CHALLENGE' || typeof Session !== 'string') {
    throw new AuthError('UnsupportedChallenge', 'Sign-ups by link are not known there', { challenge: answer });
  }
  const parameters = (ChallengeParameters ?? {}) as Record<string, string>;
  return { username: parameters['USERNAME'], session: Session, parameters };
}

/** Creates the sign-ups of a browser. */
export function createLinkSignUp(
  { env, library, transport, emit }: AuthContext,
  signIn: Pick<AuthService, 'signIn'>,
  { keep }: PendingLink,
): LinkSignUp {
  const { clientId: ClientId } = library;
  /** The requested account's password, kept until sign-in because the response may get lost. */
  let made: { email: string; password: string } | undefined;

  const respond = async (username: string, Session: string, ANSWER: string, more: object = {}) =>
    questionOf(
      await transport.send('RespondToAuthChallenge', {
        ClientId,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME: username, ANSWER },
        ...more,
      }),
    );

  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      emit({ name: 'signUp_failure', reason: error instanceof AuthError ? error.code : 'UnknownError', data: error });
      throw error;
    }
  };

  /** Proves the mailbox, unless that has succeeded and only a later step failed. */
  const prove = async (pending: Pending, answer: string): Promise<void> => {
    const { username, session, signUp } = pending;
    if (!signUp || signUp.proved) return;
    const next = await respond(username, session, answer);
    const { proved, triesLeft } = next.parameters;
    if (proved === 'true') return keep({ ...pending, signUp: { ...signUp, proved: true } });
    if (triesLeft === '0') throw new AuthError('NotAuthorizedException', 'Incorrect username or password.');
    keep({ ...pending, session: next.session });
    refuseWhile(next.parameters, 'lockedSeconds', 'TooManyCodes');
    throw new AuthError('CodeMismatchException', 'The code or the link is not right');
  };

  /** Creates the account. If a lost response did create it, this page's password opens it. */
  const make = async ({ email, signUp }: Pending): Promise<string> => {
    const before = made?.email === email ? made.password : undefined;
    const password = before ?? KINDS + randomText(PASSWORD_LENGTH - KINDS.length, UNRESERVED);
    made = { email, password };
    const attributes = { email, locale: signUp?.language, name: signUp?.name };
    try {
      await transport.send('SignUp', {
        ClientId,
        Username: email,
        Password: password,
        UserAttributes: Object.entries(attributes).flatMap(([Name, Value]) => (Value ? [{ Name, Value }] : [])),
        ClientMetadata: { ticket: signUp?.ticket },
      });
      emit({ name: 'signUp' });
    } catch (error) {
      const exists = error instanceof AuthError && error.code === 'UsernameExistsException';
      if (!exists || before === undefined) throw error;
    }
    return password;
  };

  /** The attempt is over and accepts no more answers. */
  const isEnd = (error: unknown) =>
    error instanceof AuthError &&
    ['NotAuthorizedException', 'UserLambdaValidationException', 'UsernameExistsException'].includes(error.code);

  return {
    startLinkSignUp: ({ email: given, name, language, stay }) =>
      told(async (): Promise<ChallengeOf<'CUSTOM_CHALLENGE'>> => {
        const email = usernameOf(given);
        const nobody = NOBODY + randomText(UNGUESSABLE, UNRESERVED);
        const ticket = randomText(UNGUESSABLE, UNRESERVED);
        const AuthParameters = { USERNAME: nobody };
        const first = questionOf(
          await transport.send('InitiateAuth', { ClientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters }),
        );
        const order = { newAccount: email, language, ticket: await hexDigest(ticket) };
        const username = first.username ?? nobody;
        const asked = await respond(username, first.session, 'order', { ClientMetadata: order });
        if (asked.parameters['type'] !== 'NEW_ACCOUNT') {
          throw new AuthError('NotAllowed', 'The functions of the pool know no sign-up by link');
        }
        if (asked.parameters['unusable'] === 'true') {
          throw new AuthError('InvalidParameterException', 'No mail can be sent to this address');
        }
        // No mail was sent: the previous one still counts, with the stored attempt.
        refuseWhile(asked.parameters, 'waitSeconds', 'TooManyMails');
        const attempt = openAttempt({ user: library.user(email), stay }, env.now());
        const signUp = { ticket, language, ...(name && { name }) };
        keep({ email, username, session: asked.session, stay, expiresAt: attempt.expiresAt, signUp });
        return { name: 'CUSTOM_CHALLENGE', attempt, parameters: asked.parameters };
      }),

    async finish(pending, answer) {
      const { email, stay } = pending;
      const password = await told(async () => {
        try {
          await prove(pending, answer);
          return await make(pending);
        } catch (error) {
          if (isEnd(error)) keep(undefined);
          throw error;
        }
      });
      const outcome = await signIn.signIn({ username: email, password, stay });
      made = undefined;
      keep(undefined);
      return outcome;
    },
  };
}
