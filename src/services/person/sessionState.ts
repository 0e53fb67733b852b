// Who is signed in, as the header and the guards see it. No cloud code: the state comes from what the browser keeps, and
// from the identity service once that is loaded.
import { create } from 'zustand';
import { readFederated } from '../auth/federated/federatedRecord.ts';
import { type Claims, planOf, readClaims } from '../auth/session/claims.ts';
import { ENDED_KEY, FEDERATED_KEY, HOSTED_KEY, lastUserKey, sessionKeys, userKey } from '../auth/session/keys.ts';
import { getConfig } from '../config/config.ts';

/** What the header and the guards know. `reason` says why a session ended: a code of `errors` in account.json. */
export interface Session {
  state: 'unknown' | 'guest' | 'signedIn';
  email?: string | undefined;
  name?: string | undefined;
  sub?: string | undefined;
  plan: 'free' | 'premium';
  reason?: string | undefined;
  /** The browser would not store the session: it ends with the page (CFG-7). */
  degraded?: boolean | undefined;
}

const guest: Session = { state: 'guest', plan: 'free' };

/** The session as the screens see it; 'unknown' until `readSession` has looked. */
export const useSession = create<Session>()(() => ({ state: 'unknown', plan: 'free' }));

const replace = (session: Session) =>
  useSession.setState({ ...session, degraded: useSession.getState().degraded }, true);

/** Says that the session cannot be kept. */
export function showDegraded(): void {
  useSession.setState({ degraded: true });
}

/** Shows a signed-in person by what the id token says. */
export function showSignedIn(
  claims: Claims | undefined,
  person: { email?: string | undefined; name?: string | undefined } = {},
): void {
  const { email = claims?.email, name = claims?.name } = person;
  replace({ state: 'signedIn', email, name, sub: claims?.sub, plan: planOf(claims, Date.now()) });
}

/** Shows a guest, with the reason if a session ended without being asked to. */
export function showGuest(reason?: string): void {
  replace({ ...guest, reason });
}

function cookie(key: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=');
    try {
      if (at > 0 && decodeURIComponent(pair.slice(0, at)) === key) return decodeURIComponent(pair.slice(at + 1));
    } catch {
      // Somebody else's, written in another way: ours may come behind it.
    }
  }
  return null;
}

/** Each of the stores may be forbidden on its own. */
function kept<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

function stored(key: string): string | null {
  for (const look of [() => sessionStorage.getItem(key), () => localStorage.getItem(key), () => cookie(key)]) {
    const value = kept(look) ?? null;
    if (value !== null) return value;
  }
  return null;
}

function federatedUser(): { email?: string | undefined; name?: string | undefined } | undefined {
  return readFederated(read(FEDERATED_KEY))?.user;
}

/** Tells the other tabs why the session ended that they share with this one. */
export function noteEnd(reason: string): void {
  try {
    localStorage.setItem(ENDED_KEY, JSON.stringify({ reason, at: Date.now() }));
  } catch {
    // Without it they only see that nobody is signed in any more.
  }
}

/** Milliseconds after which a noted end is no news any more. */
const NEWS_MS = 5_000;

/** Why the session ended that another tab has just dropped; undefined when somebody signed out. */
export function notedEnd(now: number = Date.now()): string | undefined {
  try {
    const noted = JSON.parse(localStorage.getItem(ENDED_KEY) ?? '{}') as { reason?: unknown; at?: unknown } | null;
    const { reason, at } = noted ?? {};
    return typeof reason === 'string' && Math.abs(now - Number(at)) < NEWS_MS ? reason : undefined;
  } catch {
    return undefined;
  }
}

/** How a key of the session is read; the identity service puts its own storage here. */
export type SessionReader = (key: string) => string | null;

let read: SessionReader = stored;

/** Reads the session from here on with the identity service's storage; without one with the browser's again. */
export function provideReader(reader: SessionReader = stored): void {
  read = reader;
}

/** Looks at what the browser keeps and shows it. Tokens without an end count as none (USR-12). */
export function readSession(clientId: string | undefined = getConfig().auth?.clientId, reason?: string): void {
  if (!clientId) return showGuest();
  const federated = federatedUser();
  if (federated) return showSignedIn(undefined, federated);
  const username = read(lastUserKey(clientId));
  const keyOf = (name: 'idToken' | 'refreshToken' | 'clockDrift') => userKey(clientId, username ?? '', name);
  const claims = username ? readClaims(read(keyOf('idToken'))) : undefined;
  // An unreadable record was a session: tell the person that it has ended.
  const damaged = Boolean(username ? read(keyOf('idToken')) : read(FEDERATED_KEY));
  if (typeof claims?.exp !== 'number') return showGuest(reason ?? (damaged ? 'SessionExpired' : undefined));
  // Expired with nothing to renew it: no request is needed to know that.
  const drift = Number.parseInt(read(keyOf('clockDrift')) ?? '', 10) || 0;
  const over = claims.exp < Date.now() / 1000 - drift && !read(keyOf('refreshToken'));
  if (over) showGuest('SessionExpired');
  else showSignedIn(claims);
}

/** Whose session outlives the browser, whoever is signed in to this tab alone. */
export function lastingPerson(clientId: string | undefined = getConfig().auth?.clientId): string | undefined {
  const look = (key: string) => kept(() => localStorage.getItem(key)) ?? kept(() => cookie(key));
  const username = clientId && look(lastUserKey(clientId));
  if (clientId && username) return readClaims(look(userKey(clientId, username, 'idToken')))?.sub;
  return readFederated(look(FEDERATED_KEY) ?? null)?.user.email;
}

/** Removes the session from web storage after it ended in another tab. The identity service manages its own state. */
export function dropKept(clientId: string | undefined = getConfig().auth?.clientId): void {
  const username = clientId ? read(lastUserKey(clientId)) : null;
  const keys = clientId && username ? sessionKeys.map((name) => userKey(clientId, username, name)) : [];
  for (const key of [...keys, ...(clientId ? [lastUserKey(clientId)] : []), FEDERATED_KEY, HOSTED_KEY]) {
    kept(() => sessionStorage.removeItem(key));
    kept(() => localStorage.removeItem(key));
  }
  showGuest();
}
