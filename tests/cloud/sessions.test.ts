// Tokens and accounts while a person is signed in: attributes, refresh, rotation, and how sessions end.
import { createHmac } from 'node:crypto';
import { CognitoRefreshToken, CognitoUserAttribute, type CognitoUserSession } from 'amazon-cognito-identity-js';
import { describe, expect, it } from 'vitest';
import { POOL_KEY } from '../../scripts/cloud/local/core/identity/logins.ts';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { call, codeOf, PASSWORD, Profile, startCloud, type TestCloud } from './library.ts';

const EMAIL = 'ada@example.com';
const IDP = 'AWSCognitoIdentityProviderService';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function started(options = {}) {
  const cloud = startCloud(options);
  cloud.operators.create(EMAIL, PASSWORD, { name: 'Ada' });
  return { cloud, browser: new Profile(cloud) };
}

const getUser = (cloud: TestCloud, session: CognitoUserSession) =>
  cloud.post(`${IDP}.GetUser`, { AccessToken: session.getAccessToken().getJwtToken() });

describe('attributes', () => {
  const { cloud, browser } = started();
  const attribute = (Name: string, Value: string) => [new CognitoUserAttribute({ Name, Value })];

  it('are read and written, but not all of them', async () => {
    const { user } = await browser.enter(EMAIL);
    await call((done) => user.updateAttributes(attribute('name', 'Ada Lovelace'), done));
    const all = await call<CognitoUserAttribute[]>((done) => user.getUserAttributes(done));
    expect(all.map(({ Name, Value }) => `${Name}=${Value}`)).toContain('name=Ada Lovelace');
    for (const name of ['sub', 'email_verified', 'custom:plan', 'cognito:groups']) {
      const refused = call((done) => user.updateAttributes(attribute(name, 'true'), done));
      expect(await codeOf(refused), name).toBe('NotAuthorizedException');
    }
    expect(await codeOf(call((done) => user.updateAttributes(attribute('name', 'x'.repeat(2049)), done)))).toBe(
      'InvalidParameterException',
    );
    await call((done) => user.deleteAttributes(['name'], done));
    expect(await codeOf(call((done) => user.deleteAttributes(['email'], done)))).toBe('InvalidParameterException');
    const left = await call<CognitoUserAttribute[]>((done) => user.getUserAttributes(done));
    expect(left.map(({ Name }) => Name).sort()).toEqual(['email', 'email_verified', 'sub']);
  });

  it('a new address takes effect once its code is entered', async () => {
    cloud.operators.create('taken@example.com', PASSWORD);
    const { user } = await browser.enter(EMAIL);
    const change = (value: string) => call((done) => user.updateAttributes(attribute('email', value), done));
    expect(await codeOf(change('Taken@example.com'))).toBe('AliasExistsException');
    await change('new@example.com');
    expect((await browser.signIn(EMAIL)).outcome.kind).toBe('signedIn');
    const { code = '' } = cloud.lastMessage('new@example.com');
    await call((done) => user.verifyAttribute('email', code, { onSuccess: (x) => done(null, x), onFailure: done }));
    expect((await browser.signIn(EMAIL)).outcome.kind).toBe('failed');
    expect((await browser.signIn('new@example.com')).outcome.kind).toBe('signedIn');
  });
});

describe('a password', () => {
  it('is changed using the old one, and its characters are kept as they are', async () => {
    const { browser } = started();
    const { user } = await browser.enter(EMAIL);
    const change = (from: string, to: string) => codeOf(call((done) => user.changePassword(from, to, done)));
    const next = '  räuber 🏴‍☠️ pass  ';
    expect(await change('wrong horse battery', next)).toBe('NotAuthorizedException');
    expect(await change(PASSWORD, 'short')).toBe('InvalidPasswordException');
    expect(await change(PASSWORD, next)).toBe('none');
    expect((await browser.signIn(EMAIL, next.trim())).outcome.kind).toBe('failed');
    expect((await browser.signIn(EMAIL, next)).outcome.kind).toBe('signedIn');
  });
});

describe('a refresh', () => {
  const refresh = (user: Awaited<ReturnType<Profile['enter']>>['user'], session: CognitoUserSession) =>
    call<CognitoUserSession>((done) => user.refreshSession(session.getRefreshToken(), done));

  it('gives new tokens for the same sign-in', async () => {
    const { browser } = started();
    const { user, session } = await browser.enter(EMAIL);
    const next = await refresh(user, session);
    expect(next.getRefreshToken().getToken()).toBe(session.getRefreshToken().getToken());
    const claims = (one: CognitoUserSession) => one.getAccessToken().payload;
    expect(claims(next)['origin_jti']).toBe(claims(session)['origin_jti']);
    expect(claims(next)['jti']).not.toBe(claims(session)['jti']);
  });

  it('is refused after thirty days, and for tokens that were never issued', async () => {
    const { cloud, browser } = started();
    const { session } = await browser.enter(EMAIL);
    const ask = (REFRESH_TOKEN: string) =>
      cloud.post(`${IDP}.InitiateAuth`, {
        ClientId: NAMES.clientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN },
      });
    const invented = new CognitoRefreshToken({ RefreshToken: 'invented' }).getToken();
    expect((await ask(invented)).body['message']).toBe('Invalid Refresh Token');
    cloud.later(31 * 86_400_000);
    expect((await ask(session.getRefreshToken().getToken())).body['message']).toBe('Refresh Token has expired');
  });

  it('with rotation gives another refresh token each time', async () => {
    const { cloud, browser } = started({ rotation: true });
    const { session } = await browser.enter(EMAIL);
    const rotate = (RefreshToken: unknown) =>
      cloud.post(`${IDP}.GetTokensFromRefreshToken`, { ClientId: NAMES.clientId, RefreshToken });
    const tokenOf = ({ body }: Awaited<ReturnType<typeof rotate>>) =>
      (body['AuthenticationResult'] as { RefreshToken: string } | undefined)?.RefreshToken;
    const first = session.getRefreshToken().getToken();
    const second = tokenOf(await rotate(first));
    expect(second).not.toBe(first);
    // Two tabs at once: the old one is still valid for half a minute.
    expect(tokenOf(await rotate(first))).toBeDefined();
    cloud.later(31_000);
    const stolen = await rotate(first);
    expect(stolen.body['message']).toBe('Refresh Token has been revoked');
    expect((await rotate(second)).body['message']).toBe('Refresh Token has been revoked');
    const classic = await cloud.post(`${IDP}.InitiateAuth`, {
      ClientId: NAMES.clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: second },
    });
    expect(classic.body['__type']).toBe('InvalidParameterException');
  });
});

