// What the profile does. Every function rejects with what went wrong; what was shown stays.
import type { AuthService } from '../../../services/auth/types.ts';
import { saveTextFile } from '../../../services/files.ts';
import { loadAuth } from '../../../services/session.ts';
import { problemOf } from '../problem.ts';
import { type Account, useProfile } from './store.ts';

/** Devices asked for at a time. */
const DEVICES = 20;

async function readAccount(auth: AuthService): Promise<Account> {
  const user = await auth.currentAuthenticatedUser({ bypassCache: true });
  // A provider's own sign-in has no user in the pool: nothing of it can be changed here.
  if (user.federated) return { user, attributes: user.attributes ?? {}, mfa: 'NOMFA' };
  const [attributes, mfa] = await Promise.all([auth.userAttributes(), auth.mfaPreference()]);
  return { user, attributes, mfa };
}

/** Reads the account and the first devices. Never rejects: a failure is shown. */
export async function loadProfile(): Promise<void> {
  useProfile.setState({ loading: true, problem: undefined });
  try {
    const auth = await loadAuth();
    const account = await readAccount(auth);
    useProfile.setState({ account });
    if (!account.user.federated) await listDevices(auth);
  } catch (error) {
    useProfile.setState({ problem: problemOf(error) });
  } finally {
    useProfile.setState({ loading: false });
  }
}

async function listDevices(auth: AuthService): Promise<void> {
  const { devices, next } = await auth.devices({ limit: DEVICES });
  useProfile.setState({ devices: { list: devices, next } });
}

/** Reads the account again after a change of it. */
export async function refreshAccount(): Promise<void> {
  useProfile.setState({ account: await readAccount(await loadAuth()) });
}

/** Adds the next devices to the list. */
export async function moreDevices(): Promise<void> {
  const { devices } = useProfile.getState();
  if (!devices?.next) return;
  const page = await (await loadAuth()).devices({ limit: DEVICES, next: devices.next });
  useProfile.setState({ devices: { list: [...devices.list, ...page.devices], next: page.next } });
}

/** Changes one attribute. Answers where a code was sent to confirm it, if it was. */
export async function changeAttribute(
  name: 'name' | 'email' | 'phone_number',
  value: string,
): Promise<string | undefined> {
  const auth = await loadAuth();
  const { codes } = await auth.updateAttributes({ [name]: value });
  await refreshAccount();
  return codes.find(({ attribute }) => attribute === name)?.destination;
}

/** Takes the phone number away. */
export async function removePhone(): Promise<void> {
  await (await loadAuth()).deleteAttributes(['phone_number']);
  await refreshAccount();
}

/** Sends a code to confirm an address or a number. Answers where to. */
export async function sendCode(name: 'email' | 'phone_number'): Promise<string> {
  return (await (await loadAuth()).sendAttributeCode(name)).destination;
}

/** Confirms an address or a number. */
export async function verify(name: 'email' | 'phone_number', code: string): Promise<void> {
  await (await loadAuth()).verifyAttribute(name, code);
  await refreshAccount();
}

/** Changes the password. */
export async function changePassword(current: string, next: string): Promise<void> {
  await (await loadAuth()).changePassword(current, next);
}

/** Chooses the second factor, or none. */
export async function setMfa(type: 'TOTP' | 'SMS' | 'NOMFA'): Promise<void> {
  await (await loadAuth()).setMfaPreference(type);
  await refreshAccount();
}

/** Ends the set-up of an authenticator app and makes it the second factor. */
export async function finishTotp(code: string, device: string): Promise<void> {
  const auth = await loadAuth();
  await auth.finishTotpSetup(code, device || undefined);
  await setMfa('TOTP');
}

/** Forgets a device. */
export async function forgetDevice(key: string): Promise<void> {
  const auth = await loadAuth();
  const mine = useProfile.getState().devices?.list.find((device) => device.key === key)?.current;
  await auth.forgetDevice(mine ? undefined : key);
  await listDevices(auth);
}

/** Remembers this device, or stops remembering it. */
export async function rememberDevice(remember: boolean): Promise<void> {
  const auth = await loadAuth();
  await auth.rememberDevice(remember);
  await listDevices(auth);
}

/** Ends the session here, or everywhere. */
export async function signOut(options: { everywhere?: boolean; forgetDevice?: boolean } = {}): Promise<void> {
  const auth = await loadAuth();
  if (options.everywhere) await auth.globalSignOut();
  else await auth.signOut({ forgetDevice: options.forgetDevice ?? false });
}

/** Deletes the account. */
export async function deleteAccount(): Promise<void> {
  const auth = await loadAuth();
  useProfile.setState({ deleted: true });
  try {
    await auth.deleteUser();
  } catch (error) {
    useProfile.setState({ deleted: false });
    throw error;
  }
}

/** Saves everything that is kept about the person as a file. */
export async function exportData(name: string): Promise<void> {
  const data = await (await loadAuth()).exportAccount();
  saveTextFile(`${name}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}
