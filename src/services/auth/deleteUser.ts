// Deleting the account and everything it owns (OUT-4).
import type { AuthContext } from './context.ts';
import { forgetDeviceHere } from './endings.ts';
import { identityKey } from './keys.ts';
import { dataOwners } from './ownedData.ts';
import type { Sessions } from './sessions.ts';
import type { AsUser } from './signedInUser.ts';
import type { AuthService } from './types.ts';

/** Parts that the deletion needs from others. */
export interface DeletionParts {
  sessions: Sessions;
  asUser: AsUser;
  leave(reason?: string): void;
}

/** First what the account owns, then the account, then what is on this device. */
export function createDeletion(
  ctx: AuthContext,
  { sessions, asUser, leave }: DeletionParts,
): Pick<AuthService, 'deleteUser'> {
  const { stores, config } = ctx;
  return {
    async deleteUser() {
      const { user } = await sessions.required();
      for (const owner of dataOwners()) await owner.erase?.();
      await asUser<string>((owner, { done }) => owner.deleteUser(done));
      forgetDeviceHere(ctx, user.getUsername());
      if (config.identityPoolId) stores.removeItem(identityKey(config.identityPoolId));
      await Promise.allSettled(dataOwners().map(async (owner) => owner.forget?.()));
      ctx.emit({ name: 'userDeleted' });
      leave('deleted');
    },
  };
}
