// Creating an account and confirming it. See effects.ts.
import { activeLocale } from '../../../services/i18n/i18n.ts';
import { loadAuth } from '../../../services/person/session.ts';
import { kept, lead, stepAfter } from './nextStep.ts';
import { type FlowState, noteSent, useFlow } from './store.ts';

/** Creates an account; leads to the confirmation, or straight in when none is required. */
export function signUp(email: string, password: string, name: string, stay: boolean | undefined): Promise<void> {
  return lead(async (auth) => {
    const attributes = { email, ...(name && { name }) };
    const result = await auth.signUp({ username: email, password, attributes, ...kept(stay) });
    const change = { email, stay, password, sentAt: Date.now() };
    if (!result.userConfirmed) return [{ at: 'confirm', destination: result.codeDelivery?.destination }, change];
    return [stepAfter(await auth.signIn({ username: email, password, ...kept(stay) }))];
  });
}

/** Sends a link that creates an account without a password. */
export function sendNewLink(email: string, name: string, stay: boolean | undefined): Promise<void> {
  return lead(async (auth) => {
    const asked = { email, language: activeLocale(), ...(name && { name }), ...kept(stay) };
    const challenge = await auth.startLinkSignUp(asked);
    return [
      { at: 'linkSent', challenge, newAccount: { name } },
      { email, stay, sentAt: Date.now() },
    ];
  });
}

/** Confirms a sign-up, then signs in if this tab still knows the password. */
export function confirm(email: string, code: string): Promise<void> {
  return lead(async (auth) => {
    const { password, stay }: FlowState = useFlow.getState();
    await auth.confirmSignUp(email, code);
    if (password === undefined) return [{ at: 'signIn', notice: 'confirmed' }, { email }];
    try {
      return [stepAfter(await auth.signIn({ username: email, password, ...kept(stay) }))];
    } catch {
      // The address is confirmed; only this sign-in failed. The form says so and offers another try.
      return [{ at: 'signIn', notice: 'confirmed' }, { email }];
    }
  });
}

/** Sends the sign-up code again. */
export async function resend(email: string): Promise<string> {
  const auth = await loadAuth();
  const { destination } = await auth.resendSignUp(email);
  noteSent();
  return destination;
}
