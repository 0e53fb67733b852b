// Runs operations for the signed-in person with a valid session, and interprets refusals (USR-7, VAL-17).
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import type { LibraryUser } from '../library/library.ts';
import { libraryError } from '../library/libraryErrors.ts';
import type { Sessions } from './sessions.ts';

/** How an operation of the library settles. */
export interface Settle<T> {
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
  /** Adapter for the library's error-first callbacks. */
  done: (error?: unknown, value?: T) => void;
}

/** Runs operations for the signed-in person. */
export type AsUser = <T>(start: (user: LibraryUser, settle: Settle<T>) => void) => Promise<T>;

/** The service refused the token before doing anything, so the call may be retried with a new one (RTY-1). */
export function isTokenExpired(error: unknown): boolean {
  return (
    error instanceof AuthError &&
    error.code === 'NotAuthorizedException' &&
    error.message.startsWith('Access Token has expired')
  );
}

/** Runs work, and once more with a new token if it has expired by the service's clock but not by this device's. */
export async function withFreshToken<T>(sessions: Sessions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTokenExpired(error)) throw error;
    await sessions.refresh();
    return work();
  }
}

/** Runs work for the signed-in person: renews an expired token once, drops and reports a dead session. */
export async function asPerson<T>(sessions: Sessions, work: () => Promise<T>): Promise<T> {
  try {
    return await withFreshToken(sessions, work);
  } catch (error) {
    sessions.dropIfDead(error);
    throw error;
  }
}

/** Without a session an operation rejects with 'User is not authenticated'. */
export function createAsUser({ library }: AuthContext, sessions: Sessions): AsUser {
  return async <T>(start: (user: LibraryUser, settle: Settle<T>) => void): Promise<T> => {
    const attempt = async () => {
      const { user } = await sessions.required();
      return library.run<T>(user, ({ resolve, reject }) =>
        start(user, {
          resolve,
          reject: (error) => reject(libraryError(error)),
          done: (error, value) => (error ? reject(libraryError(error)) : resolve(value as T)),
        }),
      );
    };
    return asPerson(sessions, attempt);
  };
}
