// Input validation before anything is sent (VAL-1 to VAL-8). Checks throw AuthErrors; callers are async, so they reject.
import { AuthError } from './authFailure.ts';
import type { MfaName } from './types.ts';

/** Longest e-mail address that is sent anywhere (RFC 5321). */
const MOST_USERNAME = 254;
/** The longest password the user pool accepts. */
const MOST_PASSWORD = 256;

/** A user name or e-mail address, trimmed. The service compares it case-insensitively. */
export function usernameOf(value: unknown): string {
  if (typeof value !== 'string' && value !== undefined && value !== null) {
    throw new AuthError('InvalidUsername', 'The username should either be a string or one of the sign in types');
  }
  const username = value?.trim() ?? '';
  if (username === '') throw new AuthError('EmptyUsername', 'Username cannot be empty');
  if (/\s/.test(username) || username.length > MOST_USERNAME) {
    throw new AuthError('InvalidParameterException', 'The e-mail address is not valid');
  }
  return username;
}

/** A password as typed: spaces are part of it. */
export function passwordOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new AuthError('EmptyPassword', 'Password cannot be empty');
  if (value.length > MOST_PASSWORD) {
    throw new AuthError('InvalidPasswordException', `Password did not conform with policy: at most ${MOST_PASSWORD}`);
  }
  return value;
}

const FULL_WIDTH_ZERO = 0xff10;

/** A code with full-width digits normalised and spaces removed (cloud.md 5.5, row 3). */
export function codeOf(value: unknown): string {
  const code = typeof value === 'string' ? value.replace(/[\s\u200b\ufeff]+/g, '') : '';
  if (code === '') throw new AuthError('EmptyCode', 'Confirmation code cannot be empty');
  return code.replace(/[\uff10-\uff19]/g, (digit) => String((digit.codePointAt(0) ?? 0) - FULL_WIDTH_ZERO));
}

/** The answer to a custom challenge: a code or the secret of a link. */
export function challengeAnswerOf(value: unknown): string {
  const answer = typeof value === 'string' ? value.trim() : '';
  if (answer === '') throw new AuthError('EmptyChallengeResponse', 'Challenge response cannot be empty');
  return /^[\s\d\uff10-\uff19]+$/.test(answer) ? codeOf(answer) : answer;
}

const methods: Readonly<Record<string, MfaName | 'NOMFA'>> = {
  TOTP: 'SOFTWARE_TOKEN_MFA',
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA',
  SMS: 'SMS_MFA',
  SMS_MFA: 'SMS_MFA',
  NOMFA: 'NOMFA',
};

/** A second factor by its short or its long name. */
export function mfaMethodOf(value: unknown): MfaName | 'NOMFA' {
  const method = typeof value === 'string' && Object.hasOwn(methods, value) ? methods[value] : undefined;
  if (!method) throw new AuthError('NoMFA', 'No valid MFA method provided');
  return method;
}
