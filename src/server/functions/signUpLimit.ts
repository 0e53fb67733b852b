// Runs before an account is created: counts sign-ups per mailbox, because the pool sends a mail for each, whoever owns it.
// A sign-up by link sends none: its mailbox has been proved (linkSignUp.ts), and the account is confirmed at once.
import type { AttemptTable } from './attempts.ts';
import { digestOf } from './digest.ts';
import { askForMail, isProved } from './limits.ts';
import { codesName, mailboxName } from './signUpNames.ts';

/** A sign-up's event. Only the fields used here are described. */
export interface SignUpEvent {
  triggerSource: string;
  userPoolId: string;
  userName: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** Thrown to the pool, which refuses the sign-up with this word in its message. */
export const TOO_MANY = 'TooManyMails';
/** The same, for a ticket that has not proved the mailbox. */
export const NOT_PROVED = 'NotProved';

/** Creates the function that the pool calls before it creates an account. */
export function createSignUpLimit(attempts: AttemptTable): <T extends SignUpEvent>(event: T) => Promise<T> {
  return async (event) => {
    // Accounts from providers or made by operators get no mail of this kind.
    if (event.triggerSource !== 'PreSignUp_SignUp') return event;
    const { userPoolId, request, response } = event;
    const attributes = (request['userAttributes'] ?? {}) as Record<string, string | undefined>;
    const email = attributes['email'] ?? event.userName;
    const ticket = ((request['clientMetadata'] ?? {}) as Record<string, unknown>)['ticket'];
    if (typeof ticket === 'string') {
      // The name is the address or the pool's own identifier, never somebody else's address.
      const isOther =
        event.userName.includes('@') && event.userName.trim().toLowerCase() !== email.trim().toLowerCase();
      if (isOther) throw new Error(NOT_PROVED);
      const digest = digestOf(ticket);
      const proved = (record: Parameters<typeof isProved>[0], now: number) => ({
        wait: isProved(record, digest, now) ? 0 : 1,
      });
      if ((await attempts.decide(codesName(userPoolId, email), proved)) > 0) throw new Error(NOT_PROVED);
      return { ...event, response: { ...response, autoConfirmUser: true, autoVerifyEmail: true } };
    }
    const wait = await attempts.decide(mailboxName(userPoolId, email), (record, now) => askForMail(record, now, 0));
    if (wait > 0) throw new Error(TOO_MANY);
    return event;
  };
}
