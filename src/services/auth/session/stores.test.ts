// Where a session is kept, and for how long.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT, EMAIL, openWorld, PASSWORD } from '../../../../tests/setup/accounts.ts';
import { log } from '../../log.ts';
import { stayOffered } from '../../person/session.ts';
import { provideReader, readSession, useSession } from '../../person/sessionState.ts';
import { cookieStorage } from './cookies.ts';
import { HOSTED_KEY, lastUserKey, PROBE_KEY, userKey } from './keys.ts';
import { type AuthStorage, assertStorage, createStores, memoryStorage, safeStorage } from './stores.ts';

/** A storage that can be full, or forbidden. */
function limited(): AuthStorage & { full: boolean; blocked: boolean; kept: AuthStorage; written: string[] } {
  const kept = memoryStorage();
  const storage = {
    full: false,
    blocked: false,
    kept,
    written: [] as string[],
    getItem(key: string) {
      if (storage.blocked) throw new DOMException('Blocked', 'SecurityError');
      return kept.getItem(key);
    },
    setItem(key: string, value: string) {
      if (storage.blocked) throw new DOMException('Blocked', 'SecurityError');
      if (storage.full) throw new DOMException('Full', 'QuotaExceededError');
      storage.written.push(key);
      kept.setItem(key, value);
    },
    removeItem(key: string) {
      if (storage.blocked) throw new DOMException('Blocked', 'SecurityError');
      kept.removeItem(key);
    },
    clear: () => kept.clear(),
  };
  return storage;
}

/** A browser's cookies, and everything that was written to them. */
function cookieJar() {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      const end = Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? '');
      if (end < Date.now()) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  return { cookies, written };
}

