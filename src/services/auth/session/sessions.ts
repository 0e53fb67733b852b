// The tokens of the person signed in: read from the storage, refreshed when they have expired, dropped when they are dead.

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

/** A user with a session that is valid now. */
export interface OpenSession {
  user: LibraryUser;
  session: LibrarySession;
}

/** Reads and ends sessions. */
export interface Sessions {
  /** The name of the person signed in last; rejects nothing. */
  username(): string | undefined;
  /** A valid session of the person signed in, or of the user given (VAL-9, USR-1, USR-3). */
  open(user?: { username: string } | null): Promise<OpenSession>;
  /** The same with 'User is not authenticated' for every failure that is not of the network (VAL-17). */
  required(): Promise<OpenSession>;
  /** Refreshes also a valid session. */
  refresh(): Promise<LibrarySession>;
  /** Forgets the session here, not the device; `reason` is shown when nobody asked for it. */
  drop(reason?: string): void;
  /** Drops a session that the service calls dead and tells it (USR-7). Answers whether it was. */
  dropIfDead(error: unknown): boolean;
  /** Puts a session that just began on the screen. */
  show(): void;
  /** Runs when a session is dropped: credentials and pending things end with it. */
  onDrop(hook: () => void): void;
}

const DEAD: readonly (readonly [RegExp, string])[] = [
  [/^User is disabled\.?$/, 'UserDisabled'],
  [/^User does not exist\.?$/, 'UserDeleted'],
  [/^Access Token has been revoked\.?$/, 'SessionExpired'],
  [/^Refresh Token has (been revoked|expired)\.?$/, 'SessionExpired'],
];

/** Why a session is dead after this error, or undefined when it may live on. */
export function deathReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return DEAD.find(([pattern]) => pattern.test(error.message))?.[1];
}

const hasEnd = (token: string | null) => typeof readClaims(token)?.exp === 'number';

/** The sessions of this browser. */
export function createSessions(ctx: AuthContext): Sessions {
  const { stores, library, config } = ctx;
  const hooks = new Set<() => void>();
  const key = (username: string, name: (typeof sessionKeys)[number]) => userKey(config.clientId, username, name);

  const username = () => stores.getItem(lastUserKey(config.clientId)) ?? undefined;
  const drop = (reason?: string) => {
    const name = username();
    // Before the keys go: the other tabs look as soon as they are gone.
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
  // Another tab signed out or in: this one keeps nothing of who was here before (OUT-3, CRD-15).
  onAuthEvent(({ reason, data }) => {
    // Of an account that was left in another tab nothing stays here, whatever storage this one uses.
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

  /** The library's own reading of the storage; 'refresh' when the tokens are there but too old. */
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
      // A token without an end would count as expired for ever and be refreshed for ever (USR-12).
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
        // A refresh that was refused has ended the session: what the caller lacks now is a session.
        if (!none && username() !== undefined) throw cause;
        throw new AuthError('NotAuthenticated', 'User is not authenticated', { cause });
      }
    },
    dropIfDead(error) {
      const reason = deathReason(error);
      if (!reason) return false;
      // The refresh has told already when nobody is signed in any more.
      if (username() === undefined) return true;
      drop(reason);
      ctx.emit({ name: 'signOut', reason });
      return true;
    },
  };
}
