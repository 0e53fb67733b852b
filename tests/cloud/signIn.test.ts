// Sign-in with a password, and whatever the pool asks for after it, with the stock library.
import { CognitoUserAttribute } from 'amazon-cognito-identity-js';
import { describe, expect, it, vi } from 'vitest';
import { makeVerifier } from '../../scripts/cloud/local/core/pool/srp.ts';
import { totpCode } from '../../scripts/cloud/local/core/pool/totp.ts';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import {
  addAuthenticator,
  call,
  codeOf,
  confirmAuthenticator,
  newAuthenticator,
  outcome,
  PASSWORD,
  Profile,
  startCloud,
  type TestCloud,
} from './library.ts';

const EMAIL = 'ada@example.com';
const IDP = 'AWSCognitoIdentityProviderService';

describe('a password', () => {
  it.each(['0001', '00ff', '0fff', 'ffff'])('whose salt begins with %s works', async (start) => {
    const cloud = startCloud();
    const user = cloud.operators.create(EMAIL, PASSWORD);
    user.password = makeVerifier(NAMES.poolName, user.username, PASSWORD, start.padEnd(32, '5'));
    expect((await new Profile(cloud).signIn(EMAIL)).outcome.kind).toBe('signedIn');
  });

  it('is proved without a session, which the service does not send, and only once', async () => {
    const cloud = startCloud();
    cloud.operators.create(EMAIL, PASSWORD);
    const bodies: Record<string, unknown>[] = [];
    const passOn = fetch;
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      bodies.push(JSON.parse(init.body as string) as Record<string, unknown>);
      return passOn(input, init);
    });
    expect((await new Profile(cloud).signIn(EMAIL)).outcome.kind).toBe('signedIn');
    vi.stubGlobal('fetch', passOn);
    const answer = bodies.find((body) => body['ChallengeName'] === 'PASSWORD_VERIFIER');
    expect(answer?.['Session']).toBeUndefined();
    const again = new Request(`${cloud.site}/_cloud/idp`, {
      method: 'POST',
      headers: { 'x-amz-target': `${IDP}.RespondToAuthChallenge` },
      body: JSON.stringify(answer),
    });
    expect(await (await cloud.handle(again))?.json()).toMatchObject({ __type: 'NotAuthorizedException' });
  });
});

describe('an authenticator', () => {
  const cloud = startCloud();
  cloud.operators.create(EMAIL, PASSWORD);
  const browser = new Profile(cloud);
  let used = '';

  it('cannot be preferred before it is set up', async () => {
    const { user } = await browser.enter(EMAIL);
    const wish = call((done) => user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done));
    await expect(wish).rejects.toThrow('User has not verified software token mfa');
    const wrong = call((done) =>
      user.verifySoftwareToken('000000', 'x', { onSuccess: (x) => done(null, x), onFailure: done }),
    );
    expect(await codeOf(wrong)).toBe('InvalidParameterException');
  });

  it('is required once it is set up; a wrong code leaves the question open', async () => {
    const secret = await addAuthenticator(cloud, (await browser.enter(EMAIL)).user);
    const { user, outcome: asked } = await browser.signIn(EMAIL);
    expect(asked).toMatchObject({ kind: 'SOFTWARE_TOKEN_MFA', parameters: { FRIENDLY_DEVICE_NAME: 'phone' } });
    const send = (code: string) => outcome((callbacks) => user.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA'));
    expect(await send('000000')).toMatchObject({ kind: 'failed', code: 'CodeMismatchException' });
    used = totpCode(secret, Date.now() + 60_000);
    expect((await send(used)).kind).toBe('signedIn');
  });

  it('accepts a code once', async () => {
    const { user } = await browser.signIn(EMAIL);
    const again = await outcome((callbacks) => user.sendMFACode(used, callbacks, 'SOFTWARE_TOKEN_MFA'));
    expect(again).toMatchObject({ kind: 'failed', code: 'CodeMismatchException' });
  });

  it('waits three minutes', async () => {
    const { user } = await browser.signIn(EMAIL);
    cloud.later(181_000);
    const late = await outcome((callbacks) => user.sendMFACode('123456', callbacks, 'SOFTWARE_TOKEN_MFA'));
    expect(late).toMatchObject({
      code: 'NotAuthorizedException',
      message: expect.stringContaining('session is expired'),
    });
  });

  it('stops after five wrong codes (row 4)', async () => {
    const { user } = await browser.signIn(EMAIL);
    const send = () => outcome((callbacks) => user.sendMFACode('000000', callbacks, 'SOFTWARE_TOKEN_MFA'));
    for (let tries = 0; tries < 4; tries += 1) expect(await send()).toMatchObject({ code: 'CodeMismatchException' });
    expect(await send()).toMatchObject({ code: 'LimitExceededException' });
  });
});

