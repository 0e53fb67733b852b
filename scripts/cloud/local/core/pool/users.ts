// The users of the pool, as stored.
import { randomUUID } from 'node:crypto';
import type { Clock, Store } from '../store.ts';
import type { Verifier } from './srp.ts';

/** Second factors. */
export type MfaType = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA';

/** State of an account. */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'EXTERNAL_PROVIDER';

/** A code that was sent. `at` in milliseconds. */
export interface SentCode {
  code: string;
  at: number;
}

/** A remembered or known device. Times in seconds. */
export interface Device {
  group: string;
  name: string;
  secret: Verifier;
  remembered: boolean;
  created: number;
  used: number;
}

/** One account. */
export interface User {
  sub: string;
  /** The name in tokens: the sub, or the provider and its id for a federated user. */
  username: string;
  status: UserStatus;
  enabled: boolean;
  /** Seconds. */
  created: number;
  attributes: Record<string, string>;
  /** New values, which take effect once their code has been entered. */
  pendingAttributes: Record<string, string>;
  password?: Verifier | undefined;
  groups: string[];
  failures: number;
  /** Milliseconds. */
  failedAt: number;
  codes: Record<string, SentCode>;
  /** Wrong codes by purpose; `at` is the last one's time in milliseconds. */
  wrongCodes: Record<string, { count: number; at: number }>;
  /** Attributes that must be provided with a new password. */
  requiredAttributes?: string[] | undefined;
  mfa: MfaType[];
  preferredMfa?: MfaType | undefined;
  totp?: { secret: string; name: string; step: number } | undefined;
  pendingTotp?: string | undefined;
  devices: Record<string, Device>;
  /** Keys that were issued but not confirmed yet, with their group. */
  pendingDevices: Record<string, string>;
  /** `origin_jti` of revoked token families. */
  revoked: string[];
}

/** The table of users. */
export interface Users {
  all(): User[];
  get(sub: string): User | undefined;
  /** By name or, for users with a password, by e-mail address, ignoring case. */
  find(name: string): User | undefined;
  add(user: Partial<User> & Pick<User, 'status' | 'attributes'>): User;
  remove(sub: string): void;
  save(): void;
}

/** Opens the table of users. */
export function openUsers(store: Store, clock: Clock): Users {
  const table = store.table<{ users: Record<string, User> }>('users', { users: {} });
  const all = () => Object.values(table.data.users);
  return {
    all,
    get: (sub) => (Object.hasOwn(table.data.users, sub) ? table.data.users[sub] : undefined),
    find(name) {
      const wanted = name.trim().toLowerCase();
      return all().find(
        (user) =>
          user.username.toLowerCase() === wanted ||
          (user.status !== 'EXTERNAL_PROVIDER' && user.attributes['email']?.toLowerCase() === wanted),
      );
    },
    add(given) {
      const sub = randomUUID();
      const user: User = {
        sub,
        username: sub,
        enabled: true,
        created: Math.floor(clock() / 1000),
        pendingAttributes: {},
        groups: [],
        failures: 0,
        failedAt: 0,
        codes: {},
        wrongCodes: {},
        mfa: [],
        devices: {},
        pendingDevices: {},
        revoked: [],
        ...given,
      };
      user.attributes = { sub, ...given.attributes };
      table.data.users[sub] = user;
      table.save();
      return user;
    },
    remove(sub) {
      delete table.data.users[sub];
      table.save();
    },
    save: table.save,
  };
}
