import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CLIENT,
  EMAIL,
  failureOf,
  fakeToken,
  openWorld,
  PASSWORD,
  refusal,
  type World,
} from '../../../../tests/setup/accounts.ts';
import { useSession } from '../../person/sessionState.ts';
import { createContext } from '../context.ts';
import { FEDERATED_KEY, lastUserKey, sessionKeys, userKey } from './keys.ts';
import { attributesOf } from './userData.ts';

let world: World;
/** What GetUser answers instead of the service. */
let refuse: (() => Response) | undefined;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  refuse = undefined;
  world = openWorld({
    auth: { identityPoolId: undefined },
    answer: ({ operation }) => (operation === 'GetUser' ? refuse?.() : undefined),
  });
  await world.signIn();
  world.sent.length = 0;
  world.events.length = 0;
});
afterEach(() => void vi.useRealTimers());

const storage = () => world.env.browser.localStorage;
const name = () => storage().getItem(lastUserKey(CLIENT)) ?? '';
const key = (part: Parameters<typeof userKey>[2]) => userKey(CLIENT, name(), part);
const error = (status: number, __type: string, message: string) => () => Response.json({ __type, message }, { status });
const HOUR = 3_600_000;

/** Puts tokens with other contents into the storage. */
function changeToken(part: 'idToken' | 'accessToken', change: Record<string, unknown>): void {
  const claims = JSON.parse(atob((storage().getItem(key(part)) ?? '').split('.')[1] ?? '')) as object;
  storage().setItem(key(part), fakeToken({ ...claims, ...change }));
}

