// Deleting the account and everything it owns (OUT-4).
import type { AuthContext } from '../context.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import { forgetDeviceHere } from '../session/endings.ts';
import { FEDERATED_KEY, identityKey } from '../session/keys.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AsUser } from '../session/signedInUser.ts';
import type { AuthService } from '../types.ts';
import { dataOwners } from './ownedData.ts';

/** Dependencies of the deletion on other parts. */
export interface DeletionParts {
  sessions: Sessions;
  current: Pick<CurrentUser, 'poolUserNow'>;
  asUser: AsUser;
  leave(reason?: string): Promise<void>;
}

/** Deletes what the account owns, then the account, then the data on this device. */
export function createDeletion(
  ctx: AuthContext,
  { sessions, current, asUser, leave }: DeletionParts,
): Pick<AuthService, 'deleteUser'> {
  const { stores, config } = ctx;
  return {
    async deleteUser() {
      // A person signed in with a provider's own token has no account in the pool, only the data they keep here.
      const user = stores.getItem(FEDERATED_KEY) === null ? (await sessions.required()).user : undefined;
      // Detect a session the service no longer accepts before deleting anything.
      if (user) await current.poolUserNow({ bypassCache: true });
      for (const owner of dataOwners()) await owner.erase?.();
      if (user) {
        await asUser<string>((owner, { done }) => owner.deleteUser(done));
        forgetDeviceHere(ctx, user.getUsername());
      }
      if (config.identityPoolId) stores.removeItem(identityKey(config.identityPoolId));
      await Promise.allSettled(dataOwners().map(async (owner) => owner.forget?.()));
      ctx.emit({ name: 'userDeleted' });
      await leave('deleted');
    },
  };
}
