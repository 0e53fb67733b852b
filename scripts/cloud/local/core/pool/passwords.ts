// Passwords: the pool's rules, and the lock after wrong attempts. The passwords themselves are never stored.
import { fail } from '../errors.ts';
import { NAMES } from '../settings.ts';
import { refuse } from './checks.ts';
import type { Pool } from './pool.ts';
import { makeVerifier, passwordFits } from './srp.ts';
import type { User } from './users.ts';

const LONGEST = 256;
const FREE_FAILURES = 5;
const LONGEST_LOCK_S = 900;

/** Refuses a password that the pool's rules do not allow. */
export function checkPolicy(pool: Pool, password: string): void {
  const { length, lower, upper, numbers, symbols } = pool.settings.password;
  const bad = (what: string) =>
    fail('InvalidPasswordException', `Password did not conform with policy: Password ${what}`);
  const characters = [...password].length;
  if (characters < length) bad('not long enough');
  if (characters > LONGEST) bad('too long');
  if (lower && !/\p{Ll}/u.test(password)) bad('must have lowercase characters');
  if (upper && !/\p{Lu}/u.test(password)) bad('must have uppercase characters');
  if (numbers && !/[0-9]/.test(password)) bad('must have numeric characters');
  if (symbols && !/[^\p{L}\p{N}]/u.test(password)) bad('must have symbol characters');
}

/** Sets a password without checking the rules, for an operator's temporary passwords. */
export function putPassword(user: User, password: string): void {
  user.password = makeVerifier(NAMES.poolName, user.username, password);
}

/** Sets a password that satisfies the rules, and clears the wrong attempts. */
export function setPassword(pool: Pool, user: User, password: string): void {
  checkPolicy(pool, password);
  putPassword(user, password);
  user.failures = 0;
}

/** Whether a password sent in plain form is right. */
export function isPassword(user: User, password: string): boolean {
  return user.password !== undefined && passwordFits(NAMES.poolName, user.username, password, user.password);
}

/** Refuses while the account is locked after wrong passwords. */
export function checkFailures(pool: Pool, user: User | undefined): void {
  if (!user || user.failures <= FREE_FAILURES) return;
  const lockSeconds = Math.min(2 ** (user.failures - FREE_FAILURES), LONGEST_LOCK_S);
  if (pool.clock() - user.failedAt < lockSeconds * 1000) {
    fail('NotAuthorizedException', 'Password attempts exceeded');
  }
}

/** Counts a wrong password and refuses. */
export function refusePassword(pool: Pool, user: User | undefined): never {
  if (user) {
    user.failures += 1;
    user.failedAt = pool.clock();
    pool.users.save();
    checkFailures(pool, user);
  }
  refuse();
}
