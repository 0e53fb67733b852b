// NEW_PASSWORD_REQUIRED: the first sign-in of a user created by an operator.
import { fail } from '../errors.ts';
import { type Input, text } from '../input.ts';
import { checkAttribute } from './attributes.ts';
import { afterPassword } from './outcome.ts';
import { setPassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

const PREFIX = 'userAttributes.';

/** Sets the new password and the missing attributes. */
export function answerNewPassword(pool: Pool, user: User, answers: Input): object {
  const given = Object.entries(answers)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, value]) => [name.slice(PREFIX.length), String(value)] as const);
  const missing = (user.requiredAttributes ?? []).filter(
    (name) => !user.attributes[name] && !given.some(([one, value]) => one === name && value !== ''),
  );
  if (missing.length > 0) fail('InvalidParameterException', `Attribute value for ${missing.join()} must not be null`);
  for (const [name, value] of given) checkAttribute(pool, name, value);
  setPassword(pool, user, text(answers, 'NEW_PASSWORD'));
  for (const [name, value] of given) user.attributes[name] = value;
  user.status = 'CONFIRMED';
  user.requiredAttributes = undefined;
  pool.users.save();
  return afterPassword(pool, user);
}
