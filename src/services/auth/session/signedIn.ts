// The last steps of every sign-in, however it began (SGN-2, SGN-3): drop old keys, show the new person, emit the events.
import { log } from '../../log.ts';
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import type { CloudCredentials } from '../federated/cloudTypes.ts';
import { libraryError } from '../library/libraryErrors.ts';
import type { AuthUser, SignInOutcome } from '../types.ts';
import { FEDERATED_KEY, HOSTED_KEY } from './keys.ts';
import type { Sessions } from './sessions.ts';

/** Completes or fails a sign-in. */
export interface SignedIn {
  complete(options?: { askDevice?: boolean; hosted?: boolean }): Promise<Extract<SignInOutcome, { kind: 'signedIn' }>>;
  /** Reports a failure and returns it as an AuthError; provider errors stay unchanged. */
  failed(error: unknown): AuthError;
}

/** Dependencies of a sign-in on other parts. */
export interface SignedInParts {
  sessions: Sessions;
  clearCredentials(): void;
  getCredentials(): Promise<CloudCredentials>;
  currentUser(options: { bypassCache: boolean }): Promise<AuthUser>;
}

/** Creates the final steps of every sign-in. */
export function createSignedIn(ctx: AuthContext, parts: SignedInParts): SignedIn {
  return {
    async complete({ askDevice = false, hosted = false } = {}) {
      const username = parts.sessions.username();
      if (username === undefined) throw new AuthError('InvalidResponse', 'The service sent an unreadable answer');
      parts.clearCredentials();
      // One person at a time: no session of another kind may outlive this sign-in.
      ctx.stores.removeItem(FEDERATED_KEY);
      if (!hosted) ctx.stores.removeItem(HOSTED_KEY);
      if (ctx.config.identityPoolId) {
        // In the background: documents need the keys later, so the person does not wait for them.
        parts.getCredentials().catch((error: unknown) => {
          // Not needed if the person has signed out meanwhile.
          if (parts.sessions.username() === username) log.warn('No cloud credentials after the sign-in', error);
        });
      }
      const user = await parts.currentUser({ bypassCache: true });
      parts.sessions.show();
      ctx.emit({ name: 'signIn' });
      return { kind: 'signedIn', user, askDevice };
    },
    failed(thrown) {
      const error = libraryError(thrown);
      ctx.emit({ name: 'signIn_failure', reason: error.code, data: error });
      return error;
    },
  };
}
