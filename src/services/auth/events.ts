// Session events for any listener. No cloud code, so the header can listen before anything is loaded.
import { log } from '../log.ts';

/** Event names; `_failure` events carry the error. */
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

/** One event. `reason` is a code or a short word, never a token, a password or a typed code. */
export interface AuthEvent {
  name: AuthEventName;
  reason?: string | undefined;
  data?: unknown;
}

/** An event listener. */
export type AuthEventListener = (event: AuthEvent) => void;

const listeners = new Set<AuthEventListener>();

/** Subscribes; returns the function that unsubscribes. */
export function onAuthEvent(listener: AuthEventListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Goes to the page's own error handling, as if the browser had called the listener. */
function report(error: unknown): void {
  const { reportError } = globalThis as { reportError?: (error: unknown) => void };
  if (reportError) reportError(error);
  else log.error('A listener of the identity service failed', error);
}

/** Emits an event. An error thrown by a listener reaches window.onerror, never the service (SGN-13). */
export function emitAuthEvent(event: AuthEvent): void {
  for (const listener of listeners) {
    try {
      listener(event);
    } catch (error) {
      report(error);
    }
  }
}
