// Refusals shared by many operations.
import { fail } from '../errors.ts';
import type { Input } from '../input.ts';
import { NAMES } from '../settings.ts';
import type { User } from './users.ts';

/** Refuses requests of another client. */
export function checkClient(input: Input): void {
  if (input['ClientId'] !== NAMES.clientId) {
    fail('ResourceNotFoundException', `User pool client ${String(input['ClientId'])} does not exist.`);
  }
}

/** The same answer to a wrong password, an unknown user and everything in between. */
export function refuse(): never {
  fail('NotAuthorizedException', 'Incorrect username or password.');
}

/** Refuses a disabled user. */
export function checkEnabled(user: User): void {
  if (!user.enabled) fail('NotAuthorizedException', 'User is disabled.');
}
