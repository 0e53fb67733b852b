// The hosted login, its stand-ins for providers, and the providers' browser scripts.
import { createHash, randomBytes } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { PROVIDER_KEYS } from '../../scripts/cloud/local/core/identity/logins.ts';
import { totpCode } from '../../scripts/cloud/local/core/pool/totp.ts';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { addAuthenticator, PASSWORD, Profile, startCloud, type TestCloud } from './library.ts';

const EMAIL = 'ada@example.com';
const verifier = randomBytes(48).toString('base64url');
const SCOPE = 'openid email profile aws.cognito.signin.user.admin';

function parameters(cloud: TestCloud, more: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    client_id: NAMES.clientId,
    redirect_uri: `${cloud.site}/checker/signin/`,
    response_type: 'code',
    scope: SCOPE,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
}

const authorize = (cloud: TestCloud, more: Record<string, string> = {}) =>
  fetch(`${cloud.site}/_cloud/oauth2/authorize?${parameters(cloud, more).toString()}`);

/** Submits a page's form with what a person entered. */
function submit(cloud: TestCloud, path: string, fields: Record<string, string>, origin = cloud.site) {
  const body = parameters(cloud, fields).toString();
  return fetch(`${cloud.site}/_cloud/${path}`, { method: 'POST', body, headers: { origin } });
}

async function codeOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

