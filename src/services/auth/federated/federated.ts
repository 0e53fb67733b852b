// A provider's own sign-in, kept in storage, with its token refreshed when it expires (CRD-8, CRD-13, CRD-14).
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { FEDERATED_KEY } from '../session/keys.ts';
import type { FederatedRecord } from './cloudTypes.ts';
import { readFederated } from './federatedRecord.ts';
import type { Refresher } from './providerSdk.ts';

/** The stored sign-in of a provider. */
export interface Federated {
  /** The record as stored, or undefined. */
  stored(): FederatedRecord | undefined;
  store(record: FederatedRecord): void;
  /** The record with a currently valid token; rejects when none can be obtained. */
  fresh(record: FederatedRecord): Promise<FederatedRecord>;
  clear(): void;
}

/** Times written in seconds by older versions fall in 1970 when read as milliseconds. */
export const asMilliseconds = (time: number): number => (new Date(time).getUTCFullYear() === 1970 ? time * 1000 : time);

/** Federated sign-ins with the configured refreshers. */
export function createFederated(ctx: AuthContext, refreshers: Partial<Record<string, Refresher>>): Federated {
  const { stores, env } = ctx;
  const clear = () => stores.removeItem(FEDERATED_KEY);
  const store = (record: FederatedRecord) => void stores.setItem(FEDERATED_KEY, JSON.stringify(record));
  return {
    clear,
    store,
    stored() {
      const text = stores.getItem(FEDERATED_KEY);
      const record = readFederated(text);
      // If left in place it would block any other session.
      if (text !== null && !record) clear();
      return record && { ...record, expires_at: asMilliseconds(record.expires_at) };
    },
    async fresh(record) {
      if (record.expires_at > env.now()) return record;
      const refresh = refreshers[record.provider];
      if (!refresh) {
        clear();
        throw new AuthError('ProviderUnavailable', 'no refresh handler for provider');
      }
      try {
        const { token, expires_at } = await refresh();
        const renewed = { ...record, token, expires_at: asMilliseconds(expires_at) };
        store(renewed);
        return renewed;
      } catch (cause) {
        const network = cause instanceof AuthError && cause.code === 'NetworkError';
        if (!network) clear();
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new AuthError(
          network ? 'NetworkError' : 'ProviderUnavailable',
          `refreshing federation token failed: ${reason}`,
          { cause },
        );
      }
    },
  };
}
