// Effects of the sign-in form. Every function resolves once the next screen is shown, or rejects with the failure.
import { type AuthError, authTextCode } from '../../../services/auth/authError.ts';
import { loadAuth } from '../../../services/person/session.ts';
import { kept, lead, stepAfter } from './nextStep.ts';
import { useFlow } from './store.ts';

/** Signs in with a password. An unconfirmed address leads to its confirmation (SUP-5). */
export function signIn(email: string, password: string, stay: boolean | undefined): Promise<void> {
  return lead(async (auth) => {
    useFlow.setState({ email, stay });
    try {
      return [stepAfter(await auth.signIn({ username: email, password, ...kept(stay) }))];
    } catch (error) {
      const code = authTextCode(error);
      if (code === 'UserNotConfirmedException') {
        return [
          { at: 'confirm', unconfirmed: true },
          { email, stay, password, sentAt: 0 },
        ];
      }
      if (code === 'PasswordResetRequiredException') return [{ at: 'forgot' }];
      throw error;
    }
  });
}

/** Sends a magic link. */
export function sendLink(email: string, stay: boolean | undefined): Promise<void> {
  return lead(async (auth) => {
    const outcome = await auth.startMagicLink(email, kept(stay));
    const change = { email, stay, sentAt: Date.now() };
    if (outcome.kind === 'challenge') return [{ at: 'linkSent', challenge: outcome.challenge }, change];
    return [stepAfter(outcome), change];
  });
}

/** Sends a one-time code. */
export function sendMailCode(email: string, stay: boolean | undefined): Promise<void> {
  return lead(async (auth) => {
    const outcome = await auth.signInByMailCode(email, kept(stay));
    return [stepAfter(outcome), { email, stay, sentAt: Date.now() }];
  });
}

/** Handles a return from the hosted login; resolves to the next address, or nothing if this is not a return. */
export async function takeHostedReturn(): Promise<{ returnTo: string; error?: AuthError } | undefined> {
  const auth = await loadAuth();
  const outcome = await auth.handleHostedReturn();
  if (!outcome) return undefined;
  if (outcome.kind === 'failed') return { returnTo: outcome.returnTo, error: outcome.error };
  return { returnTo: outcome.returnTo };
}
