import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totpCode } from '../../../../scripts/cloud/local/core/pool/totp.ts';
import {
  challengeOf,
  EMAIL,
  failureOf,
  openWorld,
  PASSWORD,
  refusal,
  type World,
} from '../../../../tests/setup/accounts.ts';
import { authTextCode } from '../authError.ts';
import { mfaPreferenceOf } from '../session/userData.ts';
import { totpAddress } from './mfa.ts';

let world: World;
/** Overrides the service's answer about the person; undefined keeps the real answer. */
let userData: object | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  userData = undefined;
  world = openWorld({
    auth: { identityPoolId: undefined },
    answer: ({ operation }) => (operation === 'GetUser' && userData ? Response.json(userData) : undefined),
  });
});
afterEach(() => void vi.useRealTimers());

const preferences = () =>
  world.sent.filter(({ operation }) => operation === 'SetUserMFAPreference').map(({ body }) => body);
const person = (rest: object) => ({ Username: 'u', UserAttributes: [{ Name: 'email', Value: EMAIL }], ...rest });

describe('setting up an authenticator', () => {
  it('SGN-8: the address for the QR code names the site and the person', () => {
    expect(totpAddress('Spelling Check', 'a+b@example.com', 'ABC')).toBe(
      'otpauth://totp/Spelling%20Check:a%2Bb%40example.com?secret=ABC&issuer=Spelling%20Check',
    );
  });

  it('SGN-8: an account that needs a second factor sets it up before it is signed in', async () => {
    const template = (await import('node:fs')).readFileSync('scripts/cloud/template.yaml', 'utf8');
    const strict = openWorld({
      auth: { identityPoolId: undefined },
      template: template.replace('MfaConfiguration: OPTIONAL', 'MfaConfiguration: "ON"'),
    });
    const challenge = challengeOf(await strict.signIn(), 'MFA_SETUP');
    expect(challenge.canSetUp).toContain('SOFTWARE_TOKEN_MFA');
    const { secret, uri } = await strict.auth.beginTotpSetup(challenge);
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await failureOf(strict.auth.finishTotpChallenge(challenge, '000000'));
    expect(authTextCode(wrong)).toBe('CodeMismatchException');
    const outcome = await strict.auth.finishTotpChallenge(challenge, totpCode(secret, Date.now()));
    expect(outcome).toMatchObject({ kind: 'signedIn', user: { email: EMAIL } });
    const verified = strict.sent.filter(({ operation }) => operation === 'VerifySoftwareToken');
    expect(verified.map(({ body }) => body['FriendlyDeviceName'])).toEqual(['My TOTP device', 'My TOTP device']);
    expect(strict.sent.some(({ body }) => body['ChallengeName'] === 'MFA_SETUP')).toBe(true);
  });
});

describe('the preference', () => {
  it("MFA-1: is read from the service's current field, or else from its older ones", () => {
    expect(mfaPreferenceOf({ PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' })).toBe('SOFTWARE_TOKEN_MFA');
    expect(mfaPreferenceOf({ MFAOptions: [{}] })).toBe('SMS_MFA');
    expect(mfaPreferenceOf({})).toBe('NOMFA');
    expect(mfaPreferenceOf({ UserMFASettingList: [] })).toBe('NOMFA');
    expect(() => mfaPreferenceOf({ UserMFASettingList: ['SMS_MFA'] })).toThrow('invalid MFA Type');
  });

  it('MFA-2: an authenticator is set up, switched on and preferred; SMS is not touched', async () => {
    await world.signIn();
    const { secret } = await world.auth.beginTotpSetup();
    await world.auth.finishTotpSetup(totpCode(secret, Date.now()));
    expect(await world.auth.setMfaPreference('TOTP')).toBe('SUCCESS');
    expect(preferences()).toEqual([
      expect.objectContaining({
        SMSMfaSettings: null,
        SoftwareTokenMfaSettings: { PreferredMfa: true, Enabled: true },
      }),
    ]);
    expect(await world.auth.mfaPreference()).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('MFA-3: SMS is switched on and preferred; the authenticator is not touched', async () => {
    world.cloud.operators.create('sms@example.com', PASSWORD, {
      phone_number: '+491701234567',
      phone_number_verified: 'true',
    });
    await world.signIn('sms@example.com');
    await world.auth.setMfaPreference('SMS_MFA');
    expect(preferences()).toEqual([
      expect.objectContaining({
        SMSMfaSettings: { PreferredMfa: true, Enabled: true },
        SoftwareTokenMfaSettings: null,
      }),
    ]);
  });

  it('MFA-4: none switches off the current factor and any others that are on', async () => {
    await world.signIn();
    const { secret } = await world.auth.beginTotpSetup();
    await world.auth.finishTotpSetup(totpCode(secret, Date.now()));
    await world.auth.setMfaPreference('TOTP');
    expect(await world.auth.setMfaPreference('NOMFA')).toBe('SUCCESS');
    expect(preferences()[1]).toMatchObject({ SoftwareTokenMfaSettings: { PreferredMfa: false, Enabled: false } });
    expect(await world.auth.mfaPreference()).toBe('NOMFA');
    expect(await world.auth.setMfaPreference('NOMFA')).toBe('No change for mfa type');
    expect(preferences()).toHaveLength(2);
  });

  it('MFA-4: of both', async () => {
    await world.signIn();
    userData = person({ PreferredMfaSetting: 'SMS_MFA', UserMFASettingList: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] });
    await world.auth.setMfaPreference('NOMFA');
    const off = { PreferredMfa: false, Enabled: false };
    expect(preferences()[0]).toMatchObject({ SMSMfaSettings: off, SoftwareTokenMfaSettings: off });
  });

  it('MFA-5: the change queries the service, and so does the next read', async () => {
    await world.signIn();
    await world.auth.currentUserPoolUser();
    world.sent.length = 0;
    await world.auth.mfaPreference();
    expect(world.operations()).toEqual(['GetUser']);
    userData = person({ PreferredMfaSetting: 'SMS_MFA', UserMFASettingList: ['SMS_MFA'] });
    await world.auth.setMfaPreference('NOMFA');
    expect(world.operations()).toEqual(['GetUser', 'GetUser', 'SetUserMFAPreference', 'GetUser']);
    expect(await world.auth.currentUserPoolUser()).toMatchObject({ preferredMFA: 'SMS_MFA' });
    expect(world.operations()).toHaveLength(4);
  });

  it('MFA-6: an authenticator that was never verified leads to its set-up', async () => {
    await world.signIn();
    const error = await failureOf(world.auth.setMfaPreference('TOTP'));
    expect([error.code, authTextCode(error)]).toEqual(['InvalidParameterException', 'SoftwareTokenNotVerified']);
  });

  it('VAL-7: knows both names of each factor and refuses others', async () => {
    await world.signIn();
    for (const name of ['EMAIL', '', undefined, 'toString']) {
      expect(await refusal(world.auth.setMfaPreference(name as 'TOTP'))).toEqual([
        'NoMFA',
        'No valid MFA method provided',
      ]);
    }
    await world.auth.setMfaPreference('NOMFA');
    expect((await failureOf(world.auth.setMfaPreference('SOFTWARE_TOKEN_MFA'))).code).toBe('InvalidParameterException');
  });

  it('VAL-8: refuses none while the current preference is unknown', async () => {
    await world.signIn();
    userData = person({ UserMFASettingList: ['EMAIL_OTP'] });
    expect(await refusal(world.auth.setMfaPreference('NOMFA'))).toEqual(['InvalidMFA', 'Invalid MFA type']);
  });
});
