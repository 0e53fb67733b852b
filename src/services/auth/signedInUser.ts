// Runs an operation of the person signed in: with a valid session, and with a look at what a refusal means (USR-7, VAL-17).
import type { AuthContext } from './context.ts';
import type { LibraryUser } from './library.ts';
import { libraryError } from './libraryErrors.ts';
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

/** An operation rejects with 'User is not authenticated' without a session; a dead one is dropped and told. */
export function createAsUser({ library }: AuthContext, sessions: Sessions): AsUser {
  return async <T>(start: (user: LibraryUser, settle: Settle<T>) => void): Promise<T> => {
    try {
      const { user } = await sessions.required();
      return await library.run<T>(user, ({ resolve, reject }) =>
        start(user, {
          resolve,
          reject: (error) => reject(libraryError(error)),
          done: (error, value) => (error ? reject(libraryError(error)) : resolve(value as T)),
        }),
      );
    } catch (error) {
      sessions.dropIfDead(error);
      throw error;
    }
  };
}