describe('codes by text message', () => {
  const cloud = startCloud();
  cloud.operators.create(EMAIL, PASSWORD);
  const browser = new Profile(cloud);
  const PHONE = '+491701234567';

  it('need a verified number', async () => {
    const { user } = await browser.enter(EMAIL);
    const enable = () => call((done) => user.setUserMfaPreference({ Enabled: true, PreferredMfa: true }, null, done));
    const number = new CognitoUserAttribute({ Name: 'phone_number', Value: PHONE });
    await call((done) => user.updateAttributes([number], done));
    expect(await codeOf(enable())).toBe('InvalidParameterException');
    await call((done) =>
      user.getAttributeVerificationCode('phone_number', { onSuccess: (x) => done(null, x), onFailure: done }),
    );
    const { code = '' } = cloud.lastMessage(PHONE);
    await call((done) =>
      user.verifyAttribute('phone_number', code, { onSuccess: (x) => done(null, x), onFailure: done }),
    );
    await enable();
  });

  it('are sent to a masked number', async () => {
    const { user, outcome: asked } = await browser.signIn(EMAIL);
    expect(asked).toMatchObject({
      kind: 'SMS_MFA',
      parameters: { CODE_DELIVERY_DESTINATION: '+********4567', CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS' },
    });
    const { code = '' } = cloud.lastMessage(PHONE);
    expect((await outcome((callbacks) => user.sendMFACode(code, callbacks))).kind).toBe('signedIn');
  });

  it('are one of two options when both are on', async () => {
    const { user } = await browser.signIn(EMAIL);
    const { code = '' } = cloud.lastMessage(PHONE);
    await outcome((callbacks) => user.sendMFACode(code, callbacks));
    const secret = await newAuthenticator(user);
    await confirmAuthenticator(user, totpCode(secret, Date.now()));
    const on = { Enabled: true, PreferredMfa: false };
    await call((done) => user.setUserMfaPreference(on, on, done));
    cloud.later(60_000);
    const again = await browser.signIn(EMAIL);
    expect(again.outcome.kind).toBe('SELECT_MFA_TYPE');
    const next = await outcome((callbacks) => again.user.sendMFASelectionAnswer('SOFTWARE_TOKEN_MFA', callbacks));
    expect(next.kind).toBe('SOFTWARE_TOKEN_MFA');
    const right = totpCode(secret, Date.now() + 60_000);
    const end = await outcome((callbacks) => again.user.sendMFACode(right, callbacks, 'SOFTWARE_TOKEN_MFA'));
    expect(end.kind).toBe('signedIn');
  });

  it('can be switched off', async () => {
    const cloud2 = startCloud();
    cloud2.operators.create(EMAIL, PASSWORD);
    const profile = new Profile(cloud2);
    const { user } = await profile.enter(EMAIL);
    await addAuthenticator(cloud2, user);
    const off = { Enabled: false, PreferredMfa: false };
    await call((done) => user.setUserMfaPreference(off, off, done));
    expect((await profile.signIn(EMAIL)).outcome.kind).toBe('signedIn');
  });
});

describe('an invited user', () => {
  it('sets a password and any missing attributes', async () => {
    const cloud = startCloud();
    cloud.operators.invite(EMAIL, 'Temporary-1', { requiredAttributes: ['name'] });
    const browser = new Profile(cloud);
    const { user, outcome: asked } = await browser.signIn(EMAIL, cloud.lastMessage(EMAIL).code);
    expect(asked).toMatchObject({ kind: 'NEW_PASSWORD_REQUIRED', parameters: { required: 'name', email: EMAIL } });
    const answer = (password: string, attributes: object) =>
      outcome((callbacks) => user.completeNewPasswordChallenge(password, attributes, callbacks));
    expect(await answer('short', { name: 'Ada' })).toMatchObject({ code: 'InvalidPasswordException' });
    expect(await answer(PASSWORD, {})).toMatchObject({ code: 'InvalidParameterException' });
    expect((await answer(PASSWORD, { name: 'Ada' })).kind).toBe('signedIn');
    const { session } = await browser.enter(EMAIL);
    expect(session.getIdToken().payload['name']).toBe('Ada');
  });

  it('sets up an authenticator first where the pool asks for one', async () => {
    const { readFileSync } = await import('node:fs');
    const template = readFileSync('scripts/cloud/template.yaml', 'utf8');
    const cloud = startCloud({ template: template.replace('MfaConfiguration: OPTIONAL', 'MfaConfiguration: "ON"') });
    cloud.operators.create(EMAIL, PASSWORD);
    const browser = new Profile(cloud);
    const { user, outcome: asked } = await browser.signIn(EMAIL);
    expect(asked.kind).toBe('MFA_SETUP');
    const secret = await newAuthenticator(user);
    const code = totpCode(secret, Date.now());
    const ended = await outcome((callbacks) => user.verifySoftwareToken(code, 'My TOTP device', callbacks));
    expect(ended.kind).toBe('signedIn');
  });
});

describe('a password sent in plain text', () => {
  const initiate = (cloud: TestCloud, word: string) =>
    cloud.post(`${IDP}.InitiateAuth`, {
      ClientId: NAMES.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: EMAIL, PASSWORD: word },
    });

  it('is refused unless the client allows it', async () => {
    const cloud = startCloud();
    cloud.operators.create(EMAIL, PASSWORD);
    expect((await initiate(cloud, PASSWORD)).body['__type']).toBe('InvalidParameterException');
    const { readFileSync } = await import('node:fs');
    const template = readFileSync('scripts/cloud/template.yaml', 'utf8');
    const open = startCloud({ template: template.replace('- ALLOW_USER_SRP_AUTH', '- ALLOW_USER_PASSWORD_AUTH') });
    open.operators.create(EMAIL, PASSWORD);
    expect((await initiate(open, PASSWORD)).body['AuthenticationResult']).toBeDefined();
    expect((await initiate(open, 'wrong')).body['message']).toBe('Incorrect username or password.');
    expect((await new Profile(open).signIn(EMAIL)).outcome).toMatchObject({ code: 'InvalidParameterException' });
  });
});

