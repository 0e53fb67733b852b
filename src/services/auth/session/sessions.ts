// The signed-in person's tokens: read from storage, refreshed when expired, dropped when no longer valid.

import { noteEnd, provideReader, readSession, showGuest, useSession } from '../../person/sessionState.ts';
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { onAuthEvent } from '../events.ts';
import { once } from '../lazily.ts';
import type { LibrarySession, LibraryUser } from '../library/library.ts';
import { libraryError } from '../library/libraryErrors.ts';
import { REFRESH_ELSEWHERE } from '../transport/transport.ts';
import { readClaims } from './claims.ts';
import { FEDERATED_KEY, HOSTED_KEY, lastUserKey, sessionKeys, userKey } from './keys.ts';

/** A user with a currently valid session. */
export interface OpenSession {
  user: LibraryUser;
  session: LibrarySession;
}

/** Reads and ends sessions. */
export interface Sessions {
  /** The name of the last signed-in person; never rejects. */
  username(): string | undefined;
  /** A valid session of the signed-in person, or of the given user (VAL-9, USR-1, USR-3). */
  open(user?: { username: string } | null): Promise<OpenSession>;
  /** The same, but every failure other than the network's becomes 'User is not authenticated' (VAL-17). */
  required(): Promise<OpenSession>;
  /** Refreshes even a valid session. */
  refresh(): Promise<LibrarySession>;
  /** Forgets the session here but not the device; `reason` is shown when the user did not ask for it. */
  drop(reason?: string): void;
  /** Drops a session the service has declared dead and reports it (USR-7). Returns whether it was dead. */
  dropIfDead(error: unknown): boolean;
  /** Shows a session that has just begun. */
  show(): void;
  /** Runs when a session is dropped: clears credentials and pending operations. */
  onDrop(hook: () => void): void;
}

const DEAD: readonly (readonly [RegExp, string])[] = [
  [/^User is disabled\.?$/, 'UserDisabled'],
  [/^User does not exist\.?$/, 'UserDeleted'],
  [/^Access Token has been revoked\.?$/, 'SessionExpired'],
  [/^Refresh Token has (been revoked|expired)\.?$/, 'SessionExpired'],
];

/** Why this error ends the session, or undefined if it does not. */
export function deathReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return DEAD.find(([pattern]) => pattern.test(error.message))?.[1];
}

const hasEnd = (token: string | null) => typeof readClaims(token)?.exp === 'number';

/** Creates the session reader for this browser. */
export function createSessions(ctx: AuthContext): Sessions {
  const { stores, library, config } = ctx;
  const hooks = new Set<() => void>();
  const key = (username: string, name: (typeof sessionKeys)[number]) => userKey(config.clientId, username, name);

  const username = () => stores.getItem(lastUserKey(config.clientId)) ?? undefined;
  const drop = (reason?: string) => {
    const name = username();
    // Before removing the keys, because the other tabs check as soon as they are gone.
    if (reason) noteEnd(reason);
    for (const part of name ? sessionKeys : []) stores.removeItem(key(name ?? '', part));
    for (const part of [lastUserKey(config.clientId), FEDERATED_KEY, HOSTED_KEY]) stores.removeItem(part);
    runHooks();
    showGuest(reason);
  };
  const runHooks = () => {
    for (const hook of hooks) hook();
  };
  provideReader((part) => stores.getItem(part));
  // Another tab signed out or in: this one keeps nothing of the previous user (OUT-3, CRD-15).
  onAuthEvent(({ reason, data }) => {
    // When another tab signs out of an account, nothing of it stays here, whatever storage this tab uses.
    if (data === 'left') drop();
    else if (reason === 'otherTab') runHooks();
  });
  const refused = (error: AuthError) => {
    const reason = deathReason(error) ?? 'SessionExpired';
    drop(reason);
    ctx.emit({ name: 'sessionExpired', reason });
    if (deathReason(error)) ctx.emit({ name: 'signOut', reason });
  };
  const refresher = once(async () => (await import('./refresh.ts')).createRefresh(ctx, { username, refused }));
  const refresh = async () => (await refresher()).refresh();

  /** The session as the library reads it from storage; 'refresh' when the tokens have expired. */
  const read = (user: LibraryUser) =>
    library.run<LibrarySession | 'refresh'>(user, ({ resolve, reject }) => {
      user.getSession((error: { code?: string } | null, session: unknown) => {
        if (!error) resolve(session as LibrarySession);
        else if (error.code === REFRESH_ELSEWHERE) resolve('refresh');
        else reject(libraryError(error));
      });
    });

  const open = async (asked?: { username: string } | null): Promise<OpenSession> => {
    if (asked === null) {
      throw new AuthError('EmptyUserSession', 'Failed to get the session because the user is empty');
    }
    const name = asked?.username ?? username();
    if (name === undefined) {
      // The storage was cleared while the page was open.
      if (useSession.getState().state === 'signedIn' && stores.getItem(FEDERATED_KEY) === null) drop();
      throw new AuthError('NoCurrentUser', 'No current user');
    }
    const idToken = stores.getItem(key(name, 'idToken'));
    if (idToken && !(hasEnd(idToken) && hasEnd(stores.getItem(key(name, 'accessToken'))))) {
      // A token without an expiry would always count as expired and be refreshed for ever (USR-12).
      drop('SessionExpired');
      throw new AuthError('NoCurrentUser', 'No current user');
    }
    const user = library.user(name);
    const found = await read(user);
    const session = found === 'refresh' ? await refresh() : found;
    user.signInUserSession = session;
    user.getCachedDeviceKeyAndPassword();
    return { user, session };
  };

  return {
    username,
    open,
    drop,
    refresh,
    show: () => readSession(config.clientId),
    onDrop: (hook) => void hooks.add(hook),
    async required() {
      try {
        return await open();
      } catch (cause) {
        const none =
          cause instanceof AuthError && ['NoCurrentUser', 'NotAuthenticated', 'SessionExpired'].includes(cause.code);
        // A refused refresh has ended the session, so the caller gets the missing-session error.
        if (!none && username() !== undefined) throw cause;
        throw new AuthError('NotAuthenticated', 'User is not authenticated', { cause });
      }
    },
    dropIfDead(error) {
      const reason = deathReason(error);
      if (!reason) return false;
      // The refresh has already reported it if nobody is signed in any more.
      if (username() === undefined) return true;
      drop(reason);
      ctx.emit({ name: 'signOut', reason });
      return true;
    },
  };
}
