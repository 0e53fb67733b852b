import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totpCode } from '../../../../scripts/cloud/local/core/pool/totp.ts';
import { CLIENT, challengeOf, EMAIL, openWorld, PASSWORD, type World } from '../../../../tests/setup/accounts.ts';
import { deviceKeys, lastUserKey, userKey } from '../session/keys.ts';

let world: World;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  world = openWorld({ auth: { identityPoolId: undefined } });
});
afterEach(() => void vi.useRealTimers());

let name = '';
const stored = () => deviceKeys.map((key) => world.env.browser.localStorage.getItem(userKey(CLIENT, name, key)));
const bytesOf = (base64: unknown) => Buffer.from(String(base64), 'base64');

async function signIn() {
  const outcome = await world.signIn();
  name = world.env.browser.localStorage.getItem(lastUserKey(CLIENT)) ?? name;
  return outcome;
}

/** Sets up an authenticator for the signed-in person and returns its secret. */
async function setUpTotp(): Promise<string> {
  const { secret } = await world.auth.beginTotpSetup();
  await world.auth.finishTotpSetup(totpCode(secret, Date.now()));
  await world.auth.setMfaPreference('TOTP');
  return secret;
}

describe('devices', () => {
  it('DEV-1: a new device proves itself with a random password and is stored under its user', async () => {
    await signIn();
    const confirm = world.sent.find(({ operation }) => operation === 'ConfirmDevice')?.body;
    const verifier = confirm?.['DeviceSecretVerifierConfig'] as Record<string, string>;
    expect(bytesOf(verifier['Salt']).length).toBeGreaterThanOrEqual(16);
    expect(bytesOf(verifier['PasswordVerifier']).length).toBeGreaterThan(300);
    expect(confirm?.['DeviceName']).toEqual(expect.any(String));
    const [deviceKey, password, group] = stored();
    expect(bytesOf(password)).toHaveLength(40);
    expect([deviceKey, group]).toEqual([confirm?.['DeviceKey'], expect.any(String)]);
  });

  it('DEV-2: asks the person when the pool asks, and keeps the answer', async () => {
    expect(await signIn()).toMatchObject({ kind: 'signedIn', askDevice: true });
    await world.auth.rememberDevice(true);
    expect((await world.auth.devices()).devices).toMatchObject([{ current: true, remembered: true }]);
    await world.auth.rememberDevice(false);
    expect((await world.auth.devices()).devices).toMatchObject([{ current: true, remembered: false }]);
  });

  it('DEV-3: a remembered device signs in again with its own proof, without asking', async () => {
    await signIn();
    await world.auth.rememberDevice(true);
    await world.auth.signOut();
    world.sent.length = 0;
    expect(await signIn()).toMatchObject({ kind: 'signedIn', askDevice: false });
    expect(world.sent.map(({ body }) => body['ChallengeName']).filter(Boolean)).toEqual([
      'PASSWORD_VERIFIER',
      'DEVICE_SRP_AUTH',
      'DEVICE_PASSWORD_VERIFIER',
    ]);
  });

  it('DEV-4: forgets a device the service no longer knows and sends the answer without it', async () => {
    await signIn();
    await world.auth.rememberDevice(true);
    await world.auth.signOut();
    const [before] = stored();
    let refused = 0;
    const gone = openWorld({
      auth: { identityPoolId: undefined },
      env: { browser: world.env.browser },
      answer: ({ body }) => {
        const answers = body['ChallengeResponses'] as Record<string, unknown> | undefined;
        if (body['ChallengeName'] !== 'PASSWORD_VERIFIER' || !answers?.['DEVICE_KEY']) return undefined;
        refused++;
        return Response.json(
          { __type: 'ResourceNotFoundException', message: 'Device does not exist.' },
          { status: 400 },
        );
      },
    });
    // Same person, same account name: the device keys are found again.
    const user = gone.cloud.operators.find(EMAIL);
    if (user) {
      const tokens = world.env.browser.localStorage;
      deviceKeys.forEach((key, index) =>
        tokens.setItem(userKey(CLIENT, user.username, key), ['old', 'x', 'g'][index] ?? ''),
      );
    }
    expect(await gone.signIn()).toMatchObject({ kind: 'signedIn' });
    expect(refused).toBe(1);
    const now = world.env.browser.localStorage.getItem(userKey(CLIENT, user?.username ?? '', 'deviceKey'));
    expect(now).not.toBe('old');
    expect(before).not.toBeNull();
  });

  it("DEV-5: the two states use the service's names", async () => {
    await signIn();
    await world.auth.rememberDevice(true);
    await world.auth.rememberDevice(false);
    const sent = world.sent.filter(({ operation }) => operation === 'UpdateDeviceStatus');
    expect(sent.map(({ body }) => body['DeviceRememberedStatus'])).toEqual(['remembered', 'not_remembered']);
  });

  it('DEV-6: a list is limited, and has a token only when another page follows', async () => {
    await signIn();
    const other = world.tab({ browser: openWorld().env.browser });
    await other.signIn(EMAIL, PASSWORD);
    world.sent.length = 0;
    const first = await world.auth.devices({ limit: 1 });
    const second = await world.auth.devices({ limit: 1, next: first.next ?? '' });
    expect(world.sent[0]?.body).not.toHaveProperty('PaginationToken');
    expect(world.sent[1]?.body).toMatchObject({ Limit: 1, PaginationToken: first.next });
    const keys = [...first.devices, ...second.devices].map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('DEV-7: forgetting this device clears its keys, forgetting another one does not', async () => {
    await signIn();
    const other = world.tab({ browser: openWorld().env.browser });
    await other.signIn(EMAIL, PASSWORD);
    const foreign = (await world.auth.devices()).devices.find(({ current }) => !current);
    await world.auth.forgetDevice(foreign?.key ?? '');
    expect(stored().every((value) => value !== null)).toBe(true);
    expect((await world.auth.devices()).devices).toHaveLength(1);
    await world.auth.forgetDevice();
    expect(stored()).toEqual([null, null, null]);
    expect((await world.auth.devices()).devices).toEqual([]);
  });

  it('DEV-8: the keys survive a sign-out unless this device is to be forgotten', async () => {
    await signIn();
    await world.auth.signOut();
    expect(stored().every((value) => value !== null)).toBe(true);
    await signIn();
    await world.auth.signOut({ forgetDevice: true });
    expect(stored()).toEqual([null, null, null]);
  });

  it('DEV-9: a second-factor code is sent with the key of the remembered device', async () => {
    await signIn();
    const secret = await setUpTotp();
    await world.auth.rememberDevice(false);
    await world.auth.signOut();
    world.pass(60_000);
    const challenge = challengeOf(await world.signIn(), 'SOFTWARE_TOKEN_MFA');
    await world.auth.confirmSignIn(challenge, totpCode(secret, Date.now()));
    const answer = world.sent.find(({ body }) => body['ChallengeName'] === 'SOFTWARE_TOKEN_MFA');
    expect(answer?.body['ChallengeResponses']).toMatchObject({ DEVICE_KEY: expect.any(String) });
  });
});
