// Shared by the user pool's operations.
import type { Input } from '../input.ts';
import type { Outbox } from '../outbox.ts';
import type { PoolSettings } from '../settings.ts';
import type { Clock } from '../store.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import type { Triggers } from './triggers.ts';
import type { Users } from './users.ts';

/** The user pool's parts. */
export interface Pool {
  settings: PoolSettings;
  clock: Clock;
  users: Users;
  sessions: Sessions;
  tokens: Tokens;
  outbox: Outbox;
  triggers: Triggers;
  /** When messages were sent, by kind and address. */
  sent: Map<string, number[]>;
}

/** One operation of the protocol. The answer is sent as JSON. `origin` is that of the caller's site. */
export type Operation = (pool: Pool, input: Input, origin: string) => object | Promise<object>;

/** Operations by name. */
export type Operations = Readonly<Record<string, Operation>>;

/** Seconds since 1970. */
export const seconds = (clock: Clock) => Math.floor(clock() / 1000);
