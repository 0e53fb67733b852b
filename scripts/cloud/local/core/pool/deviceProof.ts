// Proof of a remembered device, which replaces the second factor: DEVICE_SRP_AUTH, then DEVICE_PASSWORD_VERIFIER.
import { fail } from '../errors.ts';
import { type Input, optionalText, text } from '../input.ts';
import { refuse } from './checks.ts';
import { afterDevice, challenge, signedIn } from './outcome.ts';
import { type Pool, seconds } from './pool.ts';
import type { SignInStep } from './sessions.ts';
import { proofFits, startSrp } from './srp.ts';
import type { Device, User } from './users.ts';

function deviceOf(user: User, key: string | undefined): Device {
  const device = key !== undefined && Object.hasOwn(user.devices, key) ? user.devices[key] : undefined;
  if (!device) fail('ResourceNotFoundException', 'Device does not exist.');
  return device;
}

/** Answers the device's public value. */
export function beginDeviceProof(pool: Pool, user: User, step: SignInStep, answers: Input): object {
  const { deviceKey = '' } = step;
  const device = deviceOf(user, deviceKey);
  const srp = startSrp(text(answers, 'SRP_A'), device.secret);
  return challenge(
    pool,
    'DEVICE_PASSWORD_VERIFIER',
    { sub: user.sub, deviceKey, srp },
    {
      SALT: device.secret.salt,
      SRP_B: srp.publicValue,
      SECRET_BLOCK: srp.secretBlock,
      USERNAME: user.username,
      DEVICE_KEY: deviceKey,
    },
  );
}

/** Checks the device's proof. */
export function answerDeviceProof(pool: Pool, user: User, step: SignInStep, answers: Input): object {
  const { deviceKey = '', srp } = step;
  const device = deviceOf(user, deviceKey);
  const fits =
    srp !== undefined &&
    proofFits(srp, device.group, deviceKey, {
      timestamp: optionalText(answers, 'TIMESTAMP') ?? '',
      signature: optionalText(answers, 'PASSWORD_CLAIM_SIGNATURE') ?? '',
      secretBlock: optionalText(answers, 'PASSWORD_CLAIM_SECRET_BLOCK') ?? '',
    });
  if (!fits) refuse();
  device.used = seconds(pool.clock);
  return device.remembered && pool.settings.devices?.skipsMfa
    ? signedIn(pool, user, deviceKey)
    : afterDevice(pool, user, deviceKey);
}
