// Every operation of the identity services, with its setup and what holds once it has worked.
import { expect } from 'vitest';
import { totpCode } from '../../scripts/cloud/local/core/pool/totp.ts';
import { challengeOf, EMAIL, failureOf, ORIGIN, PASSWORD, type World } from './accounts.ts';

const NEW = 'new@example.com';
const ANOTHER = 'another horse battery';

/** A call to the service, set up by `prepare`. */
export interface Deed {
  name: string;
  /** The operation that fails. */
  operation: string;
  /** Whether a transient failure is retried: always, only when the service did nothing, or never. */
  repeated: 'all' | 'throttled' | 'never';
  /** It proves a password, which involves this device's clock. */
  proves?: true;
  /** Who makes the call: somebody signed in, a guest, or somebody who is signing in with it. */
  by: 'person' | 'guest' | 'entering';
  prepare?(world: World): Promise<(world: World) => Promise<unknown>>;
  call?(world: World): Promise<unknown>;
  /** Asserts what holds once it has worked. */
  done(world: World, result: unknown): void | Promise<void>;
}

const cloudTime = (world: World) => Date.now() + world.cloud.faults.skew;
const signedIn = (_world: World, result: unknown) => expect(result).toMatchObject({ kind: 'signedIn' });
const personKeys = (_world: World, keys: unknown) => expect(keys).toMatchObject({ authenticated: true });
const guestKeys = (_world: World, keys: unknown) => expect(keys).toMatchObject({ authenticated: false });
const attribute = (world: World, name: string) => world.cloud.operators.find(EMAIL)?.attributes[name];
const entering = { operation: 'RespondToAuthChallenge', repeated: 'never', by: 'entering', done: signedIn } as const;
const proving = { ...entering, proves: true, call: (world: World) => world.signIn() } as const;

/** Sets up an authenticator and returns its secret. */
async function withApp({ auth, ...world }: World): Promise<string> {
  const { secret } = await auth.beginTotpSetup();
  await auth.finishTotpSetup(totpCode(secret, Date.now() + world.cloud.faults.skew));
  return secret;
}

/** Goes to a provider and returns with a code in the address. */
async function arrive({ auth, cloud, left, address }: World): Promise<void> {
  await auth.hostedSignIn('Google');
  const fields = Object.fromEntries(new URL(left.at(-1) ?? '').searchParams);
  const body = new URLSearchParams({ ...fields, email: NEW, name: 'New', answer: 'continue' });
  const sent = await cloud.handle(new Request(`${ORIGIN}/_cloud/provider`, { method: 'POST', body }));
  address.href = sent?.headers.get('location') ?? '';
}

