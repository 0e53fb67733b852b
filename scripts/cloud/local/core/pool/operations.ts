// The user pool: assembles its parts and all operations of its protocol.

import type { Outbox } from '../outbox.ts';
import { NAMES, type PoolSettings } from '../settings.ts';
import type { Clock, Store } from '../store.ts';
import { attributeOperations } from './attributes.ts';
import { deviceOperations } from './devices.ts';
import { endingOperations } from './endings.ts';
import type { TokenKeys } from './keys.ts';
import { mfaOperations } from './mfa.ts';
import type { Operations, Pool } from './pool.ts';
import { recoveryOperations } from './recovery.ts';
import { respondOperations } from './respond.ts';
import { createSessions } from './sessions.ts';
import { signInOperations } from './signIn.ts';
import { signUpOperations } from './signUp.ts';
import { openTokens } from './tokens.ts';
import type { ClaimsTrigger, Triggers } from './triggers.ts';
import { openUsers } from './users.ts';

/** All operations that a client without AWS credentials may call. */
export const poolOperations: Operations = {
  ...signUpOperations,
  ...signInOperations,
  ...respondOperations,
  ...attributeOperations,
  ...deviceOperations,
  ...mfaOperations,
  ...recoveryOperations,
  ...endingOperations,
};

/** Path of the public key under the pool's endpoint. */
export const JWKS_PATH = `/${NAMES.userPoolId}/.well-known/jwks.json`;

/** Opens the pool of a store. */
export function openPool(
  store: Store,
  clock: Clock,
  settings: PoolSettings,
  outbox: Outbox,
  triggers: Triggers,
  keys: TokenKeys,
  claims: ClaimsTrigger,
): Pool {
  const users = openUsers(store, clock);
  const tokens = openTokens(store, clock, settings, users, keys, claims);
  const sessions = createSessions(clock, settings.sessionSeconds);
  return { settings, clock, users, sessions, tokens, outbox, triggers, sent: new Map() };
}
