// Sign-ups for one mailbox are counted before an account is made: the pool sends a mail for each, to whom it may concern.
import type { AttemptTable } from './attempts.ts';
import { askForMail } from './limits.ts';

/** The event of a sign-up. Only what is used here is described. */
export interface SignUpEvent {
  triggerSource: string;
  userPoolId: string;
  userName: string;
  request: Record<string, unknown>;
}

/** Thrown to the pool, which refuses the sign-up with this word in its message. */
export const TOO_MANY = 'TooManyMails';

/** The mailbox of an address: what follows a plus sign leads to the same one. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).split('+')[0];
  return `${name}${address.slice(at)}`.trim().toLowerCase();
}

/** Creates the function that the pool calls before it makes an account. */
export function createSignUpLimit(attempts: AttemptTable): <T extends SignUpEvent>(event: T) => Promise<T> {
  return async (event) => {
    // Accounts of providers and of operators get no mail of this kind.
    if (event.triggerSource !== 'PreSignUp_SignUp') return event;
    const { email } = (event.request['userAttributes'] ?? {}) as Record<string, string | undefined>;
    const name = `sign-up ${event.userPoolId} ${mailboxOf(email ?? event.userName)}`;
    const wait = await attempts.decide(name, (record, now) => askForMail(record, now, 0));
    if (wait > 0) throw new Error(TOO_MANY);
    return event;
  };
}
