// Codes sent by mail or text message: how long they are valid and how often they may be entered wrong.
import { randomInt } from 'node:crypto';
import { fail } from '../errors.ts';
import type { MessageKind } from '../outbox.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** Where a code went, masked. */
export interface Delivery {
  AttributeName: string;
  DeliveryMedium: 'EMAIL' | 'SMS';
  Destination: string;
}

const HOUR = 3_600_000;
const LIFETIME: Readonly<Record<string, number>> = {
  signUp: 24 * HOUR,
  attribute: 24 * HOUR,
  reset: HOUR,
  mfa: 180_000,
  signIn: 180_000,
};
const MOST_WRONG = 5;
/** Messages of a kind to one address per hour: the service allows 5 to 20. */
const MOST_MESSAGES = 10;
/** How long no code counts after too many wrong ones. */
const LOCK_MS = HOUR / 4;

/** An address masked for someone who may not know it. */
export function mask(address: string): string {
  if (!address.includes('@')) return address.replace(/[0-9](?=[0-9]{4})/g, '*');
  const [, first = '', domain = ''] = /^(.).*@(.)/u.exec(address) ?? [];
  return `${first}***@${domain}***`;
}

/** Describes the delivery of a code. */
export function delivery(to: string): Delivery {
  const mail = to.includes('@');
  return {
    AttributeName: mail ? 'email' : 'phone_number',
    DeliveryMedium: mail ? 'EMAIL' : 'SMS',
    Destination: mask(to),
  };
}

/** Refuses as long as there are too many wrong codes for this purpose. */
export function checkWrong(pool: Pool, user: User, purpose: string): void {
  const wrong = user.wrongCodes[purpose];
  if (wrong && wrong.count > MOST_WRONG && pool.clock() - wrong.at < LOCK_MS) {
    fail('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
}

/** Counts a wrong code. Fails with LimitExceededException from the sixth on. */
export function countWrong(pool: Pool, user: User, purpose: string): void {
  const before = user.wrongCodes[purpose];
  const recent = before && pool.clock() - before.at < LOCK_MS ? before.count : 0;
  user.wrongCodes[purpose] = { count: recent + 1, at: pool.clock() };
  pool.users.save();
  checkWrong(pool, user, purpose);
}

/** Refuses the eleventh message of a kind to an address within an hour, whether or not anybody has that address. */
export function countMessage(pool: Pool, kind: string, to: string): void {
  const key = `${kind} ${to.trim().toLowerCase()}`;
  const recent = (pool.sent.get(key) ?? []).filter((at) => at > pool.clock() - HOUR);
  if (recent.length >= MOST_MESSAGES) {
    fail('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  pool.sent.set(key, [...recent, pool.clock()]);
}

/**
 * Sends a new code. `purpose` begins with the kind of message, e.g. `attribute:email`. Wrong codes entered earlier still
 * count; otherwise six digits could be guessed.
 */
export function sendCode(pool: Pool, user: User, purpose: string, to: string): Delivery {
  checkWrong(pool, user, purpose);
  const [kind = ''] = purpose.split(':');
  countMessage(pool, kind, to);
  const digits = kind === 'signIn' ? 8 : 6;
  const code = String(randomInt(0, 10 ** digits)).padStart(digits, '0');
  user.codes[purpose] = { code, at: pool.clock() };
  pool.users.save();
  pool.outbox.send({ kind: kind as MessageKind, to, code });
  return delivery(to);
}

/** Uses a code up. Fails with CodeMismatch, ExpiredCode or LimitExceeded. */
export function spendCode(pool: Pool, user: User, purpose: string, code: string): void {
  checkWrong(pool, user, purpose);
  const sent = user.codes[purpose];
  const [kind = ''] = purpose.split(':');
  if (!sent || pool.clock() - sent.at > (LIFETIME[kind] ?? 0)) {
    fail('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (sent.code !== code) {
    countWrong(pool, user, purpose);
    fail('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  delete user.codes[purpose];
  delete user.wrongCodes[purpose];
  pool.users.save();
}
