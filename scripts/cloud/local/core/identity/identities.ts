// The identity pool: exchanges tokens (or none, for a guest) for an identity and temporary keys.
import { randomBytes, randomUUID } from 'node:crypto';
import { fail } from '../errors.ts';
import { type Input, text } from '../input.ts';
import type { Caller } from '../policy/access.ts';
import { NAMES } from '../settings.ts';
import type { Clock, Store } from '../store.ts';

/** Temporary keys as stored. `expires` in milliseconds. */
export interface TemporaryKey extends Caller {
  secret: string;
  /** None for keys that last. */
  token?: string;
  expires: number;
}

/** The identity pool's operations, and the keys it has issued. */
export interface Identities {
  operations: Readonly<Record<string, (input: Input) => object>>;
  key(accessKeyId: string): TemporaryKey | undefined;
}

interface Tables {
  /** Logins of each identity; none for a guest. */
  identities: Record<string, string[]>;
  keys: Record<string, TemporaryKey>;
}

const LIFETIME_MS = 3_600_000;
/** Expired keys are kept for a day, so that their holder is told that they have expired. */
const REMEMBERED_MS = 86_400_000;

/** Opens the identity pool. `guests`: whether callers without a token get keys. */
export function openIdentities(
  store: Store,
  clock: Clock,
  guests: boolean,
  logins: (input: Input) => string[],
): Identities {
  const table = store.table<Tables>('identities', { identities: {}, keys: {} });
  const { identities, keys } = table.data;

  const checkGuests = (given: readonly string[]) => {
    if (given.length === 0 && !guests) {
      fail('NotAuthorizedException', 'Unauthenticated access is not supported for this identity pool.');
    }
  };
  const ownerOf = (given: readonly string[]) =>
    Object.keys(identities).find((id) => identities[id]?.some((login) => given.includes(login)));

  const addKey = (identityId: string, role: Caller['role']) => {
    for (const [id, { expires }] of Object.entries(keys)) if (expires + REMEMBERED_MS < clock()) delete keys[id];
    const id = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`;
    const key = {
      role,
      identityId,
      secret: randomBytes(30).toString('base64'),
      token: randomBytes(96).toString('base64'),
      expires: clock() + LIFETIME_MS,
    };
    keys[id] = key;
    table.save();
    return { id, ...key };
  };

  return {
    key: (accessKeyId) => (Object.hasOwn(keys, accessKeyId) ? keys[accessKeyId] : undefined),
    operations: {
      GetId(input) {
        const pool = text(input, 'IdentityPoolId');
        if (pool !== NAMES.identityPoolId) fail('ResourceNotFoundException', `IdentityPool '${pool}' not found.`);
        const given = logins(input);
        checkGuests(given);
        const known = ownerOf(given);
        if (known) return { IdentityId: known };
        const id = `${NAMES.region}:${randomUUID()}`;
        identities[id] = given;
        table.save();
        return { IdentityId: id };
      },

      GetCredentialsForIdentity(input) {
        const asked = text(input, 'IdentityId');
        const own = Object.hasOwn(identities, asked) ? identities[asked] : undefined;
        if (!own) fail('ResourceNotFoundException', `Identity '${asked}' not found.`);
        const given = logins(input);
        checkGuests(given);
        if (own.length > 0 && !given.some((login) => own.includes(login))) {
          fail('NotAuthorizedException', `Access to Identity '${asked}' is forbidden.`);
        }
        // A guest who signs in keeps the identity, unless the account already has one.
        const identityId = (own.length === 0 && ownerOf(given)) || asked;
        identities[identityId] = [...new Set([...(identities[identityId] ?? []), ...given])];
        const key = addKey(identityId, given.length > 0 ? 'authenticated' : 'unauthenticated');
        return {
          IdentityId: identityId,
          Credentials: {
            AccessKeyId: key.id,
            SecretKey: key.secret,
            SessionToken: key.token,
            Expiration: key.expires / 1000,
          },
        };
      },
    },
  };
}
