import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totpCode } from '../../../../scripts/cloud/local/core/pool/totp.ts';
import {
  CLIENT,
  challengeOf,
  EMAIL,
  failureOf,
  openWorld,
  PASSWORD,
  refusal,
  type World,
} from '../../../../tests/setup/accounts.ts';
import { log } from '../../log.ts';
import { useSession } from '../../person/sessionState.ts';
import { authTextCode } from '../authError.ts';
import { onAuthEvent } from '../events.ts';
import { lastUserKey } from '../session/keys.ts';

let world: World;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  world = openWorld({ auth: { identityPoolId: undefined } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Signs in, sets up an authenticator and returns its secret. */
async function withTotp({ auth }: World): Promise<string> {
  await auth.signIn(EMAIL, PASSWORD);
  const { secret } = await auth.beginTotpSetup();
  await auth.finishTotpSetup(totpCode(secret, Date.now()));
  await auth.setMfaPreference('TOTP');
  await auth.signOut({ forgetDevice: true });
  world.pass(60_000);
  return secret;
}

describe('signing in', () => {
  it('SGN-1: a password is proved by SRP and never leaves the device; without one the custom challenge starts', async () => {
    await world.auth.signIn(EMAIL, PASSWORD);
    expect(world.sent[0]?.body['AuthFlow']).toBe('USER_SRP_AUTH');
    expect(JSON.stringify(world.sent)).not.toContain(PASSWORD);
    await world.auth.signOut();
    world.sent.length = 0;
    challengeOf(await world.auth.signIn({ username: EMAIL }), 'CUSTOM_CHALLENGE');
    expect(world.sent[0]?.body['AuthFlow']).toBe('CUSTOM_AUTH');
  });

  it('SGN-2: signed in: the person is shown, the events are emitted, the challenge is closed', async () => {
    const secret = await withTotp(world);
    world.events.length = 0;
    const challenge = challengeOf(await world.auth.signIn(EMAIL, PASSWORD), 'SOFTWARE_TOKEN_MFA');
    const outcome = await world.auth.confirmSignIn(challenge, totpCode(secret, Date.now()));
    expect(outcome).toMatchObject({ kind: 'signedIn', user: { email: EMAIL, name: 'Anna' } });
    expect(useSession.getState()).toMatchObject({ state: 'signedIn', email: EMAIL, name: 'Anna', plan: 'free' });
    expect(world.events.map(({ name }) => name)).toEqual(['signIn']);
    expect(await refusal(world.auth.confirmSignIn(challenge, '123456'))).toEqual([
      'AttemptExpired',
      'This challenge is not open',
    ]);
  });

  it('SGN-2: a failure to get cloud keys is logged and blocks nobody', async () => {
    const other = openWorld({
      answer: ({ operation }) => (operation === 'GetId' ? new Response(null, { status: 400 }) : undefined),
    });
    expect(await other.signIn()).toMatchObject({ kind: 'signedIn' });
    const isLogged = () =>
      expect(log.warn).toHaveBeenCalledWith('No cloud credentials after the sign-in', expect.anything());
    await vi.waitFor(isLogged, { timeout: 20_000 });
  });

  it("SGN-3: a wrong password and an unknown person give the same error, which is the provider's", async () => {
    const wrong = await refusal(world.auth.signIn(EMAIL, 'wrong password'));
    expect(wrong).toEqual(['NotAuthorizedException', 'Incorrect username or password.']);
    expect(await refusal(world.auth.signIn('nobody@example.com', 'wrong password'))).toEqual(wrong);
    expect(world.events.filter(({ name }) => name === 'signIn_failure')).toHaveLength(2);
    expect(world.env.browser.localStorage.getItem(lastUserKey(CLIENT))).toBeNull();
  });

  it('SGN-4: an SMS code is requested with its masked destination', async () => {
    world.cloud.operators.create('sms@example.com', PASSWORD, {
      phone_number: '+491701234567',
      phone_number_verified: 'true',
    });
    await world.auth.signIn('sms@example.com', PASSWORD);
    await world.auth.setMfaPreference('SMS');
    await world.auth.signOut({ forgetDevice: true });
    const challenge = challengeOf(await world.auth.signIn('sms@example.com', PASSWORD), 'SMS_MFA');
    expect(challenge.destination).toMatch(/^\+\*+4567$/);
    const { code } = world.mail('+491701234567');
    expect(await world.auth.confirmSignIn(challenge, code)).toMatchObject({ kind: 'signedIn' });
  });

  it('SGN-5: after a wrong code of the authenticator the same challenge stays open', async () => {
    const secret = await withTotp(world);
    const challenge = challengeOf(await world.auth.signIn(EMAIL, PASSWORD), 'SOFTWARE_TOKEN_MFA');
    expect(challenge.attempt.expiresAt).toBe(Date.now() + 3 * 60_000);
    const error = await failureOf(world.auth.confirmSignIn(challenge, '000000'));
    expect([error.code, authTextCode(error)]).toEqual(['CodeMismatchException', 'CodeMismatchException']);
    expect(await world.auth.confirmSignIn(challenge, totpCode(secret, Date.now()))).toMatchObject({ kind: 'signedIn' });
  });

  it('SGN-5: an attempt older than three minutes says so', async () => {
    const secret = await withTotp(world);
    const challenge = challengeOf(await world.auth.signIn(EMAIL, PASSWORD), 'SOFTWARE_TOKEN_MFA');
    world.pass(10 * 60_000);
    const error = await failureOf(world.auth.confirmSignIn(challenge, totpCode(secret, Date.now())));
    expect(authTextCode(error)).toBe('AttemptExpired');
  });

  it('SGN-6: a wrong answer to a custom challenge leads to another one, the third one ends it', async () => {
    let outcome = await world.auth.signIn({ username: EMAIL });
    for (let attempt = 0; attempt < 2; attempt++) {
      outcome = await world.auth.answerCustomChallenge(challengeOf(outcome, 'CUSTOM_CHALLENGE'), 'wrong');
    }
    expect(challengeOf(outcome, 'CUSTOM_CHALLENGE').parameters).toMatchObject({ USERNAME: expect.any(String) });
    const last = world.auth.answerCustomChallenge(challengeOf(outcome, 'CUSTOM_CHALLENGE'), 'wrong');
    expect((await failureOf(last)).code).toBe('NotAuthorizedException');
  });

  it('SGN-7: a temporary password is replaced, with required attributes whose prefix is removed and restored', async () => {
    world.cloud.operators.invite('new@example.com', PASSWORD, { requiredAttributes: ['name'] });
    const challenge = challengeOf(await world.auth.signIn('new@example.com', PASSWORD), 'NEW_PASSWORD_REQUIRED');
    expect(challenge.requiredAttributes).toEqual(['name']);
    expect(challenge.userAttributes).toMatchObject({ email: 'new@example.com' });
    const done = await world.auth.completeNewPassword(challenge, 'another horse battery', { name: 'Neu' });
    expect(done).toMatchObject({ kind: 'signedIn', user: { name: 'Neu' } });
    const answer = world.sent.find(({ body }) => body['ChallengeName'] === 'NEW_PASSWORD_REQUIRED');
    expect(answer?.body['ChallengeResponses']).toMatchObject({ 'userAttributes.name': 'Neu' });
  });

  it('SGN-9: with two factors the person chooses one', async () => {
    world.cloud.operators.create('two@example.com', PASSWORD, {
      phone_number: '+491701234567',
      phone_number_verified: 'true',
    });
    await world.auth.signIn('two@example.com', PASSWORD);
    const { secret } = await world.auth.beginTotpSetup();
    await world.auth.finishTotpSetup(totpCode(secret, Date.now()));
    await world.auth.setMfaPreference('TOTP');
    await world.auth.setMfaPreference('SMS');
    const both = world.sent.filter(({ operation }) => operation === 'SetUserMFAPreference');
    expect(both).toHaveLength(2);
    const user = world.cloud.operators.find('two@example.com');
    if (user) Object.assign(user, { preferredMfa: undefined });
    await world.auth.signOut({ forgetDevice: true });
    world.pass(60_000);
    const select = challengeOf(await world.auth.signIn('two@example.com', PASSWORD), 'SELECT_MFA_TYPE');
    expect(select.canChoose).toEqual(['SMS_MFA', 'SOFTWARE_TOKEN_MFA']);
    const totp = challengeOf(await world.auth.selectMfaType(select, 'SOFTWARE_TOKEN_MFA'), 'SOFTWARE_TOKEN_MFA');
    expect(await world.auth.confirmSignIn(totp, totpCode(secret, Date.now()))).toMatchObject({ kind: 'signedIn' });
  });

  it('SGN-11: an unknown challenge does not crash and stores nothing', async () => {
    let ChallengeName = '';
    const other = openWorld({
      answer: ({ operation }) =>
        operation === 'RespondToAuthChallenge' ? Response.json({ ChallengeName, Session: 's' }) : undefined,
    });
    for (ChallengeName of ['EMAIL_OTP', 'SMS_OTP', 'WEB_AUTHN', 'SELECT_CHALLENGE', 'PASSWORD']) {
      const error = await failureOf(other.signIn());
      expect(error.code).toBe('UnsupportedChallenge');
      expect(error.challenge).toMatchObject({ ChallengeName });
      expect(other.env.browser.localStorage.getItem(lastUserKey(CLIENT))).toBeNull();
    }
  });

  it('SGN-10 SGN-11: an answer without its parts is an InvalidResponse, not a crash', async () => {
    let text = '';
    const other = openWorld({ answer: () => new Response(text, { headers: { 'content-type': 'text/html' } }) });
    const answers = [
      '<!doctype html><p>Sign in to the network</p>',
      '{}',
      '{"AuthenticationResult":{}}',
      '[]',
      'null',
      '{"ChallengeName":"PASSWORD_VERIFIER"}',
      '{"ChallengeName":"PASSWORD_VERIFIER","ChallengeParameters":{}}',
    ];
    for (text of answers) expect((await failureOf(other.signIn())).code, text).toBe('InvalidResponse');
  });

  it('SGN-13: an error thrown by a listener reaches the page, not the sign-in', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const stop = onAuthEvent(({ name }) => {
      if (name === 'signIn') throw new Error('Handler');
    });
    expect(await world.signIn()).toMatchObject({ kind: 'signedIn' });
    stop();
    expect(reported).toEqual([new Error('Handler')]);
    expect(world.events.map(({ name }) => name)).toEqual(['signIn']);
    vi.unstubAllGlobals();
  });

  it('SGN-14: the busy indicator is painted before the proof begins', async () => {
    const order: string[] = [];
    const other = openWorld({
      env: { painted: async () => void order.push('painted') },
      answer: ({ operation }) => void order.push(operation),
    });
    await other.signIn();
    expect(order.slice(0, 2)).toEqual(['painted', 'InitiateAuth']);
  });
});