/** Every operation. */
export const deeds: Deed[] = [
  {
    name: 'sign-up',
    operation: 'SignUp',
    repeated: 'throttled',
    by: 'guest',
    call: ({ auth }) => auth.signUp(NEW, PASSWORD, NEW),
    done: ({ cloud }) => expect(cloud.operators.find(NEW)?.status).toBe('UNCONFIRMED'),
  },
  {
    name: 'confirmation',
    operation: 'ConfirmSignUp',
    repeated: 'never',
    by: 'guest',
    async prepare(world) {
      await world.auth.signUp(NEW, PASSWORD, NEW);
      const { code } = world.mail(NEW);
      return ({ auth }) => auth.confirmSignUp(NEW, code);
    },
    done: ({ cloud }) => expect(cloud.operators.find(NEW)?.status).toBe('CONFIRMED'),
  },
  {
    name: 'another code',
    operation: 'ResendConfirmationCode',
    repeated: 'throttled',
    by: 'guest',
    async prepare({ auth, cloud }) {
      await auth.signUp(NEW, PASSWORD, NEW);
      const sent = cloud.outbox.messages().length;
      return async (world) => {
        await world.auth.resendSignUp(NEW);
        return world.cloud.outbox.messages().length - sent;
      };
    },
    done: (_world, sent) => expect(sent).toBe(1),
  },
  {
    name: 'forgotten password',
    operation: 'ForgotPassword',
    repeated: 'throttled',
    by: 'guest',
    call: ({ auth }) => auth.forgotPassword(EMAIL),
    done: (world) => expect(world.mail(EMAIL).code).toMatch(/^\d{6}$/),
  },
  {
    name: 'password set anew',
    operation: 'ConfirmForgotPassword',
    repeated: 'never',
    by: 'guest',
    async prepare(world) {
      await world.auth.forgotPassword(EMAIL);
      const { code } = world.mail(EMAIL);
      return ({ auth }) => auth.forgotPasswordSubmit(EMAIL, code, ANOTHER);
    },
    done: ({ cloud }) => expect(cloud.operators.find(EMAIL)).toBeDefined(),
  },
  { name: 'sign-in', ...proving },
  { name: 'beginning of a sign-in', ...proving, operation: 'InitiateAuth', repeated: 'all' },
  {
    name: 'link by mail',
    ...entering,
    operation: 'InitiateAuth',
    repeated: 'throttled',
    call: ({ auth }) => auth.startMagicLink(EMAIL),
    done: (world) => expect(world.mail(EMAIL).link).toContain('#magic='),
  },
  {
    name: 'opened link',
    ...entering,
    async prepare(world) {
      await world.auth.startMagicLink(EMAIL);
      const secret = world.mail(EMAIL).link.split('#magic=')[1] ?? '';
      return ({ auth }) => auth.finishMagicLink(secret);
    },
  },
  {
    name: 'link for a new account',
    operation: 'RespondToAuthChallenge',
    repeated: 'never',
    by: 'guest',
    call: ({ auth }) => auth.startLinkSignUp({ email: NEW, language: 'en' }),
    done: (world) => expect(world.mail(NEW).link).toContain('#magic=new.'),
  },
  {
    name: 'opened link for a new account',
    operation: 'SignUp',
    repeated: 'throttled',
    proves: true,
    by: 'guest',
    async prepare(world) {
      await world.auth.startLinkSignUp({ email: NEW, language: 'en' });
      const secret = world.mail(NEW).link.split('#magic=')[1] ?? '';
      return ({ auth }) => auth.finishMagicLink(secret);
    },
    done: ({ cloud }) => expect(cloud.operators.find(NEW)?.status).toBe('CONFIRMED'),
  },
  {
    name: 'code by mail',
    ...entering,
    operation: 'InitiateAuth',
    repeated: 'throttled',
    call: ({ auth }) => auth.signInByMailCode(EMAIL),
    done: (_world, result) => expect(result).toMatchObject({ challenge: { name: 'EMAIL_OTP' } }),
  },
  {
    name: 'answer to a code by mail',
    ...entering,
    async prepare(world) {
      const challenge = challengeOf(await world.auth.signInByMailCode(EMAIL), 'EMAIL_OTP');
      const { code } = world.mail(EMAIL);
      return ({ auth }) => auth.confirmSignIn(challenge, code);
    },
  },
  {
    name: 'answer with the code of an app',
    ...entering,
    proves: true,
    async prepare(world) {
      await world.signIn();
      const secret = await withApp(world);
      await world.auth.setMfaPreference('TOTP');
      await world.auth.signOut({ forgetDevice: true });
      // The code that set it up is not accepted a second time.
      world.cloud.faults.skew += 60_000;
      const challenge = challengeOf(await world.signIn(), 'SOFTWARE_TOKEN_MFA');
      return ({ auth }) => auth.confirmSignIn(challenge, totpCode(secret, cloudTime(world)));
    },
  },
  {
    name: 'password of one’s own',
    ...entering,
    proves: true,
    async prepare(world) {
      world.cloud.operators.invite(NEW, PASSWORD);
      const challenge = challengeOf(await world.signIn(NEW), 'NEW_PASSWORD_REQUIRED');
      return ({ auth }) => auth.completeNewPassword(challenge, ANOTHER);
    },
  },
  {
    name: 'return from a provider',
    ...entering,
    operation: 'token',
    async prepare(world) {
      await arrive(world);
      return async ({ auth }) => {
        const outcome = await auth.handleHostedReturn();
        if (outcome?.kind !== 'failed') return outcome;
        // The failure used up the code in the address, so go to the provider again.
        await arrive(world);
        throw outcome.error;
      };
    },
  },
  {
    name: 'refresh',
    operation: 'InitiateAuth',
    repeated: 'all',
    by: 'person',
    call: ({ auth }) => auth.idToken({ force: true }),
    done: (_world, token) => expect(token).toEqual(expect.any(String)),
  },
  {
    name: 'attributes',
    operation: 'GetUser',
    repeated: 'all',
    by: 'person',
    call: ({ auth }) => auth.userAttributes(),
    done: (_world, result) => expect(result).toMatchObject({ email: EMAIL }),
  },
  {
    name: 'change of an attribute',
    operation: 'UpdateUserAttributes',
    repeated: 'all',
    by: 'person',
    call: ({ auth }) => auth.updateAttributes({ name: 'Berta' }),
    done: (world) => expect(attribute(world, 'name')).toBe('Berta'),
  },
  {
    name: 'removal of an attribute',
    operation: 'DeleteUserAttributes',
    repeated: 'all',
    by: 'person',
    call: ({ auth }) => auth.deleteAttributes(['name']),
    done: (world) => expect(attribute(world, 'name')).toBeUndefined(),
  },
  {
    name: 'code for an address',
    operation: 'GetUserAttributeVerificationCode',
    repeated: 'throttled',
    by: 'person',
    call: ({ auth }) => auth.sendAttributeCode('email'),
    done: (world) => expect(world.mail(EMAIL).code).toMatch(/^\d{6}$/),
  },
  {
    name: 'confirmation of an address',
    operation: 'VerifyUserAttribute',
    repeated: 'never',
    by: 'person',
    async prepare(world) {
      await world.auth.updateAttributes({ email: NEW });
      const { code } = world.mail(NEW);
      return ({ auth }) => auth.verifyAttribute('email', code);
    },
    done: ({ cloud }) => expect(cloud.operators.find(NEW)?.attributes['email_verified']).toBe('true'),
  },
  {
    name: 'change of the password',
    operation: 'ChangePassword',
    repeated: 'never',
    by: 'person',
    call: ({ auth }) => auth.changePassword(PASSWORD, ANOTHER),
    done: async (world) => {
      world.cloud.faults.skew = 0;
      expect(await world.tab().signIn(EMAIL, ANOTHER)).toMatchObject({ kind: 'signedIn' });
    },
  },
  {
    name: 'key for an app',
    operation: 'AssociateSoftwareToken',
    repeated: 'all',
    by: 'person',
    call: ({ auth }) => auth.beginTotpSetup(),
    done: (_world, result) => expect(result).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]+$/) }),
  },
  {
    name: 'first code of an app',
    operation: 'VerifySoftwareToken',
    repeated: 'never',
    by: 'person',
    async prepare(world) {
      const { secret } = await world.auth.beginTotpSetup();
      return ({ auth }) => auth.finishTotpSetup(totpCode(secret, cloudTime(world)));
    },
    done: async (world) => expect(await world.auth.setMfaPreference('TOTP')).toBe('SUCCESS'),
  },
  {
    name: 'choice of the second factor',
    operation: 'SetUserMFAPreference',
    repeated: 'all',
    by: 'person',
    async prepare(world) {
      await withApp(world);
      return ({ auth }) => auth.setMfaPreference('TOTP');
    },
    done: async (world) => expect(await world.auth.mfaPreference()).toBe('SOFTWARE_TOKEN_MFA'),
  },
  {
    name: 'devices',
    operation: 'ListDevices',
    repeated: 'all',
    by: 'person',
    call: ({ auth }) => auth.devices(),
    done: (_world, result) => expect(result).toMatchObject({ devices: [{ current: true }] }),
  },
  {
    name: 'device remembered',
    operation: 'UpdateDeviceStatus',
    repeated: 'all',
    by: 'person',
    call: ({ auth }) => auth.rememberDevice(true),
    done: async ({ auth }) => expect((await auth.devices()).devices).toMatchObject([{ remembered: true }]),
  },
  {
    name: 'device forgotten',
    operation: 'ForgetDevice',
    repeated: 'all',
    by: 'person',
    call: ({ auth }) => auth.forgetDevice(),
    done: async ({ auth }) => expect((await auth.devices()).devices).toEqual([]),
  },
  {
    name: 'sign-out everywhere',
    operation: 'GlobalSignOut',
    repeated: 'all',
    by: 'person',
    call: ({ auth }) => auth.globalSignOut(),
    done: async ({ auth }) => expect((await failureOf(auth.userAttributes())).code).toBe('NotAuthenticated'),
  },
  {
    name: 'deletion',
    operation: 'DeleteUser',
    repeated: 'throttled',
    by: 'person',
    call: ({ auth }) => auth.deleteUser(),
    done: ({ cloud }) => expect(cloud.operators.find(EMAIL)).toBeUndefined(),
  },
  ...(['person', 'guest'] as const).flatMap((by): Deed[] =>
    ['GetId', 'GetCredentialsForIdentity'].map((operation) => ({
      name: `cloud keys of a ${by}`,
      operation,
      repeated: 'all',
      by,
      call: ({ auth }) => auth.getCredentials(),
      done: by === 'person' ? personKeys : guestKeys,
    })),
  ),
];