describe('the current user', () => {
  it('USR-1: there is no user when nobody is signed in', async () => {
    await world.auth.signOut();
    expect(await refusal(world.auth.currentUserPoolUser())).toEqual(['NoCurrentUser', 'No current user']);
  });

  it('USR-1: waits for a return from the hosted login, at most ten seconds', async () => {
    const waits: number[] = [];
    const other = openWorld({
      answer: () => new Promise<Response>(() => {}),
      env: { sleep: async (milliseconds) => void waits.push(milliseconds) },
    });
    other.address.href = 'http://127.0.0.1:4173/checker/signin/?code=c&state=s';
    other.env.browser.sessionStorage.setItem(
      'spelling-check.hosted',
      JSON.stringify({ state: 's', verifier: 'v', nonce: 'n', returnTo: '/', startedAt: Date.now() }),
    );
    void other.auth.handleHostedReturn();
    expect((await failureOf(other.auth.currentUserPoolUser())).code).toBe('NoCurrentUser');
    expect(waits).toEqual([10_000]);
  });

  it("USR-2: the caller receives the session's error", async () => {
    world.pass(2 * HOUR);
    world.cloud.faults.add({ operation: 'InitiateAuth', kind: 'drop' });
    expect((await failureOf(world.auth.currentUserPoolUser())).code).toBe('NetworkError');
    expect(name()).not.toBe('');
  });

  it('USR-3: without an id token, without a refresh token', async () => {
    const idToken = storage().getItem(key('idToken')) ?? '';
    storage().removeItem(key('idToken'));
    const fresh = world.tab();
    expect((await refusal(fresh.currentUserPoolUser()))[1]).toBe(
      'Local storage is missing an ID Token, Please authenticate',
    );
    storage().setItem(key('idToken'), idToken);
    storage().removeItem(key('refreshToken'));
    world.pass(2 * HOUR);
    expect((await refusal(world.tab().currentUserPoolUser()))[1]).toBe(
      'Cannot retrieve a new session. Please authenticate.',
    );
  });

  it('USR-3: a user without a name has no session', async () => {
    const { library } = createContext(world.env);
    const user = library.user('u');
    Object.assign(user, { username: null });
    const error = await new Promise<Error | null>((resolve) => user.getSession(resolve));
    expect(error?.message).toBe('Username is null. Cannot retrieve a new session');
  });

  it('USR-3: valid stored tokens need no call; expired ones are refreshed', async () => {
    await world.tab().userSession({ username: name() });
    expect(world.operations()).toEqual([]);
    world.pass(2 * HOUR);
    await world.tab().userSession({ username: name() });
    expect(world.operations()).toEqual(['InitiateAuth']);
  });

  it('USR-4: with the right scope all user data is returned, from the cache unless told otherwise', async () => {
    const user = await world.auth.currentUserPoolUser();
    expect(user).toMatchObject({
      preferredMFA: 'NOMFA',
      attributes: { email: EMAIL, email_verified: true, name: 'Anna' },
    });
    expect(world.operations()).toEqual([]);
    await world.auth.currentUserPoolUser({ bypassCache: true });
    expect(world.operations()).toEqual(['GetUser']);
    expect(
      attributesOf({
        UserAttributes: [
          { Name: 'a', Value: 'false' },
          { Name: 'b', Value: 'x' },
        ],
      }),
    ).toEqual({ a: false, b: 'x' });
  });

  it('USR-5: without the scope only the bare user is returned, with no call', async () => {
    changeToken('accessToken', { scope: 'openid email' });
    const user = await world.tab().currentUserPoolUser({ bypassCache: true });
    expect(user).toEqual({ username: name(), sub: expect.any(String), email: EMAIL, name: 'Anna' });
    expect(world.operations()).toEqual([]);
  });

  it.each([
    ['User is disabled.', 'UserDisabled'],
    ['User is disabled', 'UserDisabled'],
    ['User does not exist.', 'UserDeleted'],
    ['Access Token has been revoked', 'SessionExpired'],
  ])('USR-6 USR-7: "%s" signs out here, with the reason (bad input row 20)', async (message, reason) => {
    refuse = error(400, 'NotAuthorizedException', message);
    expect((await failureOf(world.auth.currentUserPoolUser({ bypassCache: true }))).message).toBe(message);
    expect(name()).toBe('');
    expect(useSession.getState()).toMatchObject({ state: 'guest', reason });
    expect(world.events).toEqual([{ name: 'signOut', reason }]);
  });

  it('USR-6: a person deleted by the operator is a guest at the next check', async () => {
    world.cloud.operators.remove(EMAIL);
    await failureOf(world.auth.currentUserPoolUser({ bypassCache: true }));
    expect(useSession.getState().state).toBe('guest');
  });

  it('USR-8: other user data failures return the bare user', async () => {
    for (const [status, type] of [
      [429, 'TooManyRequestsException'],
      [500, 'InternalErrorException'],
      [400, 'NotAuthorizedException'],
    ] as const) {
      refuse = error(status, type, 'Not now');
      const user = await world.auth.currentUserPoolUser({ bypassCache: true });
      expect([user.email, user.attributes]).toEqual([EMAIL, undefined]);
    }
    refuse = () => {
      throw new TypeError('fetch failed');
    };
    expect(await world.auth.currentUserPoolUser({ bypassCache: true })).toMatchObject({ email: EMAIL });
    expect(useSession.getState().state).toBe('signedIn');
  });

  it("USR-9: the authenticated user is a provider's, or the pool's, or nobody", async () => {
    expect(await world.auth.currentAuthenticatedUser()).toMatchObject({ email: EMAIL });
    const record = { provider: 'google', token: 't', user: { email: 'g@example.com', name: 'G' }, expires_at: 0 };
    storage().setItem(FEDERATED_KEY, JSON.stringify(record));
    expect(await world.auth.currentAuthenticatedUser()).toEqual({
      username: 'g@example.com',
      email: 'g@example.com',
      name: 'G',
      federated: 'google',
    });
    await world.auth.signOut();
    const failure = await failureOf(world.auth.currentAuthenticatedUser());
    expect([failure.code, failure.message]).toEqual(['NotAuthenticated', 'not authenticated']);
    expect(failure.cause).toMatchObject({ code: 'NoCurrentUser' });
  });

  it('USR-10: contact attributes are split by whether they are verified', async () => {
    world.cloud.operators.create('c@example.com', PASSWORD, {
      phone_number: '+491701234567',
      phone_number_verified: 'false',
    });
    await world.signIn('c@example.com');
    expect(await world.auth.verifiedContact()).toEqual({
      verified: { email: 'c@example.com' },
      unverified: { phone_number: '+491701234567' },
    });
  });

  it("USR-11: validity is judged by the issuer's clock", async () => {
    await world.auth.signOut();
    world.cloud.faults.skew = -240_000;
    await world.signIn();
    expect(Number(storage().getItem(key('clockDrift')))).toBeCloseTo(240, -1);
    world.sent.length = 0;
    world.pass(HOUR - 120_000);
    await world.tab().userSession({ username: name() });
    expect(world.operations()).toEqual([]);
    world.pass(180_000);
    await world.tab().userSession({ username: name() });
    expect(world.operations()).toEqual(['InitiateAuth']);
  });

  it('USR-12: tokens without an expiry count as signed out, and nothing loops', async () => {
    for (const part of ['idToken', 'accessToken'] as const) {
      await world.signIn();
      changeToken(part, { exp: undefined });
      world.sent.length = 0;
      expect((await failureOf(world.tab().currentUserPoolUser())).code).toBe('NoCurrentUser');
      expect([world.operations(), name()]).toEqual([[], '']);
      for (const one of sessionKeys) expect(storage().getItem(key(one))).toBeNull();
    }
  });
});

