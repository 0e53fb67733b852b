// The personal data download: what the account service and the other parts keep. Never tokens or keys.
import type { AuthContext } from '../context.ts';
import type { AccountExport, AuthService, Device } from '../types.ts';
import { dataOwners } from './ownedData.ts';

type Sources = Pick<AuthService, 'currentAuthenticatedUser' | 'userAttributes' | 'mfaPreference' | 'devices'>;

async function allDevices(auth: Sources): Promise<Device[]> {
  const devices: Device[] = [];
  let next: string | undefined;
  do {
    const page = await auth.devices(next === undefined ? {} : { next });
    devices.push(...page.devices);
    next = page.next;
  } while (next !== undefined);
  return devices;
}

/** What the account service keeps. For a sign-in with a provider's own token, that is only the sign-in itself. */
async function accountOf(auth: Sources): Promise<AccountExport['account']> {
  const { username, federated, email, name } = await auth.currentAuthenticatedUser({ bypassCache: true });
  if (federated) {
    const attributes = { identities: federated, ...(email && { email }), ...(name && { name }) };
    return { username, attributes, preferredMfa: 'NOMFA', devices: [] };
  }
  const attributes = await auth.userAttributes();
  const preferredMfa = await auth.mfaPreference();
  return { username, attributes, preferredMfa, devices: await allDevices(auth) };
}

/** Collects everything; rejects when any part fails, because a partial download would look complete. */
export function createExport(ctx: AuthContext, auth: Sources): Pick<AuthService, 'exportAccount'> {
  return {
    async exportAccount() {
      const account = await accountOf(auth);
      const parts: Record<string, unknown> = {};
      for (const { name, collect } of dataOwners()) if (collect) parts[name] = await collect();
      const exportedAt = new Date(ctx.env.now()).toISOString();
      return { exportedAt, account, parts };
    },
  };
}
