import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { AuthError, authTextCode, authTextCodes, needsClockHint } from './authError.ts';

const textOf = (code: string, message = '', statusCode?: number) =>
  authTextCode(new AuthError(code, message, { statusCode }));

it('every code has a text in all languages', () => {
  for (const { code } of locales) {
    const codes = ['account', 'account.more'].flatMap((name) => {
      const { errors } = JSON.parse(readFileSync(`locales/${code}/${name}.json`, 'utf8')) as { errors: object };
      return Object.keys(errors);
    });
    expect(codes.toSorted(), code).toEqual([...authTextCodes].toSorted());
  }
});

it('codes with the same meaning share a text', () => {
  expect(textOf('UserNotFoundException', 'User does not exist.')).toBe('NotAuthorizedException');
  expect(textOf('NotAuthorizedException', 'Incorrect username or password.')).toBe('NotAuthorizedException');
  expect(textOf('ThrottlingException')).toBe('TooManyRequestsException');
  expect(textOf('MissingAuthConfig')).toBe('NotConfigured');
});

it('one code with several meanings has several texts', () => {
  const meanings = {
    'User is disabled.': 'UserDisabled',
    'User is disabled': 'UserDisabled',
    'Password attempts exceeded': 'TooManyAttempts',
    'Access Token has been revoked': 'SessionExpired',
    'Refresh Token has expired': 'SessionExpired',
    'Invalid Refresh Token': 'SessionExpired',
    'Invalid session for the user, session is expired.': 'AttemptExpired',
    'User cannot be confirmed. Current status is CONFIRMED': 'AlreadyConfirmed',
    'Access Token does not have required scopes': 'NotAllowed',
  };
  for (const [message, text] of Object.entries(meanings)) {
    expect(textOf('NotAuthorizedException', message), message).toBe(text);
  }
});

it('unknown failures get a generic text, depending on whose fault it is', () => {
  expect(textOf('NewException', '', 503)).toBe('ServiceError');
  expect(textOf('NewException', '', 400)).toBe('UnknownError');
  expect(authTextCode(new Error('x'))).toBe('UnknownError');
  expect(authTextCode(undefined)).toBe('UnknownError');
  expect(needsClockHint(new AuthError('a', 'b', { clockSkewMs: 400_000 }))).toBe(true);
  expect(needsClockHint(new AuthError('a', 'b'))).toBe(false);
});
