// Operator actions, which are done in the console on the real pool; needed here for tests and the hosted login.
import { NAMES } from '../settings.ts';
import { putPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** Acts on accounts without their owners. */
export interface Operators {
  /** Creates a user with a temporary password, who must set another at the first sign-in. */
  invite(email: string, temporaryPassword: string, options?: Invitation): User;
  /** Creates a confirmed user with this password. */
  create(email: string, password: string, attributes?: Record<string, string>): User;
  setEnabled(email: string, enabled: boolean): void;
  setGroup(email: string, group: string, member: boolean): void;
  remove(email: string): void;
  find(email: string): User | undefined;
}

/** What an invited user still has to provide. */
export interface Invitation {
  requiredAttributes?: string[];
  attributes?: Record<string, string>;
}

/** The user of a provider's account; created at the first sign-in. */
export function federatedUser(
  pool: Pool,
  provider: string,
  profile: { id: string; email: string; name: string },
): User {
  const username = `${provider}_${profile.id}`;
  const attributes = { email: profile.email, email_verified: 'false', name: profile.name };
  const known = pool.users.all().find((user) => user.username === username);
  if (!known) return pool.users.add({ username, status: 'EXTERNAL_PROVIDER', attributes });
  Object.assign(known.attributes, attributes);
  pool.users.save();
  return known;
}

/** The operator's side of a pool. */
export function createOperators(pool: Pool): Operators {
  const known = (email: string): User => {
    const user = pool.users.find(email);
    if (!user) throw new Error(`No user ${email} in pool ${NAMES.userPoolId}`);
    return user;
  };
  return {
    invite(email, temporaryPassword, { requiredAttributes, attributes = {} } = {}) {
      const user = pool.users.add({
        status: 'FORCE_CHANGE_PASSWORD',
        attributes: { ...attributes, email, email_verified: 'true' },
        requiredAttributes,
      });
      putPassword(user, temporaryPassword);
      pool.users.save();
      pool.outbox.send({ kind: 'invitation', to: email, code: temporaryPassword });
      return user;
    },
    create(email, password, attributes = {}) {
      const user = pool.users.add({
        status: 'CONFIRMED',
        attributes: { ...attributes, email, email_verified: 'true' },
      });
      putPassword(user, password);
      pool.users.save();
      return user;
    },
    setEnabled(email, enabled) {
      known(email).enabled = enabled;
      pool.users.save();
    },
    setGroup(email, group, member) {
      const user = known(email);
      user.groups = [...user.groups.filter((one) => one !== group), ...(member ? [group] : [])];
      pool.users.save();
    },
    remove(email) {
      const user = known(email);
      pool.tokens.revokeAll(user);
      pool.users.remove(user.sub);
    },
    find: (email) => pool.users.find(email),
  };
}