describe('attributes', () => {
  it('VAL-16: read-only attributes are left out; if none remain it succeeds without a call (bad input row 6)', async () => {
    const sent = () => world.sent.filter(({ operation }) => operation === 'UpdateUserAttributes');
    expect(await world.auth.updateAttributes({ sub: 'x', email_verified: 'true' })).toEqual({
      status: 'SUCCESS',
      codes: [],
    });
    expect(sent()).toEqual([]);
    await world.auth.updateAttributes({ sub: 'x', email_verified: 'true', name: 'Berta' });
    expect(sent()[0]?.body['UserAttributes']).toEqual([{ Name: 'name', Value: 'Berta' }]);
    expect(await world.auth.currentUserPoolUser()).toMatchObject({ name: 'Berta' });
    expect(useSession.getState().name).toBe('Berta');
  });

  it('a new address is confirmed by the code sent to it', async () => {
    const { codes } = await world.auth.updateAttributes({ email: 'b@example.com' });
    expect(codes).toMatchObject([{ attribute: 'email', medium: 'EMAIL' }]);
    await world.auth.verifyAttribute('email', world.mail('b@example.com').code);
    expect(await world.auth.userAttributes()).toMatchObject({ email: 'b@example.com', email_verified: true });
    await world.auth.deleteAttributes(['name']);
    expect(await world.auth.userAttributes()).not.toHaveProperty('name');
  });

  it('the password is changed with the old one', async () => {
    expect((await failureOf(world.auth.changePassword('wrong password', 'another horse battery'))).code).toBe(
      'NotAuthorizedException',
    );
    await world.auth.changePassword(PASSWORD, 'another horse battery');
    expect(await world.signIn(EMAIL, 'another horse battery')).toMatchObject({ kind: 'signedIn' });
  });

  it('VAL-17: all of these reject without a session', async () => {
    await world.auth.signOut();
    world.sent.length = 0;
    const { auth } = world;
    for (const work of [
      auth.changePassword(PASSWORD, 'another horse battery'),
      auth.userAttributes(),
      auth.updateAttributes({ name: 'x' }),
      auth.updateAttributes({ sub: 'x' }),
      auth.deleteAttributes(['name']),
      auth.deleteUser(),
      auth.sendAttributeCode('email'),
      auth.verifyAttribute('email', '123456'),
      auth.setMfaPreference('TOTP'),
      auth.beginTotpSetup(),
      auth.finishTotpSetup('123456'),
      auth.devices(),
      auth.rememberDevice(true),
      auth.forgetDevice(),
      auth.globalSignOut(),
      auth.idToken(),
    ]) {
      expect(await refusal(work)).toEqual(['NotAuthenticated', 'User is not authenticated']);
    }
    expect(world.sent).toEqual([]);
  });
});
