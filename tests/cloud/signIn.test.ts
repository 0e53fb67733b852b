// Sign-in with all challenges of the pool, with the stock library.
import { type CognitoUser, CognitoUserAttribute } from 'amazon-cognito-identity-js';
import { describe, expect, it } from 'vitest';
import { makeVerifier } from '../../scripts/cloud/local/core/pool/srp.ts';
import { totpCode } from '../../scripts/cloud/local/core/pool/totp.ts';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { call, codeOf, outcome, PASSWORD, Profile, startCloud, type TestCloud } from './library.ts';

const EMAIL = 'ada@example.com';
const IDP = 'AWSCognitoIdentityProviderService';

/** Signs in and makes an authenticator the second factor. Gives its secret. */
async function addAuthenticator(cloud: TestCloud, browser: Profile): Promise<{ user: CognitoUser; secret: string }> {
  const { user } = await browser.enter(EMAIL);
  const secret = await call<string>((done) =>
    user.associateSoftwareToken({ associateSecretCode: (code) => done(null, code), onFailure: done }),
  );
  const code = totpCode(secret, Date.now());
  await call((done) => user.verifySoftwareToken(code, 'phone', { onSuccess: (x) => done(null, x), onFailure: done }));
  await call((done) => user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done));
  // The code that set it up counts no second time.
  cloud.later(60_000);
  return { user, secret };
}

