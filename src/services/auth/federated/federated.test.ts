import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, openWorld, refusal, type World, type WorldOptions } from '../../../../tests/setup/accounts.ts';
import { useSession } from '../../person/sessionState.ts';
import { AuthError } from '../authError.ts';
import { FEDERATED_KEY } from '../session/keys.ts';
import { asMilliseconds } from './federated.ts';
import { createRefreshers, refreshFacebook, refreshGoogle, type SdkEnvironment, type SdkScope } from './providerSdk.ts';

const HOUR = 3_600_000;
const keys = { AccessKeyId: 'A', SecretKey: 's', SessionToken: 't', Expiration: 4_000_000_000 };
let world: World;
let scope: SdkScope;
let loaded: string[];
const open = (options: WorldOptions = {}) => {
  scope = {};
  loaded = [];
  const sdk: SdkEnvironment = {
    scope,
    load: (address) => void loaded.push(address),
    now: () => Date.now(),
    sleep: async () => {},
  };
  world = openWorld({
    auth: {
      providers: {
        google: { clientId: 'g', sdk: 'https://google.example/sdk.js' },
        facebook: { clientId: 'f', sdk: '/fb.js' },
      },
    },
    answer: ({ operation }) =>
      operation === 'GetId'
        ? Response.json({ IdentityId: 'local:federated' })
        : operation === 'GetCredentialsForIdentity'
          ? Response.json({ IdentityId: 'local:federated', Credentials: keys })
          : undefined,
    ...options,
    env: { sdk, ...options.env },
  });
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  open();
});
afterEach(() => void vi.useRealTimers());

const stored = () =>
  JSON.parse(world.env.browser.localStorage.getItem(FEDERATED_KEY) ?? 'null') as Record<string, unknown> | null;
const record = (provider: string, expires_at: number) => {
  world.env.browser.localStorage.setItem(
    FEDERATED_KEY,
    JSON.stringify({
      provider,
      token: 'old',
      user: { email: 'g@example.com' },
      expires_at,
      identity_id: 'local:federated',
    }),
  );
};
const logins = () =>
  world.sent.filter(({ operation }) => operation === 'GetCredentialsForIdentity').map(({ body }) => body['Logins']);
const google = (user: object) => {
  scope.gapi = {
    auth2: { getAuthInstance: () => ({ currentUser: { get: () => ({ isSignedIn: () => true, ...user }) as never } }) },
  };
};

describe("a provider's own sign-in", () => {
  it('CRD-8: is stored in full, with its identity, and used while valid', async () => {
    const user = { email: 'g@example.com', name: 'G' };
    const expires_at = Date.now() + HOUR;
    await world.auth.federatedSignIn({ provider: 'google', token: 'fresh', user, expires_at });
    expect(stored()).toEqual({ provider: 'google', token: 'fresh', user, expires_at, identity_id: 'local:federated' });
    expect(logins()).toEqual([{ 'accounts.google.com': 'fresh' }]);
    expect(useSession.getState()).toMatchObject({ state: 'signedIn', email: 'g@example.com' });
    expect(await world.auth.currentAuthenticatedUser()).toMatchObject({ federated: 'google' });
    await world.auth.signOut();
    expect([stored(), useSession.getState().state]).toEqual([null, 'guest']);
  });

  it('CRD-8: a time in 1970 is taken as seconds', async () => {
    expect(asMilliseconds(1_800_000_000)).toBe(1_800_000_000_000);
    expect(asMilliseconds(1_800_000_000_000)).toBe(1_800_000_000_000);
    record('google', Math.floor((Date.now() + HOUR) / 1000));
    await world.auth.getCredentials();
    expect(logins()).toEqual([{ 'accounts.google.com': 'old' }]);
  });

  it('CRD-8: an expired one is refreshed by its provider', async () => {
    record('google', Date.now() - 1);
    google({ reloadAuthResponse: async () => ({ id_token: 'new', expires_at: Date.now() + HOUR }) });
    await world.auth.getCredentials();
    expect(logins()).toEqual([{ 'accounts.google.com': 'new' }]);
    expect(stored()).toMatchObject({ token: 'new', expires_at: Date.now() + HOUR });
    expect(loaded).toEqual(['https://google.example/sdk.js']);
  });

  it('CRD-9: without a provider there is no sign-in', async () => {
    const none = world.auth.federatedSignIn({ provider: '', token: 't', user: {}, expires_at: 0 });
    expect((await refusal(none))[1]).toBe('You must specify a federated provider');
  });

  it('CRD-13: a provider that nobody can refresh ends the sign-in', async () => {
    for (const provider of ['amazon', 'idp.example.com']) {
      record(provider, Date.now() - 1);
      expect((await refusal(world.auth.getCredentials()))[1]).toBe('no refresh handler for provider');
      expect([stored(), useSession.getState().state]).toEqual([null, 'guest']);
    }
  });

  it('CRD-14: a refresh that fails ends the sign-in, unless only the network failed', async () => {
    record('google', Date.now() - 1);
    google({ reloadAuthResponse: () => Promise.reject(new TypeError('Failed to fetch')) });
    const offline = await failureOf(world.auth.getCredentials());
    expect([offline.code, offline.message]).toEqual([
      'NetworkError',
      'refreshing federation token failed: Failed to refresh google token',
    ]);
    expect(stored()).not.toBeNull();
    google({ isSignedIn: () => false });
    const over = await failureOf(world.auth.getCredentials());
    expect(over.message).toBe('refreshing federation token failed: User is not signed in with Google');
    expect(stored()).toBeNull();
  });
});

