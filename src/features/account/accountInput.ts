// Account input other than sign-in (codes, phone numbers, new passwords): validated and converted to the form the
// service accepts.
import { PASSWORD_LIMIT } from './input.ts';

/** The pool's rule (scripts/cloud/template.yaml, PasswordPolicy): only the length counts. */
export const PASSWORD_LEAST = 12;

/** A code in the service's form: full-width and other digits become 0 to 9, blanks and hyphens are removed. */
export function normalizeCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff\-\u2010-\u2015]/g, '');
}

/** The digits of every script come in runs of ten, starting with zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** A phone number in the service's form: + and digits; undefined when it is not one. */
export function normalizePhone(typed: string): string | undefined {
  const digits = typed
    .normalize('NFKC')
    .replace(/[\s().\-/\u2010-\u2015]/g, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

/** One condition of a password and whether it holds. */
export interface PasswordRule {
  readonly name: 'length';
  readonly count: number;
  readonly met: boolean;
}

/** The conditions of a password in display order. A character outside the BMP counts once. */
export function passwordRules(password: string): readonly PasswordRule[] {
  return [{ name: 'length', count: PASSWORD_LEAST, met: [...password].length >= PASSWORD_LEAST }];
}

/** What is wrong with a new password. */
export function passwordProblem(password: string): 'passwordEmpty' | 'passwordLong' | 'passwordWeak' | undefined {
  if (password === '') return 'passwordEmpty';
  if (password.length > PASSWORD_LIMIT) return 'passwordLong';
  return passwordRules(password).every(({ met }) => met) ? undefined : 'passwordWeak';
}
