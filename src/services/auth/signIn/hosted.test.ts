import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CLIENT,
  failureOf,
  fakeToken,
  ORIGIN,
  openWorld,
  type World,
  type WorldOptions,
} from '../../../../tests/setup/accounts.ts';
import { useSession } from '../../person/sessionState.ts';
import { ALPHANUMERIC, pkceChallenge, randomText, UNRESERVED } from '../randomText.ts';
import { HOSTED_KEY, HOSTED_RECORD_KEY, lastUserKey } from '../session/keys.ts';
import type { HostedOutcome } from '../types.ts';
import { signInAddress } from './hostedAddress.ts';
import { readReturn } from './hostedReturn.ts';

const BACK = `${ORIGIN}/checker/signin/`;
const ISSUER = 'https://cognito-idp.local.amazonaws.com/local_SpellingCheck';
let world: World;
const open = (options: WorldOptions = {}) => {
  world = openWorld({ auth: { identityPoolId: undefined }, ...options });
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  open();
});
afterEach(() => void vi.useRealTimers());

/** The query parameters of the address the page left for. */
const leftFor = () => Object.fromEntries(new URL(world.left.at(-1) ?? '').searchParams);
const record = () =>
  JSON.parse(world.env.browser.sessionStorage.getItem(HOSTED_RECORD_KEY) ?? 'null') as Record<string, string>;

/** Signs in on the provider's page; returns the redirect address. */
async function provider(answer: 'continue' | 'cancel' = 'continue', email = 'g@example.com'): Promise<string> {
  const body = new URLSearchParams({ ...leftFor(), email, name: 'Gerda', answer });
  const page = await world.cloud.handle(new Request(world.left.at(-1) ?? ''));
  expect(page?.status).toBe(200);
  const sent = await world.cloud.handle(new Request(`${ORIGIN}/_cloud/provider`, { method: 'POST', body }));
  return sent?.headers.get('location') ?? '';
}

/** Opens the page at an address. */
function arrive(href: string): Promise<HostedOutcome | undefined> {
  world.address.href = href;
  return world.auth.handleHostedReturn();
}

/** A return with made-up tokens. */
async function withTokens(id: object, access: object = {}): Promise<HostedOutcome | undefined> {
  const exp = Date.now() / 1000 + 3600;
  let nonce = '';
  open({
    answer: ({ operation }) =>
      operation === 'token'
        ? Response.json({
            id_token: fakeToken({
              iss: ISSUER,
              aud: CLIENT,
              token_use: 'id',
              exp,
              iat: exp - 3600,
              nonce,
              'cognito:username': 'u',
              ...id,
            }),
            access_token: fakeToken({
              iss: ISSUER,
              client_id: CLIENT,
              token_use: 'access',
              exp,
              iat: exp - 3600,
              ...access,
            }),
          })
        : undefined,
  });
  await world.auth.hostedSignIn('Google');
  nonce = record()['nonce'] ?? '';
  return arrive(`${BACK}?code=c&state=${record()['state']}`);
}

const error = (outcome: HostedOutcome | undefined) => (outcome?.kind === 'failed' ? outcome.error : undefined);

describe('leaving for the hosted login', () => {
  it('OAU-1: goes to the provider with everything the protocol requires', async () => {
    await world.auth.hostedSignIn('LoginWithAmazon');
    expect(world.left[0]?.startsWith(`${ORIGIN}/_cloud/oauth2/authorize?`)).toBe(true);
    expect(leftFor()).toEqual({
      redirect_uri: BACK,
      response_type: 'code',
      client_id: CLIENT,
      identity_provider: 'LoginWithAmazon',
      scope: 'openid email profile aws.cognito.signin.user.admin',
      state: record()['state'],
      nonce: record()['nonce'],
      code_challenge: await pkceChallenge(record()['verifier'] ?? ''),
      code_challenge_method: 'S256',
    });
  });

  it('OAU-1: a configured domain is visited over https; without either the call is refused', async () => {
    open({ auth: { domain: 'login.example.com' }, endpoints: { hosted: undefined } });
    await world.auth.hostedSignIn('COGNITO');
    expect(world.left[0]?.startsWith('https://login.example.com/oauth2/authorize?')).toBe(true);
    open({ endpoints: { hosted: undefined } });
    expect((await failureOf(world.auth.hostedSignIn('Google'))).code).toBe('NotConfigured');
  });

  it("OAU-2: the state is random, without bias; a caller's own state comes back with all its hyphens", async () => {
    await world.auth.hostedSignIn('Google', { customState: 'a-b-c' });
    expect(leftFor()['state']).toMatch(/^[0-9a-zA-Z]{32}-a-b-c$/);
    expect(await arrive(await provider())).toMatchObject({ kind: 'signedIn', customState: 'a-b-c' });
    expect(world.events).toContainEqual({ name: 'customOAuthState', data: 'a-b-c' });
  });

  it('OAU-3: the verifier has 128 of 66 characters; its challenge is that of the standard', async () => {
    await world.auth.hostedSignIn('Google');
    expect(record()['verifier']).toMatch(/^[\w.~-]{128}$/);
    expect(UNRESERVED).toHaveLength(66);
    expect(await pkceChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('OAU-2 OAU-3: bytes beyond the last whole multiple of the alphabet are discarded', () => {
    const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as Uint8Array).set([255, 248, 247, 0, 61].slice(0, (bytes as Uint8Array).length));
      return bytes;
    });
    expect(randomText(3, ALPHANUMERIC)).toBe(`${ALPHANUMERIC[247 % 62]}${ALPHANUMERIC[0]}${ALPHANUMERIC[61]}`);
    spy.mockRestore();
    const counts = new Map<string, number>();
    const many = Array.from({ length: 62 }, () => randomText(1000, ALPHANUMERIC)).join('');
    for (const letter of many) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(220);
  });

  it('OAU-4: one record in the session storage, read once, for ten minutes', async () => {
    await world.auth.hostedSignIn('Google', { returnTo: '/checker/profile/' });
    expect(Object.keys(record()).toSorted()).toEqual(['nonce', 'returnTo', 'startedAt', 'state', 'verifier']);
    const back = await provider();
    world.pass(10 * 60_000 + 1);
    expect(error(await arrive(back))?.message).toBe('Invalid state in OAuth flow');
    expect(record()).toBeNull();
  });
});