describe("the providers' browser scripts", () => {
  const env = (given: SdkScope, waits: number[] = []): SdkEnvironment => ({
    scope: given,
    load: () => {},
    now: () => 1000,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  });
  const sum = (waits: number[]) => waits.reduce((total, one) => total + one, 0);

  it('CRD-10: are awaited for at most two seconds and loaded only where configured', async () => {
    const waits: number[] = [];
    await expect(refreshFacebook(env({}, waits), 'f')).rejects.toThrow('no fb sdk available');
    expect(sum(waits)).toBeGreaterThanOrEqual(2000);
    expect(sum(waits)).toBeLessThanOrEqual(2100);
    await expect(refreshGoogle(env({}), 'g')).rejects.toThrow('no gapi auth2 available');
    const late: SdkScope = {};
    const short: number[] = [];
    const slow = env(late, short);
    slow.sleep = async (milliseconds) => {
      short.push(milliseconds);
      if (sum(short) >= 500) late.FB = { getLoginStatus: (heard) => heard({ authResponse: { accessToken: 't' } }) };
    };
    await refreshFacebook(slow, 'f');
    expect(sum(short)).toBeLessThanOrEqual(550);
    expect(createRefreshers({ google: { clientId: 'g' }, amazon: { clientId: 'a', sdk: '/a.js' } }, env({}))).toEqual(
      {},
    );
    const asked: string[] = [];
    const { facebook } = createRefreshers(
      { facebook: { clientId: 'f', sdk: '/fb.js' } },
      { ...env({}), load: (address) => void asked.push(address) },
    );
    await Promise.allSettled([facebook?.(), facebook?.()]);
    expect(asked).toEqual(['/fb.js']);
  });

  it('CRD-11: Facebook is asked for name and e-mail; its answer may lack everything', async () => {
    const asked: unknown[] = [];
    const facebook = (answer: unknown): SdkEnvironment =>
      env({
        FB: {
          init: (options) => void asked.push(options),
          getLoginStatus: (heard, options) => {
            asked.push(options);
            heard(answer as never);
          },
        },
      });
    expect(await refreshFacebook(facebook({ authResponse: { accessToken: 't', expiresIn: 60 } }), 'f')).toEqual({
      token: 't',
      expires_at: 61_000,
    });
    expect(asked).toEqual([{ appId: 'f', cookie: true, version: 'v21.0' }, { scope: 'public_profile,email' }]);
    for (const none of [undefined, {}, { authResponse: null }]) {
      await expect(refreshFacebook(facebook(none), 'f')).rejects.toThrow(
        'no response from facebook when refreshing the jwt token',
      );
    }
    await expect(refreshFacebook(facebook({ authResponse: {} }), 'f')).rejects.toThrow('the jwtToken is undefined');
  });

  it('CRD-12: Google reissues its token to someone who is signed in', async () => {
    const user = (rest: object): SdkEnvironment =>
      env({ gapi: { auth2: { getAuthInstance: async () => ({ currentUser: { get: () => rest as never } }) } } });
    const reload = (answer: () => Promise<object>) => user({ isSignedIn: () => true, reloadAuthResponse: answer });
    expect(
      await refreshGoogle(
        reload(async () => ({ id_token: 't', expires_at: 5 })),
        'g',
      ),
    ).toEqual({ token: 't', expires_at: 5 });
    await expect(refreshGoogle(user({ isSignedIn: () => false }), 'g')).rejects.toThrow(
      'User is not signed in with Google',
    );
    await expect(
      refreshGoogle(
        reload(async () => ({})),
        'g',
      ),
    ).rejects.toThrow('Failed to refresh google token');
    const network = refreshGoogle(
      reload(() => Promise.reject({ type: 'network' })),
      'g',
    );
    await expect(network).rejects.toMatchObject({ code: 'NetworkError' });
    await expect(
      refreshGoogle(
        reload(() => Promise.reject(new AuthError('x', 'y'))),
        'g',
      ),
    ).rejects.toMatchObject({
      code: 'ProviderUnavailable',
    });
  });

  it("CRD-12: Google's script brings its sign-in part when it is asked for", async () => {
    const initialised: unknown[] = [];
    const gapi: NonNullable<SdkScope['gapi']> = {
      load(_name, done) {
        gapi.auth2 = {
          init: (options) => initialised.push(options),
          getAuthInstance: () => ({
            currentUser: {
              get: () => ({ isSignedIn: () => true, reloadAuthResponse: async () => ({ id_token: 't' }) }),
            },
          }),
        };
        done();
      },
    };
    expect((await refreshGoogle(env({ gapi }), 'client')).token).toBe('t');
    expect(initialised).toEqual([{ client_id: 'client' }]);
  });
});
