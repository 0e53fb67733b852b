// Ties requests to their owner. Someone else may sign in while a request is in flight: it then waits for its owner, and
// never reaches the other person's storage.
import { AuthError } from '../../auth/authError.ts';
import type { CloudCredentials } from '../../auth/federated/cloudTypes.ts';
import { GUEST, personOf } from '../../person/person.ts';
import { useSession } from '../../person/sessionState.ts';

/** The signed-in person's owner name on this device. Throws `NotAuthenticated`. */
export function ownerNow(): string {
  const owner = personOf(useSession.getState());
  if (owner === undefined || owner === GUEST) throw new AuthError('NotAuthenticated', 'not authenticated');
  return owner;
}

/** Whether this person is signed in. */
export const isOwner = (owner: string): boolean => personOf(useSession.getState()) === owner;

/** Throws `NotAuthenticated` when someone else is signed in, or nobody. */
export function assertOwner(owner: string): void {
  if (ownerNow() !== owner) throw new AuthError('NotAuthenticated', 'Somebody else is signed in now');
}

/** Provides keys while this person is signed in; rejects with `NotAuthenticated` afterwards. */
export function keysOfOwner(owner: string, ask: () => Promise<CloudCredentials>): () => Promise<CloudCredentials> {
  return async () => {
    assertOwner(owner);
    const keys = await ask();
    assertOwner(owner);
    return keys;
  };
}