async function exchange(cloud: TestCloud, code: string, more: Record<string, string> = {}) {
  const answer = await fetch(`${cloud.site}/_cloud/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: NAMES.clientId,
      redirect_uri: `${cloud.site}/checker/signin/`,
      code_verifier: verifier,
      ...more,
    }).toString(),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const claimsOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('a login with a provider', () => {
  const cloud = startCloud();

  it.each(['Google', 'Facebook', 'LoginWithAmazon'])('%s: page, code, tokens', async (identity_provider) => {
    const shown = await authorize(cloud, { identity_provider });
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('local stand-in');
    const back = await submit(cloud, 'provider', { identity_provider, email: EMAIL, name: 'Ada', answer: 'continue' });
    const location = new URL(back.headers.get('location') ?? '');
    expect(`${location.origin}${location.pathname}`).toBe(`${cloud.site}/checker/signin/`);
    expect(location.searchParams.get('state')).toBe('the-state');
    const { status, body } = await exchange(cloud, location.searchParams.get('code') ?? '');
    expect(status).toBe(200);
    const claims = claimsOf(body['id_token']);
    expect(claims).toMatchObject({
      nonce: 'the-nonce',
      email: EMAIL,
      name: 'Ada',
      aud: NAMES.clientId,
      iss: NAMES.issuer,
    });
    expect(claims['cognito:username']).toMatch(new RegExp(`^${identity_provider}_\\d+$`));
    expect(claimsOf(body['access_token'])).toMatchObject({ scope: SCOPE, token_use: 'access' });
    const { body: user } = await cloud.post('AWSCognitoIdentityProviderService.GetUser', {
      AccessToken: body['access_token'],
    });
    expect(user['Username']).toBe(claims['cognito:username']);
  });

  it('is the same account each time, and not the one with a password', async () => {
    cloud.operators.create(EMAIL, PASSWORD);
    const enter = async () => {
      const back = await submit(cloud, 'provider', { identity_provider: 'Google', email: EMAIL, answer: 'continue' });
      const { body } = await exchange(cloud, await codeOf(back));
      return claimsOf(body['id_token'])['sub'];
    };
    const sub = await enter();
    expect(await enter()).toBe(sub);
    expect(cloud.operators.find(EMAIL)?.sub).not.toBe(sub);
  });

  it('can be cancelled', async () => {
    const back = await submit(cloud, 'provider', { identity_provider: 'Google', answer: 'cancel' });
    const query = new URL(back.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ error: 'access_denied', state: 'the-state' });
  });

  it('asks again if the address is invalid', async () => {
    const page = await submit(cloud, 'provider', { identity_provider: 'Google', email: 'x', answer: 'continue' });
    expect(page.status).toBe(400);
  });
});

describe('a login with a password', () => {
  const cloud = startCloud();
  cloud.operators.create(EMAIL, PASSWORD);
  const enter = (fields: Record<string, string>) => submit(cloud, 'login', { answer: 'continue', ...fields });

  it('goes through the login page', async () => {
    const to = await authorize(cloud, { identity_provider: 'COGNITO' });
    const page = await fetch(new URL(to.headers.get('location') ?? '', cloud.site));
    const text = await page.text();
    expect(text).toContain('name="password"');
    expect(text).toContain('Continue with Amazon');
  });

  it('refuses a wrong password with the usual message', async () => {
    const page = await enter({ email: EMAIL, password: 'wrong' });
    expect(page.status).toBe(401);
    expect(await page.text()).toContain('Incorrect username or password.');
  });

  it('asks for the code of an authenticator', async () => {
    const { body } = await exchange(cloud, await codeOf(await enter({ email: EMAIL, password: PASSWORD })));
    const AccessToken = body['access_token'];
    const send = async (name: string, more: object) =>
      (await cloud.post(`AWSCognitoIdentityProviderService.${name}`, { AccessToken, ...more })).body;
    const secret = String((await send('AssociateSoftwareToken', {}))['SecretCode']);
    await send('VerifySoftwareToken', { UserCode: totpCode(secret, Date.now()) });
    await send('SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
    cloud.later(60_000);
    const page = await (await enter({ email: EMAIL, password: PASSWORD })).text();
    const session = /name="session" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const fields = { session, challenge: 'SOFTWARE_TOKEN_MFA' };
    expect(await (await enter({ ...fields, code: '000000' })).text()).toContain('Enter your code');
    const code = await codeOf(await enter({ ...fields, code: totpCode(secret, Date.now() + 60_000) }));
    expect((await exchange(cloud, code)).status).toBe(200);
  });

  it('the second factor belongs to the account whose password was given', async () => {
    const cloud = startCloud();
    const enter = (fields: Record<string, string>) => submit(cloud, 'login', { answer: 'continue', ...fields });
    const own = 'eve@example.com';
    cloud.operators.create(own, PASSWORD);
    const victim = 'victim@example.com';
    cloud.operators.create(victim, 'a password that Eve does not know');
    const secret = await addAuthenticator(cloud, (await new Profile(cloud).enter(own)).user);
    const page = await (await enter({ email: own, password: PASSWORD })).text();
    const session = /name="session" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const code = totpCode(secret, Date.now() + 60_000);
    const fields = { email: victim, session, challenge: 'SOFTWARE_TOKEN_MFA', code };
    const { body } = await exchange(cloud, await codeOf(await enter(fields)));
    expect(claimsOf(body['id_token'])['email']).toBe(own);
  });

  it.each(['CUSTOM_CHALLENGE', 'EMAIL_OTP', 'CONFIRMED', ''])('accepts no %s as a second factor', async (challenge) => {
    const page = await enter({ email: EMAIL, session: 'x', challenge, code: '1' });
    expect([page.status, page.headers.get('location')]).toEqual([401, null]);
  });
});

describe('wrong requests', () => {
  const cloud = startCloud();

  const redirects = [
    'https://evil.example/',
    '//evil.example',
    '/checker/signin//',
    '/checker/signin',
    '/checker/signin/?x',
    '/',
  ];
  it.each(redirects)('row 11: the address %s is not followed', async (path) => {
    const redirect_uri = path.startsWith('/') && !path.startsWith('//') ? cloud.site + path : path;
    for (const answer of [
      await authorize(cloud, { redirect_uri, identity_provider: 'Google' }),
      await submit(cloud, 'provider', { redirect_uri, identity_provider: 'Google', email: EMAIL, answer: 'continue' }),
      await submit(cloud, 'login', { redirect_uri, email: EMAIL, password: PASSWORD, answer: 'cancel' }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  it('an address given twice is invalid', async () => {
    const query = `${parameters(cloud).toString()}&redirect_uri=https://evil.example/`;
    expect((await fetch(`${cloud.site}/_cloud/oauth2/authorize?${query}`)).status).toBe(400);
  });

  it('asks for the proof (PKCE) and for known scopes', async () => {
    const errorOf = async (more: Record<string, string>) =>
      new URL((await authorize(cloud, more)).headers.get('location') ?? '').searchParams.get('error');
    expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request');
    expect(await errorOf({ code_challenge: '' })).toBe('invalid_request');
    expect(await errorOf({ response_type: 'token' })).toBe('unsupported_response_type');
    expect(await errorOf({ scope: 'openid phone' })).toBe('invalid_scope');
  });

  it('shows its input as text', async () => {
    const text = await (
      await authorize(cloud, { identity_provider: 'Google', state: '"><script>alert(1)</script>' })
    ).text();
    expect(text).not.toContain('<script>');
    expect(text).toContain('&#60;script&#62;');
  });

  const login = async () =>
    codeOf(await submit(cloud, 'provider', { identity_provider: 'Google', email: EMAIL, answer: 'continue' }));

  it('row 12: a code is valid once, and its tokens are revoked on the second use', async () => {
    const code = await login();
    const { body } = await exchange(cloud, code);
    expect(await exchange(cloud, code)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
    const { body: answer } = await cloud.post('AWSCognitoIdentityProviderService.InitiateAuth', {
      ClientId: NAMES.clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: body['refresh_token'] },
    });
    expect(answer['message']).toBe('Refresh Token has been revoked');
  });

  const wrong: [what: string, more: Record<string, string>, error: string][] = [
    ['verifier', { code_verifier: 'x'.repeat(64) }, 'invalid_grant'],
    ['address', { redirect_uri: 'https://evil.example/' }, 'invalid_grant'],
    ['client', { client_id: 'another' }, 'invalid_grant'],
  ];
  it.each(wrong)('row 12: a wrong %s uses the code up', async (_, more, error) => {
    const code = await login();
    expect(await exchange(cloud, code, more)).toEqual({ status: 400, body: { error } });
    expect((await exchange(cloud, code)).body).toEqual({ error: 'invalid_grant' });
  });

  it('a code expires after five minutes', async () => {
    const code = await login();
    cloud.later(301_000);
    expect((await exchange(cloud, code)).body).toEqual({ error: 'invalid_grant' });
  });

  it('unknown clients, codes and grants are refused', async () => {
    expect((await exchange(cloud, 'x', { client_id: 'another' })).body).toEqual({ error: 'invalid_client' });
    expect((await exchange(cloud, 'x')).body).toEqual({ error: 'invalid_grant' });
    expect((await exchange(cloud, 'x', { grant_type: 'password' })).body).toEqual({ error: 'unsupported_grant_type' });
  });

  it('a form from another site is refused', async () => {
    const fields = { identity_provider: 'Google', email: EMAIL, answer: 'continue' };
    expect((await submit(cloud, 'provider', fields, 'https://evil.example')).status).toBe(403);
  });

  it('the logout goes to the site only', async () => {
    const logout = (uri: string, client: string = NAMES.clientId) =>
      fetch(`${cloud.site}/_cloud/logout?${new URLSearchParams({ client_id: client, logout_uri: uri }).toString()}`);
    expect((await logout(`${cloud.site}/`)).headers.get('location')).toBe(`${cloud.site}/`);
    expect((await logout('https://evil.example/')).status).toBe(400);
    expect((await logout(`${cloud.site}/`, 'another')).status).toBe(400);
  });
});

