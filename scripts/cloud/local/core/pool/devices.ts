// The devices of an account: confirmed after a sign-in, remembered if the user says so.
import { fail } from '../errors.ts';
import { type Input, optionalNumber, optionalText, part, text } from '../input.ts';
import { type Operations, type Pool, seconds } from './pool.ts';
import type { Device, User } from './users.ts';

const MOST = 60;
const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

function describe(key: string, device: Device): object {
  return {
    DeviceKey: key,
    DeviceAttributes: [
      { Name: 'device_status', Value: 'valid' },
      { Name: 'device_name', Value: device.name },
      { Name: 'dev:device_remembered_status', Value: device.remembered ? 'remembered' : 'not_remembered' },
    ],
    DeviceCreateDate: device.created,
    DeviceLastModifiedDate: device.used,
    DeviceLastAuthenticatedDate: device.used,
  };
}

function find(pool: Pool, input: Input): { user: User; key: string; device: Device } {
  const user = pool.tokens.userOf(input['AccessToken']);
  const key = text(input, 'DeviceKey');
  const device = Object.hasOwn(user.devices, key) ? user.devices[key] : undefined;
  if (!device) fail('ResourceNotFoundException', 'Device does not exist.');
  return { user, key, device };
}

/** ConfirmDevice, ListDevices, GetDevice, UpdateDeviceStatus, ForgetDevice. */
export const deviceOperations: Operations = {
  ConfirmDevice(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    const key = text(input, 'DeviceKey');
    const group = user.pendingDevices[key];
    if (!group) fail('ResourceNotFoundException', 'Device does not exist.');
    const secret = part(input, 'DeviceSecretVerifierConfig');
    const asks = pool.settings.devices?.onPrompt === true;
    const now = seconds(pool.clock);
    user.devices[key] = {
      group,
      name: optionalText(input, 'DeviceName') ?? '',
      secret: { salt: hex(text(secret, 'Salt')), verifier: hex(text(secret, 'PasswordVerifier')) },
      remembered: !asks,
      created: now,
      used: now,
    };
    user.pendingDevices = {};
    pool.users.save();
    return { UserConfirmationNecessary: asks };
  },

  ListDevices(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    const from = Number(optionalText(input, 'PaginationToken') ?? 0);
    if (!Number.isInteger(from) || from < 0) fail('InvalidParameterException', 'Invalid pagination token');
    const limit = optionalNumber(input, 'Limit') ?? MOST;
    if (limit < 0 || limit > MOST) fail('InvalidParameterException', 'Limit must be between 0 and 60');
    const devices = Object.entries(user.devices);
    const next = from + (limit || MOST);
    return {
      Devices: devices.slice(from, next).map(([key, device]) => describe(key, device)),
      ...(next < devices.length && { PaginationToken: String(next) }),
    };
  },

  GetDevice(pool, input) {
    const { key, device } = find(pool, input);
    return { Device: describe(key, device) };
  },

  UpdateDeviceStatus(pool, input) {
    const { device } = find(pool, input);
    const status = text(input, 'DeviceRememberedStatus');
    if (status !== 'remembered' && status !== 'not_remembered') {
      fail('InvalidParameterException', 'DeviceRememberedStatus must be remembered or not_remembered');
    }
    device.remembered = status === 'remembered';
    pool.users.save();
    return {};
  },

  ForgetDevice(pool, input) {
    const { user, key } = find(pool, input);
    delete user.devices[key];
    pool.users.save();
    return {};
  },
};
