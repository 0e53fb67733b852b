// Signing out, here and everywhere, and deleting the account (OUT-1 to OUT-4).
import { log } from '../log.ts';
import { readClaims } from './claims.ts';
import type { AuthContext } from './context.ts';
import { deviceKeys, HOSTED_KEY, identityKey, userKey } from './keys.ts';
import { dataOwners } from './ownedData.ts';
import type { Sessions } from './sessions.ts';
import type { AsUser } from './signedInUser.ts';
import type { AuthService } from './types.ts';

/** How long the service may take to revoke a token. */
const REVOKE_LIMIT_MS = 3_000;

type Endings = Pick<AuthService, 'signOut' | 'globalSignOut' | 'deleteUser'>;

/** Parts that an ending needs from others. */
export interface EndingParts {
  sessions: Sessions;
  asUser: AsUser;
  /** The logout address of the hosted login; undefined where none is configured. */
  logoutAddress(): string | undefined;
}

/** The ways in which a session ends on purpose. */
export function createEndings(ctx: AuthContext, { sessions, asUser, logoutAddress }: EndingParts): Endings {
  const { stores, config, transport, env } = ctx;
  const read = (name: Parameters<typeof userKey>[2]) => {
    const username = sessions.username();
    return username ? stores.getItem(userKey(config.clientId, username, name)) : null;
  };

  const revoke = () => {
    const Token = read('refreshToken');
    if (!Token || !readClaims(read('accessToken'))?.origin_jti) return;
    transport
      .send('RevokeToken', { Token, ClientId: config.clientId }, { limitMs: REVOKE_LIMIT_MS, keepalive: true })
      .catch((error: unknown) => log.info('The refresh token was not revoked', error));
  };

  const forgetDeviceHere = (username: string | undefined) => {
    for (const name of username ? deviceKeys : []) stores.removeItem(userKey(config.clientId, username ?? '', name));
  };

  /** Clears first: whatever happens on the way to the logout address, nobody is signed in here any more. */
  const leave = (reason?: string) => {
    const hosted = stores.getItem(HOSTED_KEY) === 'true';
    sessions.drop();
    ctx.emit({ name: 'signOut', reason });
    const address = hosted ? logoutAddress() : undefined;
    if (address) env.page.leave(address);
  };

  return {
    async signOut({ forgetDevice = false } = {}) {
      const username = sessions.username();
      revoke();
      if (forgetDevice) forgetDeviceHere(username);
      leave();
    },

    async globalSignOut() {
      await asUser<string>((user, { resolve, reject }) =>
        user.globalSignOut({ onSuccess: resolve, onFailure: reject }),
      );
      leave('everywhere');
    },

    async deleteUser() {
      const { user } = await sessions.required();
      for (const owner of dataOwners()) await owner.erase?.();
      await asUser<string>((owner, { done }) => owner.deleteUser(done));
      forgetDeviceHere(user.getUsername());
      if (config.identityPoolId) stores.removeItem(identityKey(config.identityPoolId));
      await Promise.allSettled(dataOwners().map(async (owner) => owner.forget?.()));
      ctx.emit({ name: 'userDeleted' });
      leave('deleted');
    },
  };
}