beforeEach(() => void vi.spyOn(log, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('where a session is kept', () => {
  it('CFG-5: a storage lacking a function is refused at configuration', () => {
    const whole = memoryStorage();
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
      expect(() => assertStorage({ ...whole, [name]: undefined })).toThrow('Empty storage object');
    }
    expect(() => openWorld({ env: { storage: {} as AuthStorage } })).toThrow('Empty storage object');
    expect(() => assertStorage(null)).toThrow('Empty storage object');
  });

  it("CFG-5: an operator's own storage is used instead of the browser's", async () => {
    const storage = memoryStorage();
    const world = openWorld({ auth: { identityPoolId: undefined }, env: { storage } });
    await world.signIn();
    expect(storage.getItem(lastUserKey(CLIENT))).not.toBeNull();
    expect(world.env.browser.localStorage.getItem(lastUserKey(CLIENT))).toBeNull();
  });

  it('CFG-6: unwritable storage is replaced by memory, after a test with a single key', async () => {
    const storage = limited();
    const world = openWorld({
      auth: { identityPoolId: undefined },
      env: { browser: { localStorage: storage, sessionStorage: memoryStorage() } },
    });
    expect(storage.written).toEqual([PROBE_KEY]);
    expect(storage.kept.getItem(PROBE_KEY)).toBeNull();
    await world.signIn();
    const blocked = openWorld({
      auth: { identityPoolId: undefined },
      env: {
        browser: {
          sessionStorage: memoryStorage(),
          get localStorage(): never {
            throw new DOMException('Blocked', 'SecurityError');
          },
        },
      },
    });
    expect(await blocked.signIn()).toMatchObject({ kind: 'signedIn' });
    expect(await blocked.auth.currentAuthenticatedUser()).toMatchObject({ email: EMAIL });
    expect(blocked.events.filter(({ name }) => name === 'storage-degraded')).toHaveLength(1);
  });

  it('CFG-7: full storage loses no sign-in and is reported once (bad input row 16)', async () => {
    const storage = limited();
    const world = openWorld({
      auth: { identityPoolId: undefined },
      env: { browser: { localStorage: storage, sessionStorage: memoryStorage() } },
    });
    storage.full = true;
    expect(await world.signIn()).toMatchObject({ kind: 'signedIn' });
    expect(await world.auth.currentUserPoolUser({ bypassCache: true })).toMatchObject({ email: EMAIL });
    expect(world.events.filter(({ name }) => name === 'storage-degraded')).toHaveLength(1);
    expect(useSession.getState()).toMatchObject({ state: 'signedIn', degraded: true });
  });

  it('CFG-7: a value that no longer fits leaves no older one behind', () => {
    const storage = limited();
    let told = 0;
    const safe = safeStorage(storage, () => told++);
    safe.setItem('a', 'old');
    storage.full = true;
    safe.setItem('a', 'new');
    expect([safe.getItem('a'), storage.kept.getItem('a'), told]).toEqual(['new', null, 1]);
    storage.full = false;
    safe.setItem('a', 'newest');
    expect([safe.getItem('a'), storage.kept.getItem('a')]).toEqual(['newest', 'newest']);
  });

  it('bad input row 16: clearing storage while the page is open ends the session at the next call', async () => {
    const world = openWorld({ auth: { identityPoolId: undefined } });
    await world.signIn();
    world.env.browser.localStorage.clear();
    await expect(world.auth.currentUserPoolUser()).rejects.toMatchObject({ code: 'NoCurrentUser' });
    expect(useSession.getState().state).toBe('guest');
  });

  it('CFG-9: cookies have path / and last a year, are secure, and set SameSite only when asked to', () => {
    const { written } = cookieJar();
    cookieStorage({}).setItem('key', 'value');
    const days = (Date.parse(/expires=([^;]+)/.exec(written[0] ?? '')?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    expect(written[0]).toMatch(/^key=value; path=\/;.* secure/);
    expect(written[0]).not.toMatch(/samesite/i);
    cookieStorage({ sameSite: 'strict', path: '/x', secure: undefined }).setItem('key', 'value');
    expect(written[1]).toMatch(/path=\/x;.*secure.*; sameSite=strict/i);
    const wrong = 'The sameSite value of cookieStorage must be "lax", "strict" or "none".';
    expect(() => cookieStorage({ sameSite: 'maybe' as 'lax' })).toThrow(wrong);
    const none = 'sameSite = None requires the Secure attribute in latest browser versions.';
    expect(() => cookieStorage({ sameSite: 'none', secure: false })).toThrow(none);
  });

  it('CFG-9: a session in cookies is read back, by the light reader too', async () => {
    const { cookies } = cookieJar();
    const config = { tokenStorage: 'cookie' as const, cookies: { secure: false }, identityPoolId: undefined };
    const world = openWorld({ auth: config });
    await world.signIn();
    expect([...cookies.keys()].join()).toContain('LastAuthUser');
    provideReader();
    readSession();
    expect(useSession.getState()).toMatchObject({ state: 'signedIn', email: EMAIL });
    expect(await world.tab().currentUserPoolUser()).toMatchObject({ email: EMAIL });
    await world.auth.signOut();
    expect([...cookies.keys()].join()).not.toContain('LastAuthUser');
  });

  it('memory storage leaves nothing in the browser', async () => {
    const world = openWorld({ auth: { tokenStorage: 'memory', identityPoolId: undefined } });
    await world.signIn();
    const { localStorage, sessionStorage } = world.env.browser;
    for (const storage of [localStorage, sessionStorage]) expect(storage.getItem(lastUserKey(CLIENT))).toBeNull();
    expect([stayOffered(), useSession.getState().state]).toEqual([false, 'signedIn']);
  });
});

describe('staying signed in', () => {
  const world = (tokenStorage: 'session' | 'local') => openWorld({ auth: { tokenStorage, identityPoolId: undefined } });

  it.each([
    ['session', undefined, 'sessionStorage'],
    ['session', true, 'localStorage'],
    ['local', undefined, 'localStorage'],
    ['local', false, 'sessionStorage'],
  ] as const)(
    '%s, stay %s: the session is in %s; the keys of the device stay in the browser',
    async (kind, stay, place) => {
      const { auth, env } = world(kind);
      await auth.signIn({ username: EMAIL, password: PASSWORD, stay });
      const name = env.browser[place].getItem(lastUserKey(CLIENT)) ?? '';
      expect(name).not.toBe('');
      const other = place === 'localStorage' ? 'sessionStorage' : 'localStorage';
      expect(env.browser[other].getItem(userKey(CLIENT, name, 'refreshToken'))).toBeNull();
      expect(env.browser.localStorage.getItem(userKey(CLIENT, name, 'deviceKey'))).not.toBeNull();
    },
  );

  it('a sign-in ends a session left in the other store', async () => {
    const { auth, env } = world('session');
    await auth.signIn({ username: EMAIL, password: PASSWORD, stay: true });
    await auth.signIn({ username: EMAIL, password: PASSWORD, stay: false });
    expect(env.browser.localStorage.getItem(lastUserKey(CLIENT))).toBeNull();
    expect(env.browser.sessionStorage.getItem(lastUserKey(CLIENT))).not.toBeNull();
    await auth.signIn({ username: EMAIL, password: 'wrong password', stay: true }).catch(() => undefined);
    expect(await auth.currentUserPoolUser({ bypassCache: true })).toMatchObject({ email: EMAIL });
  });

  it("storage keys match the old site's, so that its users stay signed in", async () => {
    const { auth, env, cloud } = world('session');
    await auth.signIn({ username: EMAIL, password: PASSWORD, stay: true });
    const name = cloud.operators.find(EMAIL)?.username ?? '';
    const prefix = 'CognitoIdentityServiceProvider.localclient000000000000000';
    for (const key of [
      'idToken',
      'accessToken',
      'refreshToken',
      'clockDrift',
      'userData',
      'deviceKey',
      'randomPasswordKey',
      'deviceGroupKey',
    ]) {
      expect(env.browser.localStorage.getItem(`${prefix}.${name}.${key}`), key).not.toBeNull();
    }
    expect(env.browser.localStorage.getItem(`${prefix}.LastAuthUser`)).toBe(name);
    expect(HOSTED_KEY).toBe('amplify-signin-with-hostedUI');
  });

  it('a custom storage needs no browser', () => {
    const stores = createStores({
      kind: 'local',
      clientId: CLIENT,
      browser: {
        get localStorage(): never {
          throw new Error('touched');
        },
        get sessionStorage(): never {
          throw new Error('touched');
        },
      },
      cookies: memoryStorage,
      custom: memoryStorage(),
      degraded: () => {},
    });
    stores.setItem('a', 'b');
    expect(stores.getItem('a')).toBe('b');
  });
});
