// The profile's effects. Changes reject with the failure; reads record it in the section concerned.
import { AuthError } from '../../../services/auth/authFailure.ts';
import type { AuthService, AuthUser } from '../../../services/auth/types.ts';
import { saveTextFile } from '../../../services/files.ts';
import { loadSignOut } from '../../../services/leaving/load.ts';
import { loadAuth } from '../../../services/person/session.ts';
import { type Problem, problemOf } from '../problem.ts';
import { type Part, type ProfileState, parts, sameVisit, useProfile } from './store.ts';

/** Devices requested at a time. */
const DEVICES = 20;

type Change = (state: ProfileState) => Partial<ProfileState>;

/** Reads a section's data as a change to the state; rejects when the service does not deliver it. */
const readings: Readonly<Record<Part, (auth: AuthService, user: AuthUser) => Promise<Change>>> = {
  account: async (auth, user) => {
    const attributes = await auth.userAttributes();
    return ({ account }) => ({ account: { ...account, user, attributes } });
  },
  second: async (auth, user) => {
    const mfa = await auth.mfaPreference();
    return ({ account }) => ({ account: { ...account, user, mfa } });
  },
  devices: async (auth) => {
    const { devices, next } = await auth.devices({ limit: DEVICES });
    return () => ({ devices: { list: devices, next } });
  },
};

/** Reads a section. Never rejects: it reports its own failure, and what it showed stays. */
async function readPart(part: Part, auth: AuthService, user: AuthUser): Promise<void> {
  const same = sameVisit();
  const note = (problem: Problem | undefined, change?: Change) => {
    if (!same()) return;
    useProfile.setState((state) => ({ ...change?.(state), problems: { ...state.problems, [part]: problem } }));
  };
  try {
    note(undefined, await readings[part](auth, user));
  } catch (error) {
    note(problemOf(error));
  }
}

/** Reads one section again. Never rejects. */
export async function loadPart(part: Part): Promise<void> {
  const { account } = useProfile.getState();
  if (!account) return;
  useProfile.setState(({ problems }) => ({ problems: { ...problems, [part]: undefined } }));
  await readPart(part, await loadAuth(), account.user);
}

/** Why nobody is known: the reason behind "not signed in", if there is one. */
function reasonOf(error: unknown): unknown {
  return error instanceof AuthError && error.code === 'NotAuthenticated' && error.cause instanceof AuthError
    ? error.cause
    : error;
}

/** Reads who is signed in, and each section separately. Never rejects: failures are shown where they belong. */
export async function loadProfile(): Promise<void> {
  const same = sameVisit();
  useProfile.setState({ loading: true, problem: undefined });
  try {
    const auth = await loadAuth();
    const user = await auth.currentAuthenticatedUser({ bypassCache: true });
    if (!same()) return;
    // Someone signed in through a provider has no user in the pool: nothing there can be read or changed.
    if (user.federated) {
      useProfile.setState({ account: { user, attributes: user.attributes ?? {}, mfa: 'NOMFA' } });
      return;
    }
    useProfile.setState(({ account }) => ({ account: { ...account, user } }));
    await Promise.all(parts.map((part) => readPart(part, auth, user)));
  } catch (error) {
    if (same()) useProfile.setState({ problem: problemOf(reasonOf(error)) });
  } finally {
    if (same()) useProfile.setState({ loading: false });
  }
}

/** Reads the account again after a change, which stands whether or not the account can be read. */
async function refreshAccount(): Promise<void> {
  await Promise.all([loadPart('account'), loadPart('second')]);
}

/** Adds the next devices to the list. */
export async function moreDevices(): Promise<void> {
  const { devices } = useProfile.getState();
  if (!devices?.next) return;
  const same = sameVisit();
  const page = await (await loadAuth()).devices({ limit: DEVICES, next: devices.next });
  if (same()) useProfile.setState({ devices: { list: [...devices.list, ...page.devices], next: page.next } });
}

/** Changes one attribute. Returns where a confirmation code was sent, if one was. */
export async function changeAttribute(
  name: 'name' | 'email' | 'phone_number',
  value: string,
): Promise<string | undefined> {
  const auth = await loadAuth();
  const { codes } = await auth.updateAttributes({ [name]: value });
  await refreshAccount();
  return codes.find(({ attribute }) => attribute === name)?.destination;
}

/** Removes the phone number. */
export async function removePhone(): Promise<void> {
  await (await loadAuth()).deleteAttributes(['phone_number']);
  await refreshAccount();
}

/** Sends a code to confirm an address or a number. Returns where it went. */
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

/** Sends a code for setting a missing or forgotten password. Returns where it went. */
export async function sendPasswordCode(email: string): Promise<string> {
  return (await (await loadAuth()).forgotPassword(email)).destination;
}

/** Sets the password with that code. */
export async function setPassword(email: string, code: string, password: string): Promise<void> {
  await (await loadAuth()).forgotPasswordSubmit(email, code, password);
}

/** Chooses the second factor, or none. */
export async function setMfa(type: 'TOTP' | 'SMS' | 'NOMFA'): Promise<void> {
  await (await loadAuth()).setMfaPreference(type);
  await refreshAccount();
}

/** Completes the set-up of an authenticator app and makes it the second factor. */
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
  await loadPart('devices');
}

/** Remembers this device, or stops remembering it. */
export async function rememberDevice(remember: boolean): Promise<void> {
  const auth = await loadAuth();
  await auth.rememberDevice(remember);
  await loadPart('devices');
}

/** Ends the session here, or everywhere. Returns false if the user decides to stay. */
export async function signOut(how: { everywhere?: boolean; forgetDevice?: boolean } = {}): Promise<boolean> {
  return (await loadSignOut()).signOutSafely(how);
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

/** Saves everything that is stored about the user as a file. */
export async function exportData(name: string): Promise<void> {
  const data = await (await loadAuth()).exportAccount();
  saveTextFile(`${name}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}
