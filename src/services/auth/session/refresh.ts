// Refreshing a session: once for all callers of a tab, and one tab at a time, because with rotation a refresh token works
// once (REF-1 to REF-5). The new tokens are in the storage before the next tab may look.

import { readSession } from '../../person/sessionState.ts';
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import type { LibrarySession, Tokens } from '../library/library.ts';
import { isTransient } from '../transport/retry.ts';
import { readClaims } from './claims.ts';
import { userKey } from './keys.ts';

/** Name of the lock shared by all tabs. */
export const REFRESH_LOCK = 'auth-refresh';
/** Longer than a refresh with all its retries; a suspended tab holding the lock must not block the others for ever. */
const LOCK_LIMIT_MS = 85_000;

/** Refreshes the signed-in person's session. */
export interface Refresh {
  refresh(): Promise<LibrarySession>;
}

/** Creates a refresh that calls `refused` when the service no longer accepts the refresh token (REF-2). */
export function createRefresh(
  ctx: AuthContext,
  { username, refused }: { username: () => string | undefined; refused: (error: AuthError) => void },
): Refresh {
  const { stores, config, library, transport, env } = ctx;
  let underWay: Promise<LibrarySession> | undefined;

  const stored = (name: string) => {
    const read = (part: Parameters<typeof userKey>[2]) => stores.getItem(userKey(config.clientId, name, part)) ?? '';
    const drift = Number.parseInt(read('clockDrift'), 10);
    return {
      tokens: { IdToken: read('idToken'), AccessToken: read('accessToken'), RefreshToken: read('refreshToken') },
      drift: Number.isNaN(drift) ? 0 : drift,
      deviceKey: read('deviceKey'),
    };
  };

  const request = async (refreshToken: string, deviceKey: string): Promise<Tokens> => {
    const { clientId: ClientId } = config;
    const device = deviceKey ? { DEVICE_KEY: deviceKey } : {};
    const answer = config.refreshRotation
      ? await transport.send('GetTokensFromRefreshToken', {
          ClientId,
          RefreshToken: refreshToken,
          ...(deviceKey ? { DeviceKey: deviceKey } : {}),
        })
      : await transport.send('InitiateAuth', {
          ClientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: refreshToken, ...device },
        });
    const result = answer['AuthenticationResult'] as Partial<Tokens> | undefined;
    const { IdToken = '', AccessToken = '', RefreshToken = refreshToken } = result ?? {};
    if (typeof readClaims(IdToken)?.exp !== 'number' || typeof readClaims(AccessToken)?.exp !== 'number') {
      // Tokens without an expiry would be refreshed for ever (USR-12).
      throw new AuthError('SessionExpired', 'The service sent tokens without an end');
    }
    return { IdToken, AccessToken, RefreshToken };
  };

  const refreshNow = async (before: Tokens): Promise<LibrarySession> => {
    const name = username();
    if (name === undefined) throw new AuthError('NoCurrentUser', 'No current user');
    const { tokens, drift, deviceKey } = stored(name);
    const kept = library.session(tokens, drift);
    // Another tab was faster: use its tokens.
    if (tokens.AccessToken !== before.AccessToken && kept.isValid()) return kept;
    if (!tokens.RefreshToken) {
      throw new AuthError('SessionExpired', 'Cannot retrieve a new session. Please authenticate.');
    }
    const session = library.session(await request(tokens.RefreshToken, deviceKey));
    if (username() !== name) throw new AuthError('NoCurrentUser', 'No current user');
    library.user(name).setSignInUserSession(session);
    return session;
  };

  const locked = async (work: () => Promise<LibrarySession>): Promise<LibrarySession> => {
    if (!env.locks) return work();
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), LOCK_LIMIT_MS);
    let begun = false;
    try {
      return await env.locks.request(REFRESH_LOCK, { signal: control.signal }, () => {
        begun = true;
        clearTimeout(timer);
        return work();
      });
    } catch (error) {
      if (begun) throw error;
      return await work();
    } finally {
      clearTimeout(timer);
    }
  };

  const settle = async (before: Tokens): Promise<LibrarySession> => {
    try {
      const session = await locked(() => refreshNow(before));
      readSession(config.clientId);
      ctx.emit({ name: 'tokenRefresh' });
      return session;
    } catch (error) {
      // Another tab may have signed in or refreshed while this response was in flight: its session is not the refused one.
      const same = stored(username() ?? '').tokens.RefreshToken === before.RefreshToken;
      if (error instanceof AuthError && isRefused(error) && same) refused(error);
      else if (isTransient(error)) ctx.emit({ name: 'offline', reason: (error as AuthError).code });
      ctx.emit({ name: 'tokenRefresh_failure', reason: error instanceof AuthError ? error.code : 'UnknownError' });
      throw error;
    }
  };

  return {
    refresh() {
      underWay ??= settle(stored(username() ?? '').tokens).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}

/** Whether the service will never accept this refresh token again. */
function isRefused({ code }: AuthError): boolean {
  return code === 'NotAuthorizedException' || code === 'UserNotFoundException' || code === 'SessionExpired';
}
