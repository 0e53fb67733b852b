// Where a session is kept (CFG-5 to CFG-9): for this tab, for this browser, in memory or in cookies. A full or forbidden
// storage never loses a sign-in: what cannot be written is held in memory, and that is reported once.
import { AuthError } from '../authFailure.ts';
import { readFederated } from '../federated/federatedRecord.ts';
import { FEDERATED_KEY, HOSTED_KEY, lastUserKey, PROBE_KEY, sessionKeys, userKey } from './keys.ts';

/** The storage interface the library requires. */
export interface AuthStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
  clear(): unknown;
}

/** The kinds a configuration can choose. */
export type StorageKind = 'session' | 'local' | 'memory' | 'cookie';

/** Storage whose location follows "stay signed in". */
export interface AuthStores extends AuthStorage {
  /** Chooses the location before a sign-in; true outlives the browser. Other kinds of storage are unaffected. */
  choose(stay: boolean | undefined): void;
  /** Call after an attempt. If it succeeded, drops any session left in the other location: no page may find two. */
  settle(signedIn: boolean): void;
}

/** The browser's two stores, or a test's substitutes. A getter may throw when storage is blocked. */
export interface BrowserStores {
  readonly sessionStorage: AuthStorage;
  readonly localStorage: AuthStorage;
}

/** A storage that ends with the page. */
export function memoryStorage(): AuthStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Refuses a storage that lacks a function (CFG-5). */
export function assertStorage(storage: Partial<AuthStorage> | null | undefined): asserts storage is AuthStorage {
  for (const name of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
    if (typeof storage?.[name] !== 'function') throw new AuthError('EmptyStorage', 'Empty storage object');
  }
}

/** The storage if it is writable, else undefined (CFG-6). */
function probed(read: () => AuthStorage): AuthStorage | undefined {
  try {
    const storage = read();
    storage.setItem(PROBE_KEY, '1');
    storage.removeItem(PROBE_KEY);
    return storage;
  } catch {
    return undefined;
  }
}

/** Holds in memory what the storage does not accept, and reports it. */
export function safeStorage(storage: AuthStorage | undefined, degraded: () => void): AuthStorage {
  const held = memoryStorage();
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const hold = (key: string, value: string) => {
    held.setItem(key, value);
    // An older value left behind would come back with the next page.
    quietly(() => storage?.removeItem(key));
    degraded();
  };
  return {
    getItem: (key) => held.getItem(key) ?? quietly(() => storage?.getItem(key)) ?? null,
    setItem(key, value) {
      const kept = quietly(() => {
        storage?.setItem(key, value);
        return storage?.getItem(key) === value;
      });
      if (kept) held.removeItem(key);
      else hold(key, value);
    },
    removeItem(key) {
      held.removeItem(key);
      quietly(() => storage?.removeItem(key));
    },
    clear() {
      held.clear();
      quietly(() => storage?.clear());
    },
  };
}

/** Device keys deliberately outlive a session, or a remembered device would be challenged again every day. */
const OF_DEVICE = /\.(deviceKey|randomPasswordKey|deviceGroupKey)$|^CognitoIdentityId-/;

function single(storage: AuthStorage): AuthStores {
  return { ...storage, choose: () => {}, settle: () => {} };
}

/** Inputs for an installation's stores. */
export interface StoresOptions {
  kind: StorageKind;
  clientId: string;
  browser: BrowserStores;
  /** Used only for the kind `cookie`; without it the session is kept in memory. */
  cookies: () => AuthStorage | undefined;
  /** An operator's own storage instead of all of these. */
  custom?: AuthStorage | undefined;
  /** Called once when something is kept in memory only. */
  degraded: () => void;
}

/** The storage of this installation. */
export function createStores({ kind, clientId, browser, cookies, custom, degraded: tell }: StoresOptions): AuthStores {
  let told = false;
  const degraded = () => {
    if (!told) tell();
    told = true;
  };
  if (custom !== undefined) {
    assertStorage(custom);
    return single(safeStorage(custom, degraded));
  }
  if (kind === 'memory') return single(memoryStorage());
  if (kind === 'cookie') return single(safeStorage(cookies(), degraded));
  const tab = safeStorage(
    probed(() => browser.sessionStorage),
    degraded,
  );
  const lasting = safeStorage(
    probed(() => browser.localStorage),
    degraded,
  );
  const hasSession = (storage: AuthStorage) =>
    (storage.getItem(lastUserKey(clientId)) ?? null) !== null ||
    readFederated(storage.getItem(FEDERATED_KEY)) !== undefined;
  let chosen: AuthStorage | undefined;
  const active = () => {
    if (hasSession(tab)) return tab;
    if (hasSession(lasting)) return lasting;
    return chosen ?? (kind === 'local' ? lasting : tab);
  };
  const placeOf = (key: string) => (OF_DEVICE.test(key) ? lasting : active());
  return {
    getItem: (key) => placeOf(key).getItem(key) ?? null,
    setItem: (key, value) => (OF_DEVICE.test(key) ? lasting : (chosen ?? active())).setItem(key, value),
    removeItem(key) {
      tab.removeItem(key);
      lasting.removeItem(key);
    },
    clear() {
      tab.clear();
      lasting.clear();
    },
    choose(stay) {
      chosen = (stay ?? kind === 'local') ? lasting : tab;
    },
    settle(signedIn) {
      const other = chosen === tab ? lasting : tab;
      const place = chosen;
      chosen = undefined;
      if (!place || !signedIn) return;
      const username = other.getItem(lastUserKey(clientId));
      const tokens = username ? sessionKeys.map((name) => userKey(clientId, username, name)) : [];
      for (const key of [...tokens, lastUserKey(clientId), FEDERATED_KEY, HOSTED_KEY]) other.removeItem(key);
    },
  };
}
