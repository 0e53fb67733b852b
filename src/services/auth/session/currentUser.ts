// Who is signed in, with user data where the token may read it (USR-1 to USR-10).
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { readFederated } from '../federated/federatedRecord.ts';
import type { LibrarySession, LibraryUser } from '../library/library.ts';
import { libraryError } from '../library/libraryErrors.ts';
import type { Attributes, AuthService, AuthUser } from '../types.ts';
import { readClaims } from './claims.ts';
import { FEDERATED_KEY, userKey } from './keys.ts';
import type { Sessions } from './sessions.ts';
import { withFreshToken } from './signedInUser.ts';
import { attributesOf, mfaSettingOf, type UserData } from './userData.ts';

/** The scope that lets a token read user data. */
const ADMIN_SCOPE = 'aws.cognito.signin.user.admin';
/** How long the current user waits for a return from the hosted login (USR-1). */
const HOSTED_WAIT_MS = 10_000;

type Current = Pick<AuthService, 'currentUserPoolUser' | 'currentAuthenticatedUser'>;

/** The current user. `hosted` is the hosted-login return in progress, if any. */
export interface CurrentUser extends Current {
  /** The pool's user without waiting for a hosted-login return, because the return itself calls this. */
  poolUserNow(options: { bypassCache: boolean }): Promise<AuthUser>;
  /** User data of an open session; from the cache unless told otherwise. */
  userData(user: LibraryUser, bypassCache: boolean): Promise<UserData>;
}

function bareUser(user: LibraryUser, session: LibrarySession): AuthUser {
  const claims = readClaims(session.getIdToken().getJwtToken());
  return { username: user.getUsername(), sub: claims?.sub, email: claims?.email, name: claims?.name };
}

const text = (attributes: Attributes, name: string) => {
  const value = attributes[name];
  return typeof value === 'string' ? value : undefined;
};

/** Parts that know who is signed in. */
export function createCurrentUser(
  ctx: AuthContext,
  sessions: Sessions,
  hosted: () => Promise<unknown> | undefined,
): CurrentUser {
  const { library, stores, config, env } = ctx;

  const userData: CurrentUser['userData'] = (user, bypassCache) => {
    // When told to bypass its cache, the library would also refresh the session, once per tab.
    if (bypassCache) stores.removeItem(userKey(config.clientId, user.getUsername(), 'userData'));
    return library.run<UserData>(user, ({ resolve, reject }) =>
      user.getUserData((error: unknown, data?: unknown) =>
        error ? reject(libraryError(error)) : resolve(data as UserData),
      ),
    );
  };

  const poolUserNow: CurrentUser['poolUserNow'] = async ({ bypassCache }) => {
    try {
      const { user, session } = await sessions.open();
      const bare = bareUser(user, session);
      const scopes = readClaims(session.getAccessToken().getJwtToken())?.scope?.split(' ') ?? [];
      if (!scopes.includes(ADMIN_SCOPE)) return bare;
      try {
        const data = await withFreshToken(sessions, async () =>
          userData((await sessions.open({ username: user.getUsername() })).user, bypassCache),
        );
        const attributes = attributesOf(data);
        return {
          ...bare,
          email: text(attributes, 'email') ?? bare.email,
          name: text(attributes, 'name') ?? bare.name,
          attributes,
          preferredMFA: mfaSettingOf(data) ?? 'NOMFA',
        };
      } catch (error) {
        if (sessions.dropIfDead(error)) throw error;
        return bare;
      }
    } catch (error) {
      sessions.dropIfDead(error);
      throw error;
    }
  };

  const currentUserPoolUser: Current['currentUserPoolUser'] = async ({ bypassCache = false } = {}) => {
    const returning = hosted();
    if (returning) await Promise.race([returning.catch(() => {}), env.sleep(HOSTED_WAIT_MS)]);
    return poolUserNow({ bypassCache });
  };

  const federatedUser = (): AuthUser | undefined => {
    const stored = readFederated(stores.getItem(FEDERATED_KEY));
    if (!stored) return undefined;
    const { provider, user } = stored;
    return { username: user.email ?? user.id ?? provider, email: user.email, name: user.name, federated: provider };
  };

  return {
    userData,
    poolUserNow,
    currentUserPoolUser,
    async currentAuthenticatedUser(options) {
      try {
        return federatedUser() ?? (await currentUserPoolUser(options));
      } catch (cause) {
        throw new AuthError('NotAuthenticated', 'not authenticated', { cause });
      }
    },
  };
}
