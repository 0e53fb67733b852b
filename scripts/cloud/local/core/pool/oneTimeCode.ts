// USER_AUTH: the client chooses its first factor, for example a code by mail.
import { fail } from '../errors.ts';
import { type Input, optionalText, text } from '../input.ts';
import { checkEnabled, refuse } from './checks.ts';
import { countMessage, mask, sendCode, spendCode } from './codes.ts';
import { afterDevice, afterPassword, challenge } from './outcome.ts';
import { beginSrp } from './passwordProof.ts';
import { checkFailures, isPassword, refusePassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { SignInStep } from './sessions.ts';

/**
 * Factors in the order in which they are offered. As on AWS, the pool must allow the code by mail, and a second factor rules
 * it out.
 */
function choices(pool: Pool, name: string): string[] {
  const user = pool.users.find(name);
  const usable = !user || (user.mfa.length === 0 && user.attributes['email'] !== undefined);
  const byMail = usable && pool.settings.mfa !== 'ON' && pool.settings.firstFactors.includes('EMAIL_OTP');
  return [...(byMail ? ['EMAIL_OTP'] : []), 'PASSWORD', 'PASSWORD_SRP'];
}

function askCode(pool: Pool, name: string, available: readonly string[], deviceKey?: string): object {
  const user = pool.users.find(name);
  if (user?.status === 'UNCONFIRMED') fail('UserNotConfirmedException', 'User is not confirmed.');
  const to = user?.attributes['email'] ?? name;
  if (!user) countMessage(pool, 'signIn', to);
  if (user) {
    checkEnabled(user);
    sendCode(pool, user, 'signIn', to);
  }
  return {
    ...challenge(
      pool,
      'EMAIL_OTP',
      { sub: user?.sub, deviceKey },
      { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: mask(to) },
    ),
    AvailableChallenges: available,
  };
}

/** A password sent in plain form. */
export function checkSentPassword(pool: Pool, name: string, input: Input): object {
  const user = pool.users.find(name);
  checkFailures(pool, user);
  if (!user || !isPassword(user, text(input, 'PASSWORD'))) refusePassword(pool, user);
  checkEnabled(user);
  return afterPassword(pool, user, optionalText(input, 'DEVICE_KEY'));
}

function begin(pool: Pool, name: string, factor: string, input: Input, available: readonly string[]): object {
  const deviceKey = optionalText(input, 'DEVICE_KEY');
  if (factor === 'EMAIL_OTP' && available.includes(factor)) return askCode(pool, name, available, deviceKey);
  if (factor === 'PASSWORD_SRP') return beginSrp(pool, name, input);
  if (factor === 'PASSWORD') return checkSentPassword(pool, name, input);
  fail('InvalidParameterException', `${factor} is not available for this user`);
}

/** Begins a sign-in whose factor the client has chosen (PREFERRED_CHALLENGE) or will choose (SELECT_CHALLENGE). */
export function beginUserAuth(pool: Pool, name: string, parameters: Input): object {
  const available = choices(pool, name);
  const preferred = optionalText(parameters, 'PREFERRED_CHALLENGE');
  const complete = preferred === 'EMAIL_OTP' || (preferred && (parameters['SRP_A'] ?? parameters['PASSWORD']));
  if (preferred && complete && available.includes(preferred))
    return begin(pool, name, preferred, parameters, available);
  return {
    ...challenge(pool, 'SELECT_CHALLENGE', { srpName: name, choices: available }, { USERNAME: name }),
    AvailableChallenges: available,
  };
}

/** Answers SELECT_CHALLENGE. */
export function selectChallenge(pool: Pool, step: SignInStep, answers: Input): object {
  return begin(pool, step.srpName ?? '', text(answers, 'ANSWER'), answers, step.choices ?? []);
}

/** Answers EMAIL_OTP. A wrong code leaves the challenge open. */
export function answerCode(pool: Pool, step: SignInStep, answers: Input, end: () => void): object {
  const code = text(answers, 'EMAIL_OTP_CODE');
  const user = pool.users.get(step.sub ?? '');
  if (!user) fail('CodeMismatchException', 'Invalid code or auth state for the user.');
  checkEnabled(user);
  spendCode(pool, user, 'signIn', code);
  end();
  if (user.status === 'EXTERNAL_PROVIDER') refuse();
  user.attributes['email_verified'] = 'true';
  // A second factor may have been added to the account since the code was sent.
  return afterDevice(pool, user, step.deviceKey);
}
