// What happens to the session, told to whoever listens. No cloud code: the header may listen before anything is loaded.
import { log } from '../log.ts';

/** Names of what happens; `_failure` events carry the error. */
export type AuthEventName =
  | 'signIn'
  | 'signIn_failure'
  | 'signUp'
  | 'signUp_failure'
  | 'confirmSignUp'
  | 'forgotPassword'
  | 'forgotPassword_failure'
  | 'forgotPasswordSubmit'
  | 'forgotPasswordSubmit_failure'
  | 'completeNewPassword_failure'
  | 'tokenRefresh'
  | 'tokenRefresh_failure'
  | 'sessionExpired'
  | 'offline'
  | 'signOut'
  | 'userDeleted'
  | 'storage-degraded'
  | 'cognitoHostedUI'
  | 'hosted_failure'
  | 'customOAuthState';

/** One event. `reason` is a code or a short word; never a token, a password or a code that was typed. */
export interface AuthEvent {
  name: AuthEventName;
  reason?: string | undefined;
  data?: unknown;
}

/** Hears events. */
export type AuthEventListener = (event: AuthEvent) => void;

const listeners = new Set<AuthEventListener>();

/** Listens until the answered function is called. */
export function onAuthEvent(listener: AuthEventListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** To the page's own error handling, as if the listener had been called by the browser. */
function report(error: unknown): void {
  const { reportError } = globalThis as { reportError?: (error: unknown) => void };
  if (reportError) reportError(error);
  else log.error('A listener of the identity service failed', error);
}

/** Tells an event. What a listener throws reaches window.onerror and never the service (SGN-13). */
export function emitAuthEvent(event: AuthEvent): void {
  for (const listener of listeners) {
    try {
      listener(event);
    } catch (error) {
      report(error);
    }
  }
}
