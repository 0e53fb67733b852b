// Who is signed in, for the header and the guards. No cloud code is reached from here: the identity service arrives with
// `loadAuth`, and only where an account is asked for. The state comes from what the browser keeps.
import { create } from 'zustand';
import { AuthError } from './auth/authError.ts';
import { type Claims, planOf, readClaims } from './auth/claims.ts';
import { emitAuthEvent } from './auth/events.ts';
import { FEDERATED_KEY, lastUserKey, userKey } from './auth/keys.ts';
import type { AuthService } from './auth/types.ts';
import { loadChunk } from './chunks.ts';
import { getConfig, type ProviderName } from './config.ts';

/** What the header and the guards know. `reason` says why a session ended: a code of `errors` in account.json. */
export interface Session {
  state: 'unknown' | 'guest' | 'signedIn';
  email?: string | undefined;
  name?: string | undefined;
  sub?: string | undefined;
  plan: 'free' | 'premium';
  reason?: string | undefined;
}

const guest: Session = { state: 'guest', plan: 'free' };

/** The session as the screens see it; 'unknown' until `beginSession` has looked. */
export const useSession = create<Session>()(() => ({ state: 'unknown', plan: 'free' }));

const replace = (session: Session) => useSession.setState(session, true);

/** Shows a signed-in person by what the id token says. */
export function showSignedIn(claims: Claims | undefined, person: { email?: string; name?: string } = {}): void {
  const { email = claims?.email, name = claims?.name } = person;
  replace({ state: 'signedIn', email, name, sub: claims?.sub, plan: planOf(claims, Date.now()) });
}

/** Shows a guest, with the reason if a session ended without being asked to. */
export function showGuest(reason?: string): void {
  replace({ ...guest, reason });
}

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

function cookie(key: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${encodeURIComponent(key)}=`));
  return found ? decodeURIComponent(found.slice(found.indexOf('=') + 1)) : null;
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? cookie(key);
  } catch {
    return null;
  }
}

function federatedUser(): { email?: string; name?: string } | undefined {
  try {
    return (JSON.parse(stored(FEDERATED_KEY) ?? 'null') as { user?: { email?: string; name?: string } } | null)?.user;
  } catch {
    return undefined;
  }
}

/** Looks at what the browser keeps and shows it. Tokens without an end count as none (USR-12). */
export function readSession(reason?: string): void {
  const clientId = getConfig().auth?.clientId;
  if (!clientId) return showGuest();
  const federated = federatedUser();
  if (federated) return showSignedIn(undefined, federated);
  const username = stored(lastUserKey(clientId));
  const claims = username ? readClaims(stored(userKey(clientId, username, 'idToken'))) : undefined;
  if (typeof claims?.exp === 'number') showSignedIn(claims);
  else showGuest(reason);
}

let following = false;

/** Follows the other tabs: who signs out there is a guest here as well (OUT-3). */
export function followTabs(target: Window = window): void {
  if (following) return;
  following = true;
  target.addEventListener('storage', ({ key, newValue }) => {
    const clientId = getConfig().auth?.clientId;
    if (!clientId || (key !== null && key !== lastUserKey(clientId) && key !== FEDERATED_KEY)) return;
    const before = useSession.getState().state;
    readSession();
    const { state } = useSession.getState();
    if (newValue === null && before === 'signedIn' && state === 'guest')
      emitAuthEvent({ name: 'signOut', reason: 'otherTab' });
  });
}

let loading: Promise<AuthService> | undefined;

/** Loads the identity service; rejects with NetworkError when its part cannot be had. */
export function loadAuth(): Promise<AuthService> {
  loading ??= loadChunk(() => import('./auth/auth.ts')).then(
    ({ auth }) => auth,
    (cause: unknown) => {
      loading = undefined;
      throw new AuthError('NetworkError', 'Network error', { cause });
    },
  );
  return loading;
}
