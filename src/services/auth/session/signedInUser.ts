// Runs an operation of the person signed in: with a valid session, and with a look at what a refusal means (USR-7, VAL-17).
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import type { LibraryUser } from '../library/library.ts';
import { libraryError } from '../library/libraryErrors.ts';
import type { Sessions } from './sessions.ts';

/** How an operation of the library settles. */
export interface Settle<T> {
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
  /** For the library's callbacks with an error first. */
  done: (error?: unknown, value?: T) => void;
}

/** Runs operations of the person signed in. */
export type AsUser = <T>(start: (user: LibraryUser, settle: Settle<T>) => void) => Promise<T>;

/** The service refused the token before it did anything: with a new one the same may be asked again (RTY-1). */
export function isTokenExpired(error: unknown): boolean {
  return (
    error instanceof AuthError &&
    error.code === 'NotAuthorizedException' &&
    error.message.startsWith('Access Token has expired')
  );
}

/** Runs work and, when the token has expired for the service but not for this device's clock, once more with a new one. */
export async function withFreshToken<T>(sessions: Sessions, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTokenExpired(error)) throw error;
    await sessions.refresh();
    return work();
  }
}

/** Runs work for the person signed in: a token that has expired is renewed once, a session that is dead is dropped and told. */
export async function asPerson<T>(sessions: Sessions, work: () => Promise<T>): Promise<T> {
  try {
    return await withFreshToken(sessions, work);
  } catch (error) {
    sessions.dropIfDead(error);
    throw error;
  }
}

/** An operation rejects with 'User is not authenticated' without a session. */
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
