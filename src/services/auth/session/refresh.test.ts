import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CLIENT,
  createLocks,
  EMAIL,
  failureOf,
  openWorld,
  type World,
  type WorldOptions,
} from '../../../../tests/setup/accounts.ts';
import { useSession } from '../../person/sessionState.ts';
import { RETRIES } from '../transport/retry.ts';
import { deviceKeys, lastUserKey, sessionKeys, userKey } from './keys.ts';

const HOUR = 3_600_000;
let world: World;
const open = async (options: WorldOptions = {}) => {
  world = openWorld({ auth: { identityPoolId: undefined }, ...options });
  await world.signIn();
  world.sent.length = 0;
  world.events.length = 0;
};
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const storage = () => world.env.browser.localStorage;
const name = () => world.cloud.operators.find(EMAIL)?.username ?? '';
const stored = (part: Parameters<typeof userKey>[2]) => storage().getItem(userKey(CLIENT, name(), part));
const refreshes = () => world.operations().filter((one) => /InitiateAuth|GetTokens/.test(one)).length;

describe('refreshing a session', () => {
  it('REF-1: five callers in one tab cause one refresh, whatever they need, and request the lock once', async () => {
    const asked: string[] = [];
    const { request } = createLocks();
    const locks: World['env']['locks'] = {
      request: (lock, options, work) => {
        asked.push(lock);
        return request(lock, options, work);
      },
    };
    await open({ env: { locks } });
    // Without locks, only the tab itself can reduce five callers to one refresh.
    for (const tab of [world.auth, world.tab({ locks: undefined })]) {
      world.pass(2 * HOUR);
      world.sent.length = 0;
      const [one, two, three] = await Promise.all([
        tab.idToken(),
        tab.idToken(),
        tab.idToken(),
        tab.currentUserPoolUser(),
        tab.currentAuthenticatedUser(),
      ]);
      expect([new Set([one, two, three]).size, refreshes()]).toEqual([1, 1]);
    }
    expect(asked).toEqual(['auth-refresh']);
  });

  it('REF-1: one tab at a time: the second one finds the tokens of the first', async () => {
    await open({ rotation: true });
    const tabs = [world.auth, world.tab(), world.tab()];
    world.pass(2 * HOUR);
    const tokens = await Promise.all(tabs.map((tab) => tab.idToken()));
    expect([new Set(tokens).size, refreshes()]).toEqual([1, 1]);
    expect(world.env.locks).toMatchObject({ most: 1, held: 0 });
  });

  it('REF-1: the lock has the documented name, and refreshing works without locks, too', async () => {
    const names: string[] = [];
    const { request } = createLocks();
    const locks: World['env']['locks'] = {
      request: (lock, options, work) => {
        names.push(lock);
        return request(lock, options, work);
      },
    };
    await open({ env: { locks } });
    world.pass(2 * HOUR);
    await world.auth.idToken();
    expect(names).toEqual(['auth-refresh']);
    world.pass(2 * HOUR);
    await world.tab({ locks: undefined }).idToken();
    expect(refreshes()).toBe(2);
  });

  it('REF-1: a suspended tab holding the lock does not block the others', async () => {
    await open();
    const locks: World['env']['locks'] = {
      request: (_name, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    };
    const tab = world.tab({ locks });
    world.pass(2 * HOUR);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    const token = tab.idToken();
    await vi.advanceTimersByTimeAsync(86_000);
    expect(await token).toEqual(expect.any(String));
  });

  it('REF-2: a refused refresh ends the session at once, but not the device (bad input row 14)', async () => {
    await open();
    world.pass(2 * HOUR);
    world.cloud.faults.add({ operation: 'InitiateAuth', kind: 'status', status: 400, code: 'NotAuthorizedException' });
    const outcomes = await Promise.all([world.auth.idToken(), world.auth.idToken()].map(failureOf));
    expect(outcomes.map(({ code }) => code)).toEqual(['NotAuthenticated', 'NotAuthenticated']);
    expect([refreshes(), world.waits]).toEqual([1, []]);
    expect(storage().getItem(lastUserKey(CLIENT))).toBeNull();
    expect(sessionKeys.map(stored)).toEqual(sessionKeys.map(() => null));
    expect(deviceKeys.map(stored).includes(null)).toBe(false);
    expect(world.events.map((event) => event.name)).toEqual(['sessionExpired', 'tokenRefresh_failure']);
    expect(useSession.getState()).toMatchObject({ state: 'guest', reason: 'SessionExpired' });
    await failureOf(world.auth.idToken());
    expect(refreshes()).toBe(1);
  });

  it('USR-7: a refresh token that is revoked or has expired signs out with the reason', async () => {
    await open();
    world.pass(2 * HOUR);
    world.cloud.operators.remove(EMAIL);
    await failureOf(world.auth.currentUserPoolUser());
    expect(useSession.getState().state).toBe('guest');
    expect(world.events.map((event) => event.name)).toContain('sessionExpired');
    for (const message of ['Refresh Token has been revoked', 'Refresh Token has expired']) {
      await open({
        answer: ({ body }) =>
          body['AuthFlow'] === 'REFRESH_TOKEN_AUTH'
            ? Response.json({ __type: 'NotAuthorizedException', message }, { status: 400 })
            : undefined,
      });
      world.pass(2 * HOUR);
      expect((await failureOf(world.auth.currentUserPoolUser())).message).toBe(message);
      expect(world.events).toContainEqual({ name: 'signOut', reason: 'SessionExpired' });
    }
  });

  it.each([
    ['drop', 'NetworkError'],
    ['throttle', 'TooManyRequestsException'],
    ['status', 'InternalErrorException'],
    ['empty', 'ServiceError'],
  ] as const)('REF-3: %s is tried again, keeps the tokens and tells that one is offline', async (kind, code) => {
    await open();
    world.pass(2 * HOUR);
    world.cloud.faults.add({ operation: 'InitiateAuth', kind });
    expect((await failureOf(world.auth.currentUserPoolUser())).code).toBe(code);
    expect(world.events).toContainEqual({ name: 'offline', reason: code });
    expect([stored('refreshToken') !== null, useSession.getState().state]).toEqual([true, 'signedIn']);
    world.cloud.faults.clear();
    expect(await world.auth.currentUserPoolUser()).toMatchObject({ email: EMAIL });
  });

  it('REF-3: a captive portal does not sign anyone out either: the call is retried, then reported', async () => {
    await open();
    world.pass(2 * HOUR);
    world.cloud.faults.add({ operation: 'InitiateAuth', kind: 'html', times: 1 });
    expect(await world.auth.idToken()).toEqual(expect.any(String));
    world.pass(2 * HOUR);
    world.cloud.faults.add({ operation: 'InitiateAuth', kind: 'html', times: 1 + RETRIES });
    expect((await failureOf(world.auth.idToken())).code).toBe('InvalidResponse');
    expect(await world.auth.idToken()).toEqual(expect.any(String));
  });

  it('REF-4: the old refresh token is kept when no new one arrives', async () => {
    await open();
    const before = stored('refreshToken');
    world.pass(2 * HOUR);
    await world.auth.idToken();
    expect(stored('refreshToken')).toBe(before);
    expect(world.sent[0]?.body).toMatchObject({
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: before, DEVICE_KEY: stored('deviceKey') },
    });
  });

  it('REF-5: rotation uses the other operation, and stores the new token before the lock is released', async () => {
    let seen: string | null = null;
    const { request } = createLocks();
    const locks: World['env']['locks'] = {
      request: async (lock, options, work) => {
        const result = await request(lock, options, work);
        seen = stored('refreshToken');
        return result;
      },
    };
    await open({ rotation: true, env: { locks } });
    const before = stored('refreshToken');
    world.pass(2 * HOUR);
    await world.auth.idToken();
    expect(world.sent[0]).toMatchObject({ operation: 'GetTokensFromRefreshToken', body: { RefreshToken: before } });
    expect(seen).toBe(stored('refreshToken'));
    expect(seen).not.toBe(before);
    world.pass(2 * HOUR);
    expect(await world.auth.idToken()).toEqual(expect.any(String));
  });

  it('USR-12: refreshed tokens without an expiry end the session', async () => {
    await open({
      answer: ({ body }) =>
        body['AuthFlow'] === 'REFRESH_TOKEN_AUTH'
          ? Response.json({ AuthenticationResult: { AccessToken: 'a.b.c', IdToken: 'a.b.c' } })
          : undefined,
    });
    world.pass(2 * HOUR);
    await failureOf(world.auth.idToken());
    await failureOf(world.auth.idToken());
    expect([refreshes(), useSession.getState().state]).toEqual([1, 'guest']);
  });

  it('a person who signs out during a refresh stays signed out', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open({
      answer: ({ body }) =>
        body['AuthFlow'] === 'REFRESH_TOKEN_AUTH' ? held.then(() => undefined as never) : undefined,
    });
    world.pass(2 * HOUR);
    const work = failureOf(world.auth.idToken());
    await world.auth.signOut();
    release();
    await work;
    expect(storage().getItem(lastUserKey(CLIENT))).toBeNull();
  });
});
