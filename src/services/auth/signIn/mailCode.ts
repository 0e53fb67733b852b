// The service's own sign-in by mailed code, which the library does not know (SGN-12). It goes through the same
// transport, and its tokens are stored where the library's are.

import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import type { Tokens } from '../library/library.ts';
import { readClaims } from '../session/claims.ts';
import type { SignedIn } from '../session/signedIn.ts';
import { type Answer, assertSignInAnswer } from '../transport/answers.ts';
import type { AuthService, Challenge, SignInOutcome } from '../types.ts';
import { codeOf, usernameOf } from '../validate.ts';
import { attemptOf, endAttempt, type OpenAttempt, openAttempt } from './challenges.ts';
import { createSignUpSessions, type KeptSessions } from './signUpSessions.ts';

const KIND = 'EMAIL_OTP';
const known: ReadonlySet<unknown> = new Set([KIND, 'SELECT_CHALLENGE']);

/** Sign-in by a code in a mail. */
export interface MailCode extends Pick<AuthService, 'signInByMailCode'> {
  answer(challenge: Challenge, code: string): Promise<SignInOutcome>;
}

/** With the session of a recent confirmation no second code is needed. */
export function createMailCode(ctx: AuthContext, signedIn: SignedIn, keptSessions: KeptSessions): MailCode {
  const { library, stores, transport, env } = ctx;
  const sessions = createSignUpSessions(env.now, keptSessions);
  const { clientId: ClientId } = library;

  const store = (open: OpenAttempt, answer: Answer) => {
    const { RefreshToken = '', IdToken = '', AccessToken = '' } = answer['AuthenticationResult'] as Partial<Tokens>;
    const username = readClaims(IdToken)?.['cognito:username'];
    if (!username) throw new AuthError('InvalidResponse', 'The service sent an unreadable answer');
    stores.choose(open.stay);
    library.user(username).setSignInUserSession(library.session({ IdToken, AccessToken, RefreshToken }));
    stores.settle(true);
  };

  const proceed = async (open: OpenAttempt, answer: Answer): Promise<SignInOutcome> => {
    assertSignInAnswer(answer, known);
    if (answer['AuthenticationResult']) {
      store(open, answer);
      return signedIn.complete();
    }
    const native = typeof answer['Session'] === 'string' ? answer['Session'] : undefined;
    if (answer['ChallengeName'] === 'SELECT_CHALLENGE') {
      const choices = answer['AvailableChallenges'];
      if (!Array.isArray(choices) || !choices.includes(KIND)) assertSignInAnswer(answer, new Set());
      return proceed(open, await respond('SELECT_CHALLENGE', open, native, { ANSWER: KIND }));
    }
    const parameters = (answer['ChallengeParameters'] ?? {}) as Record<string, string | undefined>;
    const attempt = openAttempt({ ...open, native }, env.now());
    const destination = parameters['CODE_DELIVERY_DESTINATION'] ?? '';
    return { kind: 'challenge', challenge: { name: KIND, attempt, destination } };
  };

  const respond = (ChallengeName: string, open: OpenAttempt, Session: string | undefined, answers: Answer) =>
    transport.send('RespondToAuthChallenge', {
      ClientId,
      ChallengeName,
      Session,
      ChallengeResponses: { USERNAME: open.user.getUsername(), ...answers },
    });

  return {
    async signInByMailCode(given, { stay } = {}) {
      try {
        const username = usernameOf(given);
        const Session = sessions.take('confirmed', username);
        const answer = await transport.send('InitiateAuth', {
          ClientId,
          AuthFlow: 'USER_AUTH',
          AuthParameters: { USERNAME: username, PREFERRED_CHALLENGE: KIND },
          ...(Session ? { Session } : {}),
        });
        return await proceed({ user: library.user(username), stay }, answer);
      } catch (error) {
        throw signedIn.failed(error);
      }
    },
    async answer(challenge, givenCode) {
      const { open } = attemptOf(challenge, KIND);
      const code = codeOf(givenCode);
      const outcome = await proceed(open, await respond(KIND, open, open.native, { EMAIL_OTP_CODE: code }));
      endAttempt(challenge);
      return outcome;
    },
  };
}