describe('the scripts of providers', () => {
  const cloud = startCloud();
  let cookie = '';
  const withCookie = (input: string) => fetch(cloud.site + input, { headers: { cookie } });

  async function load(provider: string): Promise<Record<string, never>> {
    const answer = await withCookie(`/_cloud/sdk/${provider}.js`);
    const window: Record<string, never> = {};
    const world = { window, fetch: withCookie, setTimeout, Date };
    runInContext(await answer.text(), createContext(world));
    return window;
  }

  it('know nobody at first', async () => {
    const { gapi } = (await load('google')) as unknown as { gapi: { auth2: GoogleStandIn } };
    expect(gapi.auth2.getAuthInstance().currentUser.get().isSignedIn()).toBe(false);
    const { FB } = (await load('facebook')) as unknown as { FB: FacebookStandIn };
    expect(await new Promise((done) => FB.getLoginStatus(done))).toMatchObject({ authResponse: null });
  });

  it('give fresh tokens that the identity pool accepts', async () => {
    for (const provider of ['google', 'facebook', 'amazon']) {
      const signedIn = await fetch(`${cloud.site}/_cloud/sdk/${provider}/login`, {
        method: 'POST',
        body: new URLSearchParams({ email: EMAIL, answer: 'continue' }).toString(),
        headers: { origin: cloud.site },
      });
      const set = signedIn.headers.get('set-cookie') ?? '';
      expect(set).toMatch(/HttpOnly; SameSite=Lax$/);
      cookie += `${set.split(';')[0]}; `;
    }
    const { gapi } = (await load('google')) as unknown as { gapi: { auth2: GoogleStandIn } };
    const user = gapi.auth2.getAuthInstance().currentUser.get();
    expect(user.isSignedIn()).toBe(true);
    const google = await user.reloadAuthResponse();
    const { FB } = (await load('facebook')) as unknown as { FB: FacebookStandIn };
    const status = await new Promise<FacebookStatus>((done) => FB.getLoginStatus(done));
    const amazon = (await (await withCookie('/_cloud/sdk/amazon/token')).json()) as { token: string };
    const logins = [
      { [PROVIDER_KEYS.google]: google.id_token },
      { [PROVIDER_KEYS.facebook]: status.authResponse?.accessToken },
      { [PROVIDER_KEYS.amazon]: amazon.token },
    ];
    const ids = new Set<unknown>();
    for (const Logins of logins) {
      const request = { IdentityPoolId: NAMES.identityPoolId, Logins };
      const { status: ok, body } = await cloud.post('AWSCognitoIdentityService.GetId', request);
      expect(ok).toBe(200);
      ids.add(body['IdentityId']);
    }
    expect(ids.size).toBe(3);
    // One provider's token is not valid for another.
    const wrong = { IdentityPoolId: NAMES.identityPoolId, Logins: { [PROVIDER_KEYS.facebook]: google.id_token } };
    expect((await cloud.post('AWSCognitoIdentityService.GetId', wrong)).body['__type']).toBe('NotAuthorizedException');
  });
});

interface GoogleStandIn {
  getAuthInstance(): {
    currentUser: { get(): { isSignedIn(): boolean; reloadAuthResponse(): Promise<{ id_token: string }> } };
  };
}
interface FacebookStatus {
  authResponse: { accessToken: string } | null;
}
interface FacebookStandIn {
  getLoginStatus(done: (status: FacebookStatus) => void): void;
}
