// Signing out, here and everywhere (OUT-1, OUT-2).
import { log } from '../../log.ts';
import { personNow } from '../../person/person.ts';
import type { AuthContext } from '../context.ts';
import type { AuthService } from '../types.ts';
import { readClaims } from './claims.ts';
import { deviceKeys, HOSTED_KEY, userKey } from './keys.ts';
import type { Sessions } from './sessions.ts';
import type { AsUser } from './signedInUser.ts';

/** Users are tracked from the first sign-in, so this is normally available; without it sign-out still works. */
const loadPeople = () =>
  import('../../person/people.ts').catch((error: unknown) => {
    log.warn('The other tabs find out by themselves', error);
    return undefined;
  });

/** Time limit for revoking a token. */
const REVOKE_LIMIT_MS = 3_000;

/** The deliberate ways of ending a session. */
export interface Endings extends Pick<AuthService, 'signOut' | 'globalSignOut'> {
  /** Ends the session here; a hosted-login session also leaves by the hosted logout address. */
  leave(reason?: string): Promise<void>;
}

/** Also forgets the keys that make this a remembered device. */
export function forgetDeviceHere({ stores, config }: AuthContext, username: string): void {
  for (const name of deviceKeys) stores.removeItem(userKey(config.clientId, username, name));
}

/** Dependencies on other parts. */
export interface EndingParts {
  sessions: Sessions;
  asUser: AsUser;
  /** The logout address of the hosted login; undefined where none is configured. */
  logoutAddress(): string | undefined;
}

/** Signing out. */
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

  /** Clears first: whatever happens on the way to the logout address, nobody is still signed in here. */
  const leave = async (reason?: string) => {
    const hosted = stores.getItem(HOSTED_KEY) === 'true';
    const owner = personNow();
    const people = loadPeople();
    sessions.drop();
    ctx.emit({ name: 'signOut', reason });
    const there = await people;
    there?.tellLeft(owner);
    const address = hosted ? logoutAddress() : undefined;
    if (!address) return;
    // Clear this device's data before leaving the page.
    await there?.whenForgotten();
    env.page.leave(address);
  };

  return {
    leave,
    async signOut({ forgetDevice = false } = {}) {
      const username = sessions.username();
      revoke();
      if (forgetDevice && username) forgetDeviceHere(ctx, username);
      await leave();
    },

    async globalSignOut({ forgetDevice = false } = {}) {
      const username = sessions.username();
      await asUser<string>((user, { resolve, reject }) =>
        user.globalSignOut({ onSuccess: resolve, onFailure: reject }),
      );
      if (forgetDevice && username) forgetDeviceHere(ctx, username);
      await leave('everywhere');
    },
  };
}
