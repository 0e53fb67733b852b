// Who is signed in and access to accounts: the entry point for the header, the guards and the screens. No cloud code is
// loaded from here before `loadAuth` is called, and that happens only where an account is asked for.
import { AuthError } from '../auth/authFailure.ts';
import { emitAuthEvent } from '../auth/events.ts';
import { FEDERATED_KEY, lastUserKey } from '../auth/session/keys.ts';
import type { AuthService } from '../auth/types.ts';
import { getConfig, type ProviderName } from '../config/config.ts';
import { loadChunk } from '../offline/chunks.ts';
import { GUEST, personOf } from './person.ts';
import { notedEnd, readSession, useSession } from './sessionState.ts';

export { useSession } from './sessionState.ts';

/** Whether this installation has accounts at all. Without them their parts are hidden (CFG-8). */
export function accountsConfigured(): boolean {
  return getConfig().auth !== undefined;
}

/** The providers whose buttons are shown: those with a client id, where a hosted login is configured. */
export function configuredProviders(): ProviderName[] {
  const { auth, endpoints } = getConfig();
  if (!auth || !(auth.domain || endpoints.hosted)) return [];
  return (['google', 'facebook', 'amazon'] as const).filter((name) => auth.providers[name]);
}

/** Whether a person may choose to stay signed in: with the other kinds of storage the operator chose already. */
export function stayOffered(): boolean {
  const kind = getConfig().auth?.tokenStorage;
  return kind === 'session' || kind === 'local';
}

let following = false;

/** Follows the other tabs: a sign-out there makes this tab a guest as well (OUT-3). */
export function followTabs(target: Window = window): void {
  if (following) return;
  following = true;
  const look = () => {
    const before = personOf(useSession.getState());
    readSession(undefined, notedEnd());
    const now = personOf(useSession.getState());
    if (now === before) return;
    // Drop what this tab holds for the previous person.
    emitAuthEvent({ name: now === GUEST ? 'signOut' : 'signIn', reason: 'otherTab' });
  };
  target.addEventListener('storage', ({ key }) => {
    const clientId = getConfig().auth?.clientId;
    if (clientId && (key === null || key === lastUserKey(clientId) || key === FEDERATED_KEY)) look();
  });
  // A page restored from the back/forward cache still shows the person of that time.
  target.addEventListener('pageshow', ({ persisted }) => persisted && look());
}

let loading: Promise<AuthService> | undefined;

/** Loads the identity service; rejects with NetworkError when it cannot be loaded. */
export function loadAuth(): Promise<AuthService> {
  loading ??= loadChunk(() => import('../auth/auth.ts')).then(
    ({ auth }) => auth,
    (cause: unknown) => {
      loading = undefined;
      throw new AuthError('NetworkError', 'Network error', { cause });
    },
  );
  return loading;
}