describe('the end', () => {
  it('of all sessions', async () => {
    const { cloud, browser } = started();
    const { session: other } = await new Profile(cloud).enter(EMAIL);
    const { user } = await browser.enter(EMAIL);
    await call((done) => user.globalSignOut({ onSuccess: (x) => done(null, x), onFailure: done }));
    expect((await getUser(cloud, other)).body['message']).toBe('Access Token has been revoked');
    const again = await browser.enter(EMAIL);
    expect((await getUser(cloud, again.session)).status).toBe(200);
  });

  it('of one session', async () => {
    const { cloud, browser } = started();
    const { session: other } = await new Profile(cloud).enter(EMAIL);
    const { user, session } = await browser.enter(EMAIL);
    await call((done) => user.signOut(() => done(null)));
    expect((await getUser(cloud, session)).body['message']).toBe('Access Token has been revoked');
    expect((await getUser(cloud, other)).status).toBe(200);
  });

  it('of an account', async () => {
    const { cloud, browser } = started();
    const { user, session } = await browser.enter(EMAIL);
    await call((done) => user.deleteUser(done));
    expect((await getUser(cloud, session)).body).toEqual({
      __type: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    expect((await browser.signIn(EMAIL)).outcome).toMatchObject({ message: 'Incorrect username or password.' });
  });

  it('of an account that an operator switches off or removes (row 20)', async () => {
    const { cloud, browser } = started();
    const { session } = await browser.enter(EMAIL);
    cloud.operators.setEnabled(EMAIL, false);
    expect((await getUser(cloud, session)).body['message']).toBe('User is disabled.');
    expect((await browser.signIn(EMAIL)).outcome).toMatchObject({ message: 'User is disabled.' });
    expect((await browser.signIn(EMAIL, 'wrong horse battery')).outcome).toMatchObject({
      message: 'Incorrect username or password.',
    });
    cloud.operators.setEnabled(EMAIL, true);
    cloud.operators.remove(EMAIL);
    expect((await getUser(cloud, session)).body['message']).toBe('User does not exist.');
  });
});

describe('tokens that are not ours (row 13)', () => {
  const { cloud, browser } = started();

  it('are refused by the identity pool and by the user pool', async () => {
    const { session } = await browser.enter(EMAIL);
    const good = session.getIdToken().getJwtToken();
    const [, claims = '', signature = ''] = good.split('.');
    const jwks = (await (await fetch(`${cloud.site}/_cloud/idp/${NAMES.userPoolId}/.well-known/jwks.json`)).json()) as {
      keys: { kid: string; n: string }[];
    };
    const [key] = jwks.keys;
    const symmetric = `${part({ alg: 'HS256', kid: key?.kid })}.${claims}`;
    const otherCloud = startCloud();
    otherCloud.operators.create(EMAIL, PASSWORD);
    const { session: other } = await new Profile(otherCloud).enter(EMAIL);
    const changed = part({ ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), sub: 'other' });
    const bad = {
      'another pool': other.getIdToken().getJwtToken(),
      'alg none': `${part({ alg: 'none', kid: key?.kid })}.${claims}.`,
      'alg HS256': `${symmetric}.${createHmac('sha256', key?.n ?? '')
        .update(symmetric)
        .digest('base64url')}`,
      'an access token': session.getAccessToken().getJwtToken(),
      'a changed one': `${good.split('.')[0]}.${changed}.${signature}`,
      'no token': 'x',
    };
    const getId = (token: string) =>
      cloud.post('AWSCognitoIdentityService.GetId', {
        IdentityPoolId: NAMES.identityPoolId,
        Logins: { [POOL_KEY]: token },
      });
    for (const [what, token] of Object.entries(bad)) {
      expect((await getId(token)).body['__type'], what).toBe('NotAuthorizedException');
      if (what === 'an access token') continue;
      const { body } = await cloud.post(`${IDP}.GetUser`, { AccessToken: token });
      expect(body['message'], what).toBe('Invalid Access Token');
    }
    expect((await getId(good)).status).toBe(200);
    cloud.later(3_601_000);
    expect((await getId(good)).body['message']).toBe('Invalid login token. Token expired');
    expect((await getUser(cloud, session)).body['message']).toBe('Access Token has expired');
  });

  it('from an ended session are refused by the identity pool', async () => {
    const { cloud, browser } = started();
    const { user, session } = await browser.enter(EMAIL);
    await call((done) => user.globalSignOut({ onSuccess: (x) => done(null, x), onFailure: done }));
    const { body } = await cloud.post('AWSCognitoIdentityService.GetId', {
      IdentityPoolId: NAMES.identityPoolId,
      Logins: { [POOL_KEY]: session.getIdToken().getJwtToken() },
    });
    expect(body['message']).toContain('Token is revoked');
  });
});
