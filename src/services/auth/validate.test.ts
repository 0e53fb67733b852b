import { beforeEach, describe, expect, it } from 'vitest';
import {
  challengeOf,
  EMAIL,
  failureOf,
  openWorld,
  PASSWORD,
  refusal,
  type World,
} from '../../../tests/setup/accounts.ts';
import { AuthError } from './authError.ts';
import { createContext } from './context.ts';
import { libraryError } from './library/libraryErrors.ts';
import { attemptOf, openAttempt } from './signIn/challenges.ts';
import type { Challenge } from './types.ts';
import { createUnconfiguredAuth } from './unconfigured.ts';
import { challengeAnswerOf, codeOf, passwordOf, usernameOf } from './validate.ts';

let world: World;
beforeEach(() => {
  world = openWorld({ auth: { identityPoolId: undefined } });
});

/** A challenge as if the service had asked. */
function asked(name: Challenge['name'], rest: object = {}): Challenge {
  const { library } = createContext(world.env);
  return { name, attempt: openAttempt({ user: library.user(EMAIL), stay: true }, Date.now()), ...rest } as Challenge;
}

describe('validation before sending', () => {
  it('VAL-1: the user name', async () => {
    const { auth } = world;
    const empty = ['EmptyUsername', 'Username cannot be empty'];
    for (const name of ['', '   ']) {
      expect(await refusal(auth.signUp({ username: name, password: PASSWORD }))).toEqual(empty);
      expect(await refusal(auth.confirmSignUp(name, '123456'))).toEqual(empty);
      expect(await refusal(auth.resendSignUp(name))).toEqual(empty);
      expect(await refusal(auth.signIn(name, PASSWORD))).toEqual(empty);
      expect(await refusal(auth.signInByMailCode(name))).toEqual(empty);
      expect(await refusal(auth.startMagicLink(name))).toEqual(empty);
      expect(await refusal(auth.forgotPassword(name))).toEqual(empty);
      expect(await refusal(auth.forgotPasswordSubmit(name, '123456', PASSWORD))).toEqual(empty);
    }
    expect(world.sent).toEqual([]);
  });

  it('VAL-2: the password', async () => {
    const empty = ['EmptyPassword', 'Password cannot be empty'];
    expect(await refusal(world.auth.signUp({ username: EMAIL, password: '' }))).toEqual(empty);
    expect(await refusal(world.auth.forgotPasswordSubmit(EMAIL, '123456', ''))).toEqual(empty);
    const challenge = asked('NEW_PASSWORD_REQUIRED', { userAttributes: {}, requiredAttributes: [] });
    expect(await refusal(world.auth.completeNewPassword(challenge, ''))).toEqual(empty);
    expect(await refusal(world.auth.signIn(EMAIL, ''))).toEqual(empty);
    expect(world.sent).toEqual([]);
  });

  it('VAL-3: the code', async () => {
    const empty = ['EmptyCode', 'Confirmation code cannot be empty'];
    expect(await refusal(world.auth.confirmSignUp(EMAIL, ' '))).toEqual(empty);
    expect(await refusal(world.auth.confirmSignIn(asked('SMS_MFA', { destination: '' }), ''))).toEqual(empty);
    expect(await refusal(world.auth.confirmSignIn(asked('EMAIL_OTP', { destination: '' }), ''))).toEqual(empty);
    expect(await refusal(world.auth.verifyAttribute('email', ''))).toEqual(empty);
    expect(await refusal(world.auth.forgotPasswordSubmit(EMAIL, '', PASSWORD))).toEqual(empty);
    expect(world.sent).toEqual([]);
  });

  it('VAL-4: the answer to a custom challenge', async () => {
    const challenge = asked('CUSTOM_CHALLENGE', { parameters: {} });
    const empty = ['EmptyChallengeResponse', 'Challenge response cannot be empty'];
    expect(await refusal(world.auth.answerCustomChallenge(challenge, '  '))).toEqual(empty);
    expect(await refusal(world.auth.finishMagicLink(''))).toEqual(empty);
  });

  it('VAL-5: signing up with neither a text nor an object', async () => {
    for (const given of [undefined, null, 5, true, ['a']]) {
      const error = await failureOf(world.auth.signUp(given as unknown as string));
      expect([error.code, error.message]).toEqual(['SignUpError', 'Error creating account']);
      expect(String(error.cause)).toContain('The first parameter must be a non-empty string or an object');
    }
  });

  it('VAL-6: signing in with neither a text nor a name and a password', async () => {
    const message = 'The username should either be a string or one of the sign in types';
    for (const given of [undefined, null, 5, {}, { username: 5 }]) {
      expect(await refusal(world.auth.signIn(given as unknown as string))).toEqual(['InvalidUsername', message]);
    }
  });

  it('VAL-9: the session of nobody', async () => {
    expect(await refusal(world.auth.userSession(null))).toEqual([
      'EmptyUserSession',
      'Failed to get the session because the user is empty',
    ]);
  });

  it('VAL-10: the plain flow without a password', async () => {
    const plain = world.auth.signIn({ username: EMAIL, flow: 'USER_PASSWORD_AUTH' });
    expect(await refusal(plain)).toEqual(['EmptyPassword', 'PASSWORD parameter is required']);
    expect(world.sent).toEqual([]);
  });

  it('VAL-11: a flow that does not exist', async () => {
    const unknown = world.auth.signIn({ username: EMAIL, password: PASSWORD, flow: 'BY_SMILE' });
    expect((await refusal(unknown))[1]).toBe('Authentication flow type is invalid.');
  });

  it('VAL-12: the library refuses an empty new password as well', async () => {
    const { library } = createContext(world.env);
    const user = library.user(EMAIL);
    const none = () => {};
    const error = await new Promise((resolve) =>
      user.completeNewPasswordChallenge('', {}, { onSuccess: none, onFailure: resolve }),
    );
    expect(libraryError(error)).toMatchObject({ code: 'EmptyPassword', message: 'New password is required.' });
  });

  it('VAL-13: a user without a name', () => {
    const { library } = createContext(world.env);
    const make = () => library.user(undefined as unknown as string);
    expect(make).toThrow('Username and Pool information are required.');
  });

  it('VAL-14: first the pool, then the name, then the code, then the password', async () => {
    const off = createUnconfiguredAuth();
    expect((await failureOf(off.forgotPasswordSubmit('', '', ''))).code).toBe('MissingAuthConfig');
    expect((await failureOf(world.auth.forgotPasswordSubmit('', '', ''))).code).toBe('EmptyUsername');
    expect((await failureOf(world.auth.forgotPasswordSubmit(EMAIL, '', ''))).code).toBe('EmptyCode');
    expect((await failureOf(world.auth.forgotPasswordSubmit(EMAIL, '1', ''))).code).toBe('EmptyPassword');
  });

  it('all reject with a named error and never throw synchronously', async () => {
    const work = world.auth.signIn('', '');
    expect(work).toBeInstanceOf(Promise);
    const error = await failureOf(work);
    expect([error.name, error instanceof AuthError]).toEqual(['AuthError', true]);
  });
});

