// Keys for storage and functions: a guest's, a provider's or the user pool's (CRD-1 to CRD-8, CRD-15 to CRD-17). They live
// in memory only, and one request at a time fetches them.
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { identityKey } from '../session/keys.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AuthService } from '../types.ts';
import type { CloudCredentials } from './cloudTypes.ts';
import type { Federated } from './federated.ts';
import type { IdentityPool, Logins } from './identityPool.ts';
import { loginKey, poolLoginKey } from './logins.ts';

/** Specification sections 4 and 9: keys this close to expiry count as expired. */
export const NEAR_END_MS = 10 * 60_000;
/** Keys this old count as expired, too. */
export const MOST_AGE_MS = 50 * 60_000;

/** Cloud keys. */
export type Credentials = Pick<AuthService, 'getCredentials' | 'clearCredentials' | 'federatedSignIn'>;

/** The sources of keys. */
export interface CredentialParts {
  sessions: Sessions;
  federated: Federated;
  identityPool: IdentityPool;
}

const tokenExpired = (error: unknown) =>
  error instanceof AuthError && error.code === 'NotAuthorizedException' && /Token expired/.test(error.message);

/** The current user's keys. */
export function createCredentials(ctx: AuthContext, parts: CredentialParts): Credentials {
  const { config, stores, env } = ctx;
  const { sessions, federated } = parts;
  const guestKey = config.identityPoolId ? identityKey(config.identityPoolId) : '';
  let cached: { keys: CloudCredentials; at: number } | undefined;
  let underWay: Promise<CloudCredentials> | undefined;
  /** Keys requested before a sign-in or sign-out are never handed to the next user (CRD-15). */
  let era = 0;

  const clear = () => {
    era++;
    cached = undefined;
    underWay = undefined;
  };

  const forGuest = async (): Promise<CloudCredentials> => {
    if (config.mandatorySignIn) {
      throw new AuthError('GuestsNotAllowed', 'cannot get guest credentials when mandatory signin enabled');
    }
    const pool = parts.identityPool;
    const attempt = async () => {
      const kept = stores.getItem(guestKey);
      const id = kept ?? (await pool.identityId({}));
      if (!kept) stores.setItem(guestKey, id);
      return pool.credentials(id, {});
    };
    try {
      return await attempt();
    } catch (error) {
      const id = stores.getItem(guestKey);
      const gone = error instanceof AuthError && error.code === 'ResourceNotFoundException';
      if (!gone || error.message !== `Identity '${id}' not found.`) throw error;
      stores.removeItem(guestKey);
      return attempt();
    }
  };

  /** Keys for a login. The guest's identity is carried over, so what they made as a guest stays theirs (CRD-17). */
  const forLogin = async (logins: Logins, knownId?: string): Promise<CloudCredentials> => {
    const pool = parts.identityPool;
    const guest = stores.getItem(guestKey);
    if (guest) {
      try {
        const keys = await pool.credentials(guest, logins);
        stores.removeItem(guestKey);
        return keys;
      } catch (error) {
        if (tokenExpired(error)) throw error;
        const refused =
          error instanceof AuthError && ['NotAuthorizedException', 'ResourceNotFoundException'].includes(error.code);
        if (!refused) throw error;
        // The guest's identity no longer exists, or this person already has their own.
        stores.removeItem(guestKey);
      }
    }
    return pool.credentials(knownId ?? (await pool.identityId(logins)), logins);
  };

  const forSession = async (): Promise<CloudCredentials> => {
    const login = poolLoginKey(config.userPoolId);
    const { session } = await sessions.open();
    try {
      return await forLogin({ [login]: session.getIdToken().getJwtToken() });
    } catch (error) {
      if (!tokenExpired(error)) throw error;
      const renewed = await sessions.refresh();
      return forLogin({ [login]: renewed.getIdToken().getJwtToken() });
    }
  };

  const forProvider = async (): Promise<CloudCredentials> => {
    const record = federated.stored();
    if (!record) throw new AuthError('NoCurrentUser', 'No current user');
    const { provider, token, identity_id } = await federated.fresh(record).catch((error: unknown) => {
      // Unless only the network failed, the record has been dropped and nobody is signed in any more.
      if (!federated.stored()) sessions.drop('SessionExpired');
      throw error;
    });
    const keys = await forLogin({ [loginKey(provider)]: token }, identity_id);
    const now = federated.stored();
    if (now && now.identity_id !== keys.identityId) federated.store({ ...now, identity_id: keys.identityId });
    return keys;
  };

  const fetchKeys = async (): Promise<CloudCredentials> => {
    if (!config.identityPoolId) throw new AuthError('NoIdentityPool', 'No Cognito Federated Identity pool provided');
    const begun = era;
    const keys = await (federated.stored() ? forProvider() : sessions.username() ? forSession() : forGuest());
    if (begun !== era) throw new AuthError('NotAuthenticated', 'Somebody else is signed in now');
    cached = { keys, at: env.now() };
    return keys;
  };

  const isFresh = ({ keys, at }: NonNullable<typeof cached>) =>
    env.now() + NEAR_END_MS < keys.expiration.getTime() - ctx.clock.skew() && env.now() - at <= MOST_AGE_MS;

  const getCredentials = (): Promise<CloudCredentials> => {
    if (underWay) return underWay;
    if (cached && isFresh(cached)) return Promise.resolve(cached.keys);
    const request = fetchKeys().finally(() => {
      if (underWay === request) underWay = undefined;
    });
    underWay = request;
    return request;
  };

  sessions.onDrop(clear);
  return {
    getCredentials,
    clearCredentials: clear,
    async federatedSignIn(record) {
      loginKey(record.provider);
      clear();
      stores.choose(undefined);
      federated.store({ ...record });
      stores.settle(true);
      try {
        const keys = await getCredentials();
        sessions.show();
        ctx.emit({ name: 'signIn' });
        return keys;
      } catch (error) {
        federated.clear();
        throw error;
      }
    },
  };
}