describe('a password', () => {
  it.each(['0001', '00ff', '0fff', 'ffff'])('whose salt begins with %s fits', async (start) => {
    const cloud = startCloud();
    const user = cloud.operators.create(EMAIL, PASSWORD);
    user.password = makeVerifier(NAMES.poolName, user.username, PASSWORD, start.padEnd(32, '5'));
    expect((await new Profile(cloud).signIn(EMAIL)).outcome.kind).toBe('signedIn');
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

  it('is asked for once it is set up; a wrong code leaves the question open', async () => {
    const { secret } = await addAuthenticator(cloud, browser);
    const { user, outcome: asked } = await browser.signIn(EMAIL);
    expect(asked).toMatchObject({ kind: 'SOFTWARE_TOKEN_MFA', parameters: { FRIENDLY_DEVICE_NAME: 'phone' } });
    const send = (code: string) => outcome((callbacks) => user.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA'));
    expect(await send('000000')).toMatchObject({ kind: 'failed', code: 'CodeMismatchException' });
    used = totpCode(secret, Date.now() + 60_000);
    expect((await send(used)).kind).toBe('signedIn');
  });

  it('takes a code once', async () => {
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

  it('are one of two when both are on', async () => {
    const { user } = await browser.signIn(EMAIL);
    const { code = '' } = cloud.lastMessage(PHONE);
    await outcome((callbacks) => user.sendMFACode(code, callbacks));
    const secret = await call<string>((done) =>
      user.associateSoftwareToken({ associateSecretCode: (x) => done(null, x), onFailure: done }),
    );
    const ok = totpCode(secret, Date.now());
    await call((done) => user.verifySoftwareToken(ok, 'phone', { onSuccess: (x) => done(null, x), onFailure: done }));
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
    const { user } = await addAuthenticator(cloud2, profile);
    const off = { Enabled: false, PreferredMfa: false };
    await call((done) => user.setUserMfaPreference(off, off, done));
    expect((await profile.signIn(EMAIL)).outcome.kind).toBe('signedIn');
  });
});

describe('an invited user', () => {
  it('sets a password and what is missing', async () => {
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
    const secret = await call<string>((done) =>
      user.associateSoftwareToken({ associateSecretCode: (x) => done(null, x), onFailure: done }),
    );
    const code = totpCode(secret, Date.now());
    const ended = await outcome((callbacks) => user.verifySoftwareToken(code, 'My TOTP device', callbacks));
    expect(ended.kind).toBe('signedIn');
  });
});

describe('a password that is sent as it is', () => {
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
    await addAuthenticator(cloud, browser);
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

describe('a magic link', () => {
  const cloud = startCloud();
  cloud.operators.create(EMAIL, PASSWORD);
  const browser = new Profile(cloud);
  const begin = async (email: string) => {
    const user = browser.user(email);
    user.setAuthenticationFlowType('CUSTOM_AUTH');
    const { AuthenticationDetails } = await import('amazon-cognito-identity-js');
    const details = new AuthenticationDetails({ Username: email });
    return { user, asked: await outcome((callbacks) => user.initiateAuth(details, callbacks)) };
  };
  const secretOf = () => new URL(cloud.lastMessage(EMAIL).link ?? '').hash.replace('#magic=', '');
  const answer = (user: CognitoUser, text: string) =>
    outcome((callbacks) => user.sendCustomChallengeAnswer(text, callbacks));

  it('signs in by its secret, once', async () => {
    const { user, asked } = await begin(EMAIL);
    expect(asked).toMatchObject({ kind: 'CUSTOM_CHALLENGE', parameters: { type: 'MAGIC_LINK', triesLeft: '3' } });
    expect(cloud.lastMessage(EMAIL).link).toMatch(new RegExp(`^${cloud.site}/checker/confirm/#magic=[\\w-]{32}$`));
    expect((await answer(user, secretOf())).kind).toBe('signedIn');
    expect((await answer(user, secretOf())).kind).toBe('failed');
  });

  it('signs in by its code', async () => {
    const { user } = await begin(EMAIL);
    expect((await answer(user, cloud.lastMessage(EMAIL).code ?? '')).kind).toBe('signedIn');
  });

  it('allows three answers', async () => {
    const { user } = await begin(EMAIL);
    expect(await answer(user, 'wrong')).toMatchObject({ kind: 'CUSTOM_CHALLENGE', parameters: { triesLeft: '2' } });
    expect((await answer(user, 'wrong')).kind).toBe('CUSTOM_CHALLENGE');
    expect(await answer(user, 'wrong')).toMatchObject({ kind: 'failed', code: 'NotAuthorizedException' });
  });

  it('still counts after a wrong answer', async () => {
    const { user } = await begin(EMAIL);
    await answer(user, 'wrong');
    expect((await answer(user, secretOf())).kind).toBe('signedIn');
  });

  it('is too old after three minutes', async () => {
    const { user } = await begin(EMAIL);
    cloud.later(181_000);
    expect((await answer(user, secretOf())).kind).toBe('failed');
  });

  it('looks the same for a stranger, who gets no mail', async () => {
    const before = cloud.outbox.messages().length;
    const { user, asked } = await begin('nobody@example.com');
    expect(asked).toMatchObject({ kind: 'CUSTOM_CHALLENGE', parameters: { type: 'MAGIC_LINK', triesLeft: '3' } });
    expect((await answer(user, '000000')).kind).toBe('CUSTOM_CHALLENGE');
    expect(cloud.outbox.messages()).toHaveLength(before);
  });
});

describe('codes by mail in place of a password', () => {
  const cloud = startCloud();
  cloud.operators.create(EMAIL, PASSWORD);
  const initiate = (more: object, Session?: unknown) =>
    cloud.post(`${IDP}.InitiateAuth`, {
      ClientId: NAMES.clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: EMAIL, ...more },
      Session,
    });
  const respond = (ChallengeName: string, Session: unknown, ChallengeResponses: object) =>
    cloud.post(`${IDP}.RespondToAuthChallenge`, {
      ClientId: NAMES.clientId,
      ChallengeName,
      Session,
      ChallengeResponses,
    });
  const right = () => ({ USERNAME: EMAIL, EMAIL_OTP_CODE: cloud.lastMessage(EMAIL).code });

  it('are sent when the client prefers them', async () => {
    const { body } = await initiate({ PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    expect(body).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'a***@e***', CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL' },
      AvailableChallenges: ['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP'],
    });
    const wrong = await respond('EMAIL_OTP', body['Session'], { ...right(), EMAIL_OTP_CODE: 'x' });
    expect(wrong.body['__type']).toBe('CodeMismatchException');
    const { body: done } = await respond('EMAIL_OTP', body['Session'], right());
    expect(done['AuthenticationResult']).toMatchObject({ TokenType: 'Bearer' });
    expect((await respond('EMAIL_OTP', body['Session'], right())).body['__type']).toBe('NotAuthorizedException');
  });

  it('are one of the choices', async () => {
    const { body } = await initiate({});
    expect(body['ChallengeName']).toBe('SELECT_CHALLENGE');
    const { body: asked } = await respond('SELECT_CHALLENGE', body['Session'], {
      USERNAME: EMAIL,
      ANSWER: 'EMAIL_OTP',
    });
    const { body: done } = await respond('EMAIL_OTP', asked['Session'], right());
    expect(done['AuthenticationResult']).toBeDefined();
    const second = (await initiate({})).body;
    const PASSWORD_ANSWER = { USERNAME: EMAIL, ANSWER: 'PASSWORD', PASSWORD };
    const { body: byPassword } = await respond('SELECT_CHALLENGE', second['Session'], PASSWORD_ANSWER);
    expect(byPassword['AuthenticationResult']).toBeDefined();
  });

  it('look the same for a stranger, who gets no mail', async () => {
    const before = cloud.outbox.messages().length;
    const { body } = await initiate({ PREFERRED_CHALLENGE: 'EMAIL_OTP', USERNAME: 'abc@ex.example' });
    expect(body).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'a***@e***' },
    });
    expect((await respond('EMAIL_OTP', body['Session'], right())).body['__type']).toBe('CodeMismatchException');
    expect(cloud.outbox.messages()).toHaveLength(before);
  });

  it('are not offered beside a second factor', async () => {
    await addAuthenticator(cloud, new Profile(cloud));
    const { body } = await initiate({ PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    expect(body['AvailableChallenges']).toEqual(['PASSWORD', 'PASSWORD_SRP']);
  });

  it('are not needed right after the confirmation', async () => {
    const email = 'new@example.com';
    const { body } = await cloud.post(`${IDP}.SignUp`, { ClientId: NAMES.clientId, Username: email });
    const { body: confirmed } = await cloud.post(`${IDP}.ConfirmSignUp`, {
      ClientId: NAMES.clientId,
      Username: email,
      ConfirmationCode: cloud.lastMessage(email).code,
      Session: body['Session'],
    });
    const { body: done } = await initiate({ USERNAME: email }, confirmed['Session']);
    expect(done['AuthenticationResult']).toBeDefined();
    expect((await initiate({ USERNAME: email }, confirmed['Session'])).body['__type']).toBe('NotAuthorizedException');
    expect((await new Profile(cloud).signIn(email)).outcome).toMatchObject({ code: 'NotAuthorizedException' });
  });
});