describe('coming back', () => {
  it('OAU-5: a return is handled once; other addresses are not returns', async () => {
    expect(readReturn(`${ORIGIN}/checker/?code=c&state=s`)).toBeUndefined();
    expect(readReturn(BACK)).toBeUndefined();
    await world.auth.hostedSignIn('Google');
    const back = await provider();
    world.address.href = back;
    const [one, two] = await Promise.all([world.auth.handleHostedReturn(), world.auth.handleHostedReturn()]);
    expect(one).toBe(two);
    const asked = () => world.operations().filter((name) => name === 'token').length;
    expect(asked()).toBe(1);
    // Reloaded by the router or restored by the browser: the same address is not a second return.
    world.address.href = back;
    expect(await world.auth.handleHostedReturn()).toBe(one);
    expect([asked(), world.events.filter(({ name }) => name === 'signIn').length]).toEqual([1, 1]);
    // A later login has a different address and is handled again.
    await world.auth.hostedSignIn('Google');
    expect(await arrive(await provider())).not.toBe(one);
    expect(asked()).toBe(2);
  });

  it.each(['code=c&state=s', 'error=access_denied', 'code=', 'error='])(
    'OAU-5: ?%s is a return there only',
    (query) => {
      expect(readReturn(`${BACK}?${query}`)).toBeDefined();
      for (const path of ['/checker/', '/checker/signup/', '/checker/signin', '/']) {
        expect(readReturn(`${ORIGIN}${path}?${query}`), path).toBeUndefined();
      }
    },
  );

  it('OAU-6: a refusal is shown in at most 200 characters and removed from the address (bad input row 8)', async () => {
    await world.auth.hostedSignIn('Google');
    const outcome = await arrive(await provider('cancel'));
    expect(error(outcome)).toMatchObject({ code: 'HostedLoginFailed', message: 'The sign-in was cancelled' });
    expect(world.events.map(({ name }) => name)).toEqual(['signIn_failure', 'hosted_failure']);
    expect(world.address.href).toBe(BACK);
    open();
    const markup = `<img src=x onerror=alert(1)>${'x'.repeat(500)}`;
    const shown = error(await arrive(`${BACK}?error=access_denied&error_description=${encodeURIComponent(markup)}`));
    expect(shown?.message).toBe(markup.slice(0, 200));
  });

  it('OAU-7: a wrong, missing or unexpected state requests no token (bad input row 7)', async () => {
    await world.auth.hostedSignIn('Google');
    const { state } = record();
    for (const query of [`code=c&state=${state}x`, 'code=c', `code=c&state=${state}`]) {
      // The record is removed on first read, so the last state is one nobody asked for.
      expect(error(await arrive(`${BACK}?${query}`))).toMatchObject({
        code: 'InvalidState',
        message: 'Invalid state in OAuth flow',
      });
      expect(world.address.href).toBe(BACK);
    }
    expect(world.sent).toEqual([]);
  });

  it('OAU-8 OAU-10: the code becomes a session with the person of the token', async () => {
    await world.auth.hostedSignIn('Google', { returnTo: '/checker/profile/', stay: true });
    const { verifier } = record();
    const outcome = await arrive(await provider());
    expect(outcome).toMatchObject({
      kind: 'signedIn',
      returnTo: '/checker/profile/',
      user: { email: 'g@example.com', name: 'Gerda' },
    });
    const [token] = world.sent;
    expect(token?.url).toBe(`${ORIGIN}/_cloud/oauth2/token`);
    expect(new Headers(token?.init.headers).get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(token?.body).toEqual({
      grant_type: 'authorization_code',
      code: expect.any(String),
      client_id: CLIENT,
      redirect_uri: BACK,
      code_verifier: verifier,
    });
    const { localStorage } = world.env.browser;
    expect(localStorage.getItem(lastUserKey(CLIENT))).toMatch(/^Google_/);
    expect(localStorage.getItem(HOSTED_KEY)).toBe('true');
    expect(useSession.getState()).toMatchObject({ state: 'signedIn', email: 'g@example.com' });
    expect(world.events.map(({ name }) => name)).toEqual(['signIn', 'cognitoHostedUI']);
  });

  it('OAU-9: a refusal by the token endpoint is the error (bad input row 12)', async () => {
    await world.auth.hostedSignIn('Google');
    const back = await provider();
    const kept = world.env.browser.sessionStorage.getItem(HOSTED_RECORD_KEY) ?? '';
    await arrive(back);
    world.env.browser.sessionStorage.setItem(HOSTED_RECORD_KEY, kept);
    const again = world.tab({ browser: world.env.browser });
    world.address.href = back;
    expect(error(await again.handleHostedReturn())).toMatchObject({
      code: 'HostedLoginFailed',
      message: 'invalid_grant',
    });
  });

  it.each([
    ['issuer', { iss: 'https://evil.example' }, {}],
    ['issuer', {}, { iss: 'https://evil.example' }],
    ['audience', { aud: 'another' }, {}],
    ['audience', {}, { client_id: 'another' }],
    ['use', { token_use: 'access' }, {}],
    ['use', {}, { token_use: 'id' }],
    ['expiry', { exp: 1 }, {}],
    ['expiry', {}, { exp: undefined }],
    ['nonce', { nonce: 'another' }, {}],
    ['user', { 'cognito:username': '' }, {}],
  ] as const)('OAU-10: tokens with a wrong %s are refused (%j %j)', async (wrong, id, access) => {
    expect(error(await withTokens(id, access))?.message).toBe(`The tokens of the hosted login have a wrong ${wrong}`);
    expect(useSession.getState().state).toBe('guest');
  });

  it('OAU-10: valid tokens are accepted', async () => {
    expect(await withTokens({})).toMatchObject({ kind: 'signedIn', user: { username: 'u' } });
  });

  it('OAU-11: the redirect address is the sign-in page; the next page stays on this site (bad input row 10)', async () => {
    await world.auth.hostedSignIn('Google', { returnTo: '//evil.example' });
    expect(await arrive(await provider())).toMatchObject({ kind: 'signedIn', returnTo: '/' });
    expect(world.address.href).toBe(signInAddress(ORIGIN));
  });

  it('OAU-12: tokens in the fragment are refused', async () => {
    const outcome = await arrive(`${BACK}#access_token=a&id_token=b&state=s`);
    expect(error(outcome)?.message).toBe('Invalid state in OAuth flow');
    expect([world.address.href, world.sent]).toEqual([BACK, []]);
  });

  it('bad input row 9: an error takes precedence over a code; a duplicate code is refused', async () => {
    await world.auth.hostedSignIn('Google');
    const { state } = record();
    expect(error(await arrive(`${BACK}?code=c&error=access_denied&state=${state}`))?.code).toBe('HostedLoginFailed');
    await world.auth.hostedSignIn('Google');
    const twice = `${BACK}?code=c&code=d&state=${record()['state']}`;
    expect(error(await arrive(twice))?.code).toBe('InvalidState');
    expect(world.sent).toEqual([]);
  });

  it('OAU-13: the logout address has each parameter once', async () => {
    await world.auth.hostedSignIn('Google');
    await arrive(await provider());
    await world.auth.signOut();
    expect(world.left.at(-1)).toBe(
      `${ORIGIN}/_cloud/logout?client_id=${CLIENT}&logout_uri=${encodeURIComponent(`${ORIGIN}/`)}`,
    );
    const there = await world.cloud.handle(new Request(world.left.at(-1) ?? ''));
    expect(there?.headers.get('location')).toBe(`${ORIGIN}/`);
  });

  it.each([
    ['drop', 'NetworkError'],
    ['empty', 'ServiceError'],
    ['html', 'InvalidResponse'],
    ['badJson', 'InvalidResponse'],
  ] as const)('bad input row 18: the token address answers %s', async (kind, code) => {
    await world.auth.hostedSignIn('Google');
    const back = await provider();
    world.cloud.faults.add({ operation: 'Token', kind });
    expect(error(await arrive(back))?.code).toBe(code);
    expect(useSession.getState().state).toBe('guest');
  });
});
