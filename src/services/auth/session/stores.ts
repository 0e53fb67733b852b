// Where a session is kept (CFG-5 to CFG-9): for this tab, for this browser, in memory or in cookies. A full or forbidden
// storage never loses a sign-in: what cannot be written is held in memory, and that is told once.
import { AuthError } from '../authFailure.ts';
import { readFederated } from '../federated/federatedRecord.ts';
import { FEDERATED_KEY, HOSTED_KEY, lastUserKey, PROBE_KEY, sessionKeys, userKey } from './keys.ts';

/** What the library asks of a storage. */
export interface AuthStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
  clear(): unknown;
}

/** The kinds of the configuration. */
export type StorageKind = 'session' | 'local' | 'memory' | 'cookie';

/** A storage that can move from one place to another with "stay signed in". */
export interface AuthStores extends AuthStorage {
  /** Chooses the place before a sign-in; true outlives the browser. Other kinds of storage stay what they are. */
  choose(stay: boolean | undefined): void;
  /** After an attempt. When it signed in, a session left in the other place is dropped: no page may find two. */
  settle(signedIn: boolean): void;
}

/** The browser's two stores, or what tests put in their place. A getter may throw: blocked storage does. */
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

/** The storage if it can be written, else undefined (CFG-6). */
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

/** Holds in memory what the storage does not take, and says so. */
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

/** Keys of the device outlive a session on purpose, or a remembered device would be asked again each day. */
const OF_DEVICE = /\.(deviceKey|randomPasswordKey|deviceGroupKey)$|^CognitoIdentityId-/;

function single(storage: AuthStorage): AuthStores {
  return { ...storage, choose: () => {}, settle: () => {} };
}

/** What the stores of an installation are made of. */
export interface StoresOptions {
  kind: StorageKind;
  clientId: string;
  browser: BrowserStores;
  /** Made only for the kind `cookie`; without one the session is kept in memory. */
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