describe('a device', () => {
  const cloud = startCloud();
  cloud.operators.create(EMAIL, PASSWORD);
  const browser = new Profile(cloud);

  it('is confirmed at the first sign-in, and remembered when the user says so', async () => {
    const { user, outcome: ended } = await browser.signIn(EMAIL);
    expect(ended).toMatchObject({ kind: 'signedIn', askToRemember: true });
    await call((done) => user.setDeviceStatusRemembered({ onSuccess: (x) => done(null, x), onFailure: done }));
    const list = await call<{ Devices: { DeviceAttributes: object[] }[] }>((done) =>
      user.listDevices(10, null, { onSuccess: (x) => done(null, x as never), onFailure: done }),
    );
    expect(list.Devices).toHaveLength(1);
    expect(list.Devices[0]?.DeviceAttributes).toContainEqual({
      Name: 'dev:device_remembered_status',
      Value: 'remembered',
    });
  });

  it('proves itself later, in place of the second factor', async () => {
    await addAuthenticator(cloud, (await browser.enter(EMAIL)).user);
    expect((await browser.signIn(EMAIL)).outcome.kind).toBe('signedIn');
    expect((await new Profile(cloud).signIn(EMAIL)).outcome.kind).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('that was forgotten elsewhere signs in like a new one', async () => {
    const { user } = await browser.enter(EMAIL);
    const { session } = await browser.enter(EMAIL);
    const DeviceKey = session.getAccessToken().payload['device_key'] as string | undefined;
    const list = await call<{ Devices: { DeviceKey: string }[] }>((done) =>
      user.listDevices(10, null, { onSuccess: (x) => done(null, x as never), onFailure: done }),
    );
    const key = DeviceKey ?? list.Devices[0]?.DeviceKey ?? '';
    await call((done) => user.forgetSpecificDevice(key, { onSuccess: (x) => done(null, x), onFailure: done }));
    expect((await browser.signIn(EMAIL)).outcome.kind).toBe('SOFTWARE_TOKEN_MFA');
    const unknown = call((done) =>
      user.forgetSpecificDevice(key, { onSuccess: (x) => done(null, x), onFailure: done }),
    );
    expect(await codeOf(unknown)).toBe('ResourceNotFoundException');
  });
});
