import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  EMAIL,
  failureOf,
  openWorld,
  PASSWORD,
  refusal,
  type World,
  type WorldOptions,
} from '../../../../tests/setup/accounts.ts';
import { log } from '../../log.ts';
import { identityKey } from '../session/keys.ts';
import { createUnconfiguredAuth } from '../unconfigured.ts';
import { loginKey, poolLoginKey } from './logins.ts';

const MINUTE = 60_000;
let world: World;
const open = (options: WorldOptions = {}) => {
  world = openWorld(options);
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const POOL = 'local:00000000-0000-4000-8000-000000000001';
const guestId = () => world.env.browser.localStorage.getItem(identityKey(POOL));
const calls = (operation: string) => world.sent.filter((sent) => sent.operation === operation);
const isLogin = (body: Record<string, unknown>) => Object.keys(body['Logins'] ?? {}).length > 0;
const login = poolLoginKey('local_SpellingCheck');

describe('cloud keys', () => {
  it('CRD-1: a guest and a person get keys with everything that the services need', async () => {
    const shape = {
      accessKeyId: expect.stringMatching(/^ASIA/),
      secretAccessKey: expect.any(String),
      sessionToken: expect.any(String),
      identityId: expect.stringMatching(/^local:/),
      expiration: expect.any(Date),
    };
    expect(await world.auth.getCredentials()).toEqual({ ...shape, authenticated: false });
    await world.signIn();
    const keys = await world.auth.getCredentials();
    expect(keys).toEqual({ ...shape, authenticated: true });
    expect(keys.expiration.getTime()).toBeGreaterThan(Date.now() + 50 * MINUTE);
  });

  it('CRD-2: one request at a time; valid keys are reused', async () => {
    const all = await Promise.all([1, 2, 3].map(() => world.auth.getCredentials()));
    expect(new Set(all).size).toBe(1);
    expect(await world.auth.getCredentials()).toBe(all[0]);
    expect(calls('GetCredentialsForIdentity')).toHaveLength(1);
  });

  it('CRD-3: they count as expired ten minutes before expiry, and after fifty minutes', async () => {
    const first = await world.auth.getCredentials();
    const life = first.expiration.getTime() - Date.now();
    world.pass(Math.min(life - 10 * MINUTE, 50 * MINUTE) - 1000);
    expect(await world.auth.getCredentials()).toBe(first);
    world.pass(2000);
    expect(await world.auth.getCredentials()).not.toBe(first);
  });

  it.each([
    [70, 51, true],
    [70, 49, false],
    [30, 21, true],
    [30, 19, false],
  ])('CRD-3: keys for %d minutes after %d: new ones %s', async (life, after, renewed) => {
    let number = 0;
    open({
      answer: ({ operation }) =>
        operation === 'GetCredentialsForIdentity'
          ? Response.json({
              IdentityId: 'local:a',
              Credentials: {
                AccessKeyId: `A${++number}`,
                SecretKey: 's',
                SessionToken: 't',
                Expiration: Date.now() / 1000 + life * 60,
              },
            })
          : undefined,
    });
    await world.auth.getCredentials();
    world.pass(after * MINUTE);
    expect((await world.auth.getCredentials()).accessKeyId).toBe(renewed ? 'A2' : 'A1');
  });

  it("CRD-4: a provider's sign-in comes first, then the session, then the guest", async () => {
    await world.auth.getCredentials();
    await world.signIn();
    await world.auth.getCredentials();
    const token = await providerToken();
    await world.auth.federatedSignIn({
      provider: 'google',
      token,
      user: { email: 'g@example.com' },
      expires_at: Date.now() + 60 * MINUTE,
    });
    const logins = calls('GetCredentialsForIdentity').map(({ body }) => Object.keys(body['Logins'] ?? {}));
    expect(logins.map(([name]) => name)).toEqual([undefined, login, 'accounts.google.com']);
  });

  it('CRD-5: no guests where everyone must sign in', async () => {
    open({ auth: { mandatorySignIn: true } });
    expect(await refusal(world.auth.getCredentials())).toEqual([
      'GuestsNotAllowed',
      'cannot get guest credentials when mandatory signin enabled',
    ]);
    expect(world.sent).toEqual([]);
    await world.signIn();
    expect(await world.auth.getCredentials()).toMatchObject({ authenticated: true });
  });

  it('CRD-6: no keys without an identity pool', async () => {
    open({ auth: { identityPoolId: undefined } });
    expect(await refusal(world.auth.getCredentials())).toEqual([
      'NoIdentityPool',
      'No Cognito Federated Identity pool provided',
    ]);
    expect((await failureOf(createUnconfiguredAuth().getCredentials())).code).toBe('NotConfigured');
  });

  it('CRD-7: a guest keeps the identity; one that is gone is replaced once', async () => {
    const first = await world.auth.getCredentials();
    expect(guestId()).toBe(first.identityId);
    world.auth.clearCredentials();
    expect((await world.auth.getCredentials()).identityId).toBe(first.identityId);
    world.env.browser.localStorage.setItem(identityKey(POOL), 'local:gone');
    world.auth.clearCredentials();
    const second = await world.auth.getCredentials();
    expect(second.identityId).not.toBe('local:gone');
    expect(guestId()).toBe(second.identityId);
  });

  it("CRD-7: rejects when a guest's request fails", async () => {
    world.cloud.faults.add({ operation: 'GetId', kind: 'status', status: 400, code: 'InvalidParameterException' });
    expect((await failureOf(world.auth.getCredentials())).code).toBe('InvalidParameterException');
    let asked = 0;
    open({
      answer: ({ operation, body }) => {
        if (operation !== 'GetCredentialsForIdentity') return undefined;
        asked++;
        const message = `Identity '${String(body['IdentityId'])}' not found.`;
        return Response.json({ __type: 'ResourceNotFoundException', message }, { status: 400 });
      },
    });
    expect((await failureOf(world.auth.getCredentials())).code).toBe('ResourceNotFoundException');
    expect(asked).toBe(2);
  });

  it('CRD-9: the names of the login providers', () => {
    expect(['google', 'facebook', 'amazon', 'developer', 'idp.example.com', 'toString'].map(loginKey)).toEqual([
      'accounts.google.com',
      'graph.facebook.com',
      'www.amazon.com',
      'cognito-identity.amazonaws.com',
      'idp.example.com',
      'toString',
    ]);
    expect(poolLoginKey('eu-west-1_abc')).toBe('cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc');
    expect(() => loginKey(' ')).toThrow('You must specify a federated provider');
  });

  it("CRD-15: a guest's keys never serve a signed-in person, not even keys already in flight", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    open({
      answer: ({ operation, body }) =>
        operation === 'GetCredentialsForIdentity' && !isLogin(body) ? held.then(() => undefined as never) : undefined,
    });
    const early = failureOf(world.auth.getCredentials());
    await vi.waitFor(() => expect(calls('GetCredentialsForIdentity')).toHaveLength(1));
    await world.signIn();
    const keys = await world.auth.getCredentials();
    release();
    // The identity now belongs to the person, so the service refuses it; even otherwise nobody would get the keys.
    expect((await early).code).toMatch(/^NotAuth/);
    expect(keys.authenticated).toBe(true);
    expect(await world.auth.getCredentials()).toBe(keys);
    await world.auth.signOut();
    expect(await world.auth.getCredentials()).toMatchObject({ authenticated: false });
  });

  it('CRD-16: a token that has expired is refreshed once', async () => {
    let refused = 0;
    let times = 1;
    open({
      answer: ({ operation, body }) => {
        if (operation !== 'GetId' || !isLogin(body) || refused >= times) return undefined;
        refused++;
        return Response.json(
          { __type: 'NotAuthorizedException', message: 'Invalid login token. Token expired: 1 >= 0' },
          { status: 400 },
        );
      },
    });
    await world.signIn();
    expect(await world.auth.getCredentials()).toMatchObject({ authenticated: true });
    expect(world.sent.filter(({ body }) => body['AuthFlow'] === 'REFRESH_TOKEN_AUTH')).toHaveLength(1);
    times = 99;
    world.auth.clearCredentials();
    const known = refused;
    expect((await failureOf(world.auth.getCredentials())).code).toBe('NotAuthorizedException');
    expect(refused - known).toBe(2);
  });

  it('CRD-17: what a guest made stays theirs when they sign in; another person gets an identity of their own', async () => {
    const { identityId } = await world.auth.getCredentials();
    await world.signIn();
    expect((await world.auth.getCredentials()).identityId).toBe(identityId);
    expect(guestId()).toBeNull();
    await world.auth.signOut();
    world.env.browser.localStorage.setItem(identityKey(POOL), identityId);
    world.cloud.operators.create('b@example.com', PASSWORD);
    await world.signIn('b@example.com');
    const other = await world.auth.getCredentials();
    expect(other.authenticated).toBe(true);
    expect(other.identityId).not.toBe(identityId);
  });

  it.each([
    ['drop', 'NetworkError'],
    ['empty', 'ServiceError'],
    ['html', 'InvalidResponse'],
    ['badJson', 'InvalidResponse'],
  ] as const)('bad input rows 17 and 18: %s is a %s for both calls, and the next try works', async (kind, code) => {
    for (const operation of ['GetId', 'GetCredentialsForIdentity']) {
      world.cloud.faults.add({ operation, kind });
      expect((await failureOf(world.auth.getCredentials())).code).toBe(code);
      world.cloud.faults.clear();
    }
    expect(await world.auth.getCredentials()).toMatchObject({ authenticated: false });
  });

  it('bad input row 19: succeeds when throttled twice, fails when throttled for ever', async () => {
    world.cloud.faults.add({ operation: 'GetId', kind: 'throttle', times: 2 });
    await world.auth.getCredentials();
    expect(world.waits).toEqual([50, 100]);
    world.auth.clearCredentials();
    world.cloud.faults.add({ operation: 'GetCredentialsForIdentity', kind: 'throttle' });
    expect((await failureOf(world.auth.getCredentials())).code).toBe('TooManyRequestsException');
  });

  it('bad input row 13: a token of another pool is refused', async () => {
    await world.signIn();
    await world.auth.getCredentials();
    const foreign = openWorld();
    await foreign.signIn();
    world.auth.clearCredentials();
    const { localStorage } = world.env.browser;
    const other = world.cloud.operators.find(EMAIL)?.username ?? '';
    const key = `CognitoIdentityServiceProvider.localclient000000000000000.${other}.idToken`;
    const token = localStorage.getItem(key) ?? '';
    const [head, body] = token.split('.');
    localStorage.setItem(key, `${head}.${body}.AAAA`);
    const tab = world.tab();
    expect((await failureOf(tab.getCredentials())).code).toBe('NotAuthorizedException');
  });
});

/** A token of the stand-in for Google. */
async function providerToken(): Promise<string> {
  const body = new URLSearchParams({ email: 'g@example.com', name: 'G', answer: 'continue' });
  const signedIn = await world.cloud.handle(
    new Request('http://127.0.0.1:4173/_cloud/sdk/google/login', { method: 'POST', body }),
  );
  const cookie = signedIn?.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await world.cloud.handle(
    new Request('http://127.0.0.1:4173/_cloud/sdk/google/token', { headers: { cookie } }),
  );
  const { token } = JSON.parse((await answer?.text()) ?? '{}') as { token: string };
  return token;
}
