// Changing passwords, and recovering forgotten ones.
import { fail } from '../errors.ts';
import { text } from '../input.ts';
import { checkClient } from './checks.ts';
import { countMessage, delivery, sendCode, spendCode } from './codes.ts';
import { checkFailures, checkPolicy, isPassword, refusePassword, setPassword } from './passwords.ts';
import type { Operations, Pool } from './pool.ts';
import type { User } from './users.ts';

/** A user who may receive a code; all others are treated like a name that nobody has. */
function recoverable(pool: Pool, name: string): User | undefined {
  const user = pool.users.find(name);
  const usable = user?.enabled && user.status !== 'EXTERNAL_PROVIDER' && user.attributes['email_verified'] === 'true';
  return usable ? user : undefined;
}

/** ChangePassword, ForgotPassword, ConfirmForgotPassword. */
export const recoveryOperations: Operations = {
  ChangePassword(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    const next = text(input, 'ProposedPassword');
    checkFailures(pool, user);
    // This is also how an account without a password gets its first one.
    if (user.password && !isPassword(user, text(input, 'PreviousPassword'))) refusePassword(pool, user);
    setPassword(pool, user, next);
    pool.users.save();
    return {};
  },

  ForgotPassword(pool, input) {
    checkClient(input);
    const name = text(input, 'Username');
    const user = recoverable(pool, name);
    if (!user) countMessage(pool, 'reset', name);
    const details = user ? sendCode(pool, user, 'reset', user.attributes['email'] ?? '') : delivery(name);
    return { CodeDeliveryDetails: details };
  },

  ConfirmForgotPassword(pool, input) {
    checkClient(input);
    const user = recoverable(pool, text(input, 'Username'));
    const code = text(input, 'ConfirmationCode');
    const password = text(input, 'Password');
    checkPolicy(pool, password);
    if (!user) fail('CodeMismatchException', 'Invalid verification code provided, please try again.');
    spendCode(pool, user, 'reset', code);
    setPassword(pool, user, password);
    if (user.status === 'FORCE_CHANGE_PASSWORD') user.status = 'CONFIRMED';
    pool.users.save();
    return {};
  },
};
