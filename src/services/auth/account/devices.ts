// Devices that may sign in without a second factor (DEV-1 to DEV-9). The keys are made and used by the library.
import { AuthError } from '../authFailure.ts';
import type { AsUser } from '../session/signedInUser.ts';
import type { AuthService, Device, DevicePage } from '../types.ts';

/** Default number of devices per page; the service's maximum. */
const PAGE = 60;

interface ServiceDevice {
  DeviceKey?: string;
  DeviceAttributes?: readonly { Name: string; Value?: string }[];
  DeviceCreateDate?: number;
  DeviceLastAuthenticatedDate?: number;
}

const milliseconds = (seconds: number | undefined) => (seconds === undefined ? undefined : Math.round(seconds * 1000));

/** Converts the service's device record to ours. */
export function deviceOf(device: ServiceDevice, currentKey: string | null | undefined): Device {
  const value = (name: string) => device.DeviceAttributes?.find((one) => one.Name === name)?.Value;
  // `device_status` only says whether the service knows the device.
  const status = value('dev:device_remembered_status') ?? value('device_remembered_status');
  const key = device.DeviceKey ?? '';
  return {
    key,
    name: value('device_name') ?? '',
    current: key !== '' && key === currentKey,
    remembered: status === undefined ? undefined : status === 'remembered',
    lastAddress: value('last_ip_used'),
    createdAt: milliseconds(device.DeviceCreateDate),
    lastUsedAt: milliseconds(device.DeviceLastAuthenticatedDate),
  };
}

type Devices = Pick<AuthService, 'devices' | 'rememberDevice' | 'forgetDevice'>;

/** Devices of the person signed in. */
export function createDevices(asUser: AsUser): Devices {
  return {
    devices: ({ limit = PAGE, next } = {}) =>
      asUser<DevicePage>((user, { resolve, reject }) =>
        user.listDevices(limit, next ?? null, {
          onSuccess: (data: { Devices?: ServiceDevice[]; PaginationToken?: string }) =>
            resolve({
              devices: (data.Devices ?? []).map((device) => deviceOf(device, user.deviceKey)),
              next: data.PaginationToken,
            }),
          onFailure: reject,
        }),
      ),

    async rememberDevice(remember) {
      await asUser<string>((user, { resolve, reject }) => {
        const callbacks = { onSuccess: resolve, onFailure: reject };
        if (remember) user.setDeviceStatusRemembered(callbacks);
        else user.setDeviceStatusNotRemembered(callbacks);
      });
    },

    async forgetDevice(key) {
      await asUser<string>((user, { resolve, reject }) => {
        const callbacks = { onSuccess: resolve, onFailure: reject };
        // The library clears this device's keys only when it is asked to forget this one (DEV-7).
        if (key !== undefined && key !== user.deviceKey) user.forgetSpecificDevice(key, callbacks);
        else if (user.deviceKey) user.forgetDevice(callbacks);
        else reject(new AuthError('ResourceNotFoundException', 'This device is not known to the account'));
      });
    },
  };
}
