import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CLIENT,
  EMAIL,
  failureOf,
  fakeToken,
  openWorld,
  PASSWORD,
  type World,
  type WorldOptions,
} from '../../../../tests/setup/accounts.ts';
import { log } from '../../log.ts';
import { followTabs } from '../../person/session.ts';
import { provideReader, useSession } from '../../person/sessionState.ts';
import { ownData } from '../account/ownedData.ts';
import {
  deviceKeys,
  FEDERATED_KEY,
  HOSTED_KEY,
  identityKey,
  lastUserKey,
  MAGIC_KEY,
  sessionKeys,
  userKey,
} from './keys.ts';

let world: World;
let name = '';
const open = async (options: WorldOptions = {}) => {
  world = openWorld({ auth: { identityPoolId: undefined }, ...options });
  await world.signIn();
  name = world.cloud.operators.find(EMAIL)?.username ?? '';
  world.sent.length = 0;
  world.events.length = 0;
};
beforeEach(() => void vi.spyOn(log, 'info').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const stored = (part: Parameters<typeof userKey>[2]) =>
  world.env.browser.localStorage.getItem(userKey(CLIENT, name, part));
const gone = () => [...sessionKeys.map(stored), world.env.browser.localStorage.getItem(lastUserKey(CLIENT))];
const nothing = [...sessionKeys, 'LastAuthUser'].map(() => null);

describe('signing out', () => {
  it('OUT-1: clears the session, revokes the refresh token and emits the event', async () => {
    await open();
    const refreshToken = stored('refreshToken');
    world.env.browser.localStorage.setItem(FEDERATED_KEY, '{}');
    await world.auth.signOut();
    expect(gone()).toEqual(nothing);
    expect(world.env.browser.localStorage.getItem(FEDERATED_KEY)).toBeNull();
    expect(world.sent).toMatchObject([
      { operation: 'RevokeToken', body: { Token: refreshToken, ClientId: CLIENT }, init: { keepalive: true } },
    ]);
    expect(world.events).toEqual([{ name: 'signOut', reason: undefined }]);
    expect([useSession.getState().state, world.left]).toEqual(['guest', []]);
  });

  it('OUT-1: does not wait for the revocation, and its failure changes nothing', async () => {
    await open({
      answer: ({ operation }) => (operation === 'RevokeToken' ? new Promise<Response>(() => {}) : undefined),
    });
    await world.auth.signOut();
    expect(gone()).toEqual(nothing);
    await open({
      answer: ({ operation }) => (operation === 'RevokeToken' ? new Response(null, { status: 400 }) : undefined),
    });
    await world.auth.signOut();
    await vi.waitFor(() => expect(log.info).toHaveBeenCalled());
    expect(useSession.getState().state).toBe('guest');
  });

  it('OUT-1: the revocation has three seconds and is not retried', async () => {
    const signals: AbortSignal[] = [];
    await open({
      answer: ({ operation, init }) => {
        if (operation !== 'RevokeToken') return undefined;
        if (init.signal) signals.push(init.signal);
        return new Promise<Response>(() => {});
      },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await world.auth.signOut();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(world.operations().filter((one) => one === 'RevokeToken')).toHaveLength(1);
    expect([useSession.getState().state, ...gone()]).toEqual(['guest', ...nothing]);
  });

  it('OUT-1: the refresh token is not sent unless it is known to be revocable', async () => {
    await open();
    const old = { exp: 4_000_000_000, iat: 1, client_id: CLIENT };
    world.env.browser.localStorage.setItem(userKey(CLIENT, name, 'accessToken'), fakeToken(old));
    await world.auth.signOut();
    expect(world.operations()).not.toContain('RevokeToken');
    expect(gone()).toEqual(nothing);
  });

  it('OUT-1: a hosted-login session leaves by the hosted logout address', async () => {
    await open();
    world.env.browser.localStorage.setItem(HOSTED_KEY, 'true');
    await world.auth.signOut();
    expect(world.left).toHaveLength(1);
    expect(new URL(world.left[0] ?? '').pathname).toBe('/_cloud/logout');
    expect(world.env.browser.localStorage.getItem(HOSTED_KEY)).toBeNull();
  });

  it('OUT-2: a global sign-out calls the service first; a failure keeps the person signed in', async () => {
    await open();
    const other = world.tab({ browser: openWorld().env.browser });
    await other.signIn({ username: EMAIL, password: PASSWORD, stay: true });
    world.cloud.faults.add({ operation: 'GlobalSignOut', kind: 'drop' });
    expect((await failureOf(world.auth.globalSignOut())).code).toBe('NetworkError');
    expect(stored('idToken')).not.toBeNull();
    world.cloud.faults.clear();
    await world.auth.globalSignOut();
    expect(gone()).toEqual(nothing);
    expect((await failureOf(other.currentUserPoolUser({ bypassCache: true }))).message).toBe(
      'Access Token has been revoked',
    );
    expect((await failureOf(world.auth.globalSignOut())).message).toBe('User is not authenticated');
  });

  it('OUT-3: a sign-out in another tab makes this one a guest at once', async () => {
    await open();
    const target = new EventTarget();
    followTabs(target as Window);
    const storage = (key: string | null, newValue: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    storage('something.else', null);
    expect(useSession.getState().state).toBe('signedIn');
    const other = world.tab();
    await other.signOut();
    provideReader((key) => world.env.browser.localStorage.getItem(key));
    useSession.setState({ state: 'signedIn', plan: 'free' }, true);
    world.events.length = 0;
    storage(lastUserKey(CLIENT), null);
    expect(useSession.getState().state).toBe('guest');
    expect(world.events).toEqual([{ name: 'signOut', reason: 'otherTab' }]);
    expect((await failureOf(world.auth.idToken())).code).toBe('NotAuthenticated');
    await other.signIn({ username: EMAIL, password: PASSWORD, stay: true });
    useSession.setState({ state: 'guest', plan: 'free' }, true);
    world.events.length = 0;
    storage(lastUserKey(CLIENT), name);
    expect([useSession.getState().state, world.events]).toEqual(['signedIn', [{ name: 'signIn', reason: 'otherTab' }]]);
    storage(lastUserKey(CLIENT), name);
    expect(world.events).toHaveLength(1);
  });

  it('OUT-4: a deleted account takes everything with it', async () => {
    await open({ auth: {} });
    const { localStorage } = world.env.browser;
    const guest = identityKey(world.env.config.auth?.identityPoolId ?? '');
    localStorage.setItem(guest, 'local:guest');
    const order: string[] = [];
    const stop = ownData({
      name: 'documents',
      erase: async () => void order.push('erase'),
      forget: () => void order.push('forget'),
      collect: async () => ['a document'],
    });
    expect((await world.auth.exportAccount()).parts).toEqual({ documents: ['a document'] });
    await world.auth.deleteUser();
    stop();
    expect(order).toEqual(['erase', 'forget']);
    expect([
      ...gone(),
      ...deviceKeys.map(stored),
      localStorage.getItem(guest),
      localStorage.getItem(MAGIC_KEY),
    ]).toEqual([...nothing, ...deviceKeys.map(() => null), null, null]);
    expect(world.events.map((event) => event.name)).toEqual(['userDeleted', 'signOut']);
    expect((await failureOf(world.signIn())).code).toBe('NotAuthorizedException');
  });

  it('OUT-4: the account is kept when its data cannot be erased', async () => {
    await open();
    const stop = ownData({ name: 'documents', erase: () => Promise.reject(new Error('Not now')) });
    await expect(world.auth.deleteUser()).rejects.toThrow('Not now');
    stop();
    expect(world.operations()).not.toContain('DeleteUser');
    expect(stored('idToken')).not.toBeNull();
  });

  it('OUT-4: an account the service has since closed loses nothing before that is known', async () => {
    await open();
    world.cloud.operators.remove(EMAIL);
    let erased = false;
    const stop = ownData({
      name: 'documents',
      erase: async () => {
        erased = true;
      },
    });
    await failureOf(world.auth.deleteUser());
    stop();
    expect(erased).toBe(false);
    expect(useSession.getState().state).toBe('guest');
  });
});

describe('the data download', () => {
  it('has the account and its devices, and no token or key', async () => {
    await open();
    const data = await world.auth.exportAccount();
    expect(data.account).toMatchObject({ username: name, attributes: { email: EMAIL }, preferredMfa: 'NOMFA' });
    expect(data.account.devices).toHaveLength(1);
    const text = JSON.stringify(data);
    for (const part of ['idToken', 'accessToken', 'refreshToken', 'randomPasswordKey'] as const) {
      expect(text).not.toContain(stored(part) ?? '');
    }
  });
});

describe('a sign-in with a provider’s own token', () => {
  const record = {
    provider: 'google',
    token: 't',
    expires_at: 4_000_000_000_000,
    user: { email: EMAIL, name: 'Anna' },
  };
  const storage = () => world.env.browser.localStorage;
  beforeEach(() => {
    world = openWorld({ auth: { identityPoolId: undefined } });
    storage().setItem(FEDERATED_KEY, JSON.stringify(record));
  });

  it('gets their data, without a token', async () => {
    const stop = ownData({ name: 'documents', collect: async () => ['a document'] });
    const data = await world.auth.exportAccount();
    stop();
    expect(data).toMatchObject({
      account: { username: EMAIL, attributes: { email: EMAIL, name: 'Anna' }, devices: [] },
      parts: { documents: ['a document'] },
    });
    expect(JSON.stringify(data)).not.toContain('"t"');
  });

  it('OUT-4: deletes everything they have here, and is signed out', async () => {
    const order: string[] = [];
    const stop = ownData({
      name: 'documents',
      erase: async () => void order.push('erase'),
      forget: () => void order.push('forget'),
    });
    await world.auth.deleteUser();
    stop();
    expect(order).toEqual(['erase', 'forget']);
    expect(storage().getItem(FEDERATED_KEY)).toBeNull();
    expect(world.operations()).not.toContain('DeleteUser');
    expect(world.events.map((event) => event.name)).toEqual(['userDeleted', 'signOut']);
  });
});
