// The step after a proven first factor: another challenge, or tokens.
import { randomBytes, randomUUID } from 'node:crypto';
import { fail } from '../errors.ts';
import { NAMES } from '../settings.ts';
import { mask, sendCode } from './codes.ts';
import type { Pool } from './pool.ts';
import type { SignInStep } from './sessions.ts';
import type { MfaType, User } from './users.ts';

/** A challenge to the client. */
export interface Asked {
  ChallengeName: string;
  Session: string;
  ChallengeParameters: Record<string, string>;
}

/** Asks the client for the next step. */
export function challenge(
  pool: Pool,
  name: string,
  step: Omit<SignInStep, 'challenge'>,
  parameters: Record<string, string> = {},
): Asked {
  return {
    ChallengeName: name,
    Session: pool.sessions.begin({ challenge: name, ...step }),
    ChallengeParameters: parameters,
  };
}

/** Completes a sign-in with tokens. A device that the pool does not know yet gets a key. */
export async function signedIn(pool: Pool, user: User, deviceKey?: string): Promise<object> {
  user.failures = 0;
  const known = deviceKey !== undefined && Object.hasOwn(user.devices, deviceKey);
  const tokens = await pool.tokens.issue(user);
  if (!pool.settings.devices || known) {
    pool.users.save();
    return { ChallengeParameters: {}, AuthenticationResult: tokens };
  }
  const DeviceKey = `${NAMES.region}_${randomUUID()}`;
  const DeviceGroupKey = `-${randomBytes(4).toString('hex')}`;
  user.pendingDevices = { [DeviceKey]: DeviceGroupKey };
  pool.users.save();
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...tokens, NewDeviceMetadata: { DeviceKey, DeviceGroupKey } },
  };
}

/** Asks for a second factor, or which one to use. */
export function askMfa(pool: Pool, user: User, type: MfaType | 'SELECT_MFA_TYPE', deviceKey?: string): object {
  const step = { sub: user.sub, deviceKey };
  const shared = { USER_ID_FOR_SRP: user.username };
  if (type === 'SELECT_MFA_TYPE') {
    return challenge(pool, type, step, { ...shared, MFAS_CAN_CHOOSE: JSON.stringify(user.mfa) });
  }
  if (type === 'SOFTWARE_TOKEN_MFA') {
    return challenge(pool, type, step, { ...shared, FRIENDLY_DEVICE_NAME: user.totp?.name ?? '' });
  }
  const phone = user.attributes['phone_number'] ?? '';
  sendCode(pool, user, 'mfa', phone);
  return challenge(pool, type, step, {
    ...shared,
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: mask(phone),
  });
}

/** The second factor, if the account or the pool requires one; otherwise tokens. */
export async function afterDevice(pool: Pool, user: User, deviceKey?: string): Promise<object> {
  const [only] = user.mfa;
  if (only) {
    const type = user.preferredMfa ?? (user.mfa.length > 1 ? 'SELECT_MFA_TYPE' : only);
    return askMfa(pool, user, type, deviceKey);
  }
  if (pool.settings.mfa === 'ON') {
    return challenge(
      pool,
      'MFA_SETUP',
      { sub: user.sub },
      { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]', USER_ID_FOR_SRP: user.username },
    );
  }
  return signedIn(pool, user, deviceKey);
}

/** The step after a right password. */
export async function afterPassword(pool: Pool, user: User, deviceKey?: string): Promise<object> {
  if (user.status === 'UNCONFIRMED') fail('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const { sub: _, ...attributes } = user.attributes;
    return challenge(
      pool,
      'NEW_PASSWORD_REQUIRED',
      { sub: user.sub },
      {
        USER_ID_FOR_SRP: user.username,
        requiredAttributes: JSON.stringify((user.requiredAttributes ?? []).map((name) => `userAttributes.${name}`)),
        userAttributes: JSON.stringify(attributes),
      },
    );
  }
  if (deviceKey && user.devices[deviceKey]?.remembered) {
    return challenge(pool, 'DEVICE_SRP_AUTH', { sub: user.sub, deviceKey });
  }
  return afterDevice(pool, user, deviceKey);
}