describe('bad inputs', () => {
  it('row 1: e-mail addresses are trimmed; impossible ones are not sent', () => {
    expect(usernameOf(' Anna@Example.com ')).toBe('Anna@Example.com');
    expect(usernameOf('a@b')).toBe('a@b');
    expect(() => usernameOf('a b@c')).toThrow(AuthError);
    expect(() => usernameOf(`${'a'.repeat(10_000)}@example.com`)).toThrow(AuthError);
  });

  it('row 1: the pool compares addresses without regard to case', async () => {
    expect(await world.signIn(' ANNA@Example.com ')).toMatchObject({ kind: 'signedIn', user: { email: EMAIL } });
  });

  it('row 2: a password is too long, or goes through as it is', async () => {
    expect(() => passwordOf('x'.repeat(257))).toThrow(AuthError);
    expect(passwordOf(' leading blank 🐎')).toBe(' leading blank 🐎');
    world.cloud.operators.create('emoji@example.com', ' 🐎 horse battery');
    expect(await world.signIn('emoji@example.com', ' 🐎 horse battery')).toMatchObject({ kind: 'signedIn' });
    await world.auth.signOut();
    expect((await failureOf(world.signIn('emoji@example.com', '🐎 horse battery'))).code).toBe(
      'NotAuthorizedException',
    );
  });

  it('row 3: full-width digits and spaces in codes', () => {
    expect(codeOf('１２３４５６')).toBe('123456');
    expect(codeOf(' 123 456 ')).toBe('123456');
    expect(challengeAnswerOf(' １２３ 456 ')).toBe('123456');
    expect(challengeAnswerOf(' a secret ')).toBe('a secret');
  });

  it('an answer to a challenge of another kind or another page is refused', () => {
    const challenge = asked('SMS_MFA', { destination: '' });
    expect(() => attemptOf(challenge, 'EMAIL_OTP')).toThrow('This challenge is not open');
    expect(() => attemptOf({ ...challenge, attempt: { ...challenge.attempt } }, 'SMS_MFA')).toThrow(AuthError);
    expect(challengeOf({ kind: 'challenge', challenge }, 'SMS_MFA')).toBe(challenge);
  });
});
