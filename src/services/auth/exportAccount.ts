// The download of one's data: what the account service keeps and what the other parts keep. Never tokens or keys.
import type { AuthContext } from './context.ts';
import { dataOwners } from './ownedData.ts';
import type { AuthService, Device } from './types.ts';

type Sources = Pick<AuthService, 'currentUserPoolUser' | 'userAttributes' | 'mfaPreference' | 'devices'>;

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

/** Collects everything; rejects when a part cannot tell, because half a download would pass for a whole one. */
export function createExport(ctx: AuthContext, auth: Sources): Pick<AuthService, 'exportAccount'> {
  return {
    async exportAccount() {
      const { username } = await auth.currentUserPoolUser({ bypassCache: true });
      const attributes = await auth.userAttributes();
      const preferredMfa = await auth.mfaPreference();
      const devices = await allDevices(auth);
      const parts: Record<string, unknown> = {};
      for (const { name, collect } of dataOwners()) if (collect) parts[name] = await collect();
      const exportedAt = new Date(ctx.env.now()).toISOString();
      return { exportedAt, account: { username, attributes, preferredMfa, devices }, parts };
    },
  };
}
