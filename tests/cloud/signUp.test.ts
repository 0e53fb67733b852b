// Sign-up, confirmation and password recovery with the stock library.
import { describe, expect, it } from 'vitest';
import { call, codeOf, PASSWORD, Profile, startCloud } from './library.ts';

const EMAIL = 'ada@example.com';

describe('a new account', () => {
  const cloud = startCloud();
  const browser = new Profile(cloud);

  it('refuses a short password and an invalid address', async () => {
    expect(await codeOf(browser.signUp(EMAIL, 'short'))).toBe('InvalidPasswordException');
    expect(await codeOf(browser.signUp('ada'))).toBe('InvalidParameterException');
    expect(await codeOf(browser.signUp(EMAIL, 'x'.repeat(257)))).toBe('InvalidPasswordException');
  });

  it('refuses attributes that clients may not write', async () => {
    expect(await codeOf(browser.signUp(EMAIL, PASSWORD, { email_verified: 'true' }))).toBe('NotAuthorizedException');
    expect(await codeOf(browser.signUp(EMAIL, PASSWORD, { sub: 'x' }))).toBe('NotAuthorizedException');
  });

  it('sends a code and masks the address', async () => {
    const done = await browser.signUp(EMAIL, PASSWORD, { name: 'Ada' });
    expect(done.userConfirmed).toBe(false);
    expect(done.codeDeliveryDetails).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: 'a***@e***',
    });
    expect(cloud.lastMessage(EMAIL)).toMatchObject({ kind: 'signUp', code: expect.stringMatching(/^\d{6}$/) });
  });

  it('is not created twice, in upper or lower case', async () => {
    expect(await codeOf(browser.signUp('ADA@Example.com'))).toBe('UsernameExistsException');
  });

  it('cannot sign in before it is confirmed', async () => {
    const { outcome } = await browser.signIn(EMAIL);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'UserNotConfirmedException' });
  });

  it('accepts the code sent last, once', async () => {
    const first = cloud.lastMessage(EMAIL).code ?? '';
    await call((done) => browser.user(EMAIL).resendConfirmationCode(done));
    const second = cloud.lastMessage(EMAIL).code ?? '';
    const confirm = (code: string) => call((done) => browser.user(EMAIL).confirmRegistration(code, false, done));
    if (first !== second) expect(await codeOf(confirm(first))).toBe('CodeMismatchException');
    expect(await confirm(second)).toBe('SUCCESS');
    expect(await codeOf(confirm(second))).toBe('NotAuthorizedException');
    expect(await codeOf(call((done) => browser.user(EMAIL).resendConfirmationCode(done)))).toBe(
      'InvalidParameterException',
    );
  });

  it('signs in by SRP, with the address in upper or lower case', async () => {
    const { session } = await browser.enter('Ada@EXAMPLE.com');
    expect(session.isValid()).toBe(true);
    expect(session.getIdToken().payload).toMatchObject({ email: EMAIL, email_verified: true, name: 'Ada' });
  });

  it('gives a stranger the same answers', async () => {
    const wrong = await browser.signIn(EMAIL, 'wrong horse battery');
    const unknown = await browser.signIn('nobody@example.com');
    expect(wrong.outcome).toEqual(unknown.outcome);
    expect(wrong.outcome).toMatchObject({ code: 'NotAuthorizedException', message: 'Incorrect username or password.' });
  });
});

describe('codes', () => {
  it('are not accepted for a quarter of an hour after five wrong ones', async () => {
    const cloud = startCloud();
    const browser = new Profile(cloud);
    await browser.signUp(EMAIL);
    const confirm = (code: string) =>
      codeOf(call((done) => browser.user(EMAIL).confirmRegistration(code, false, done)));
    const { code = '' } = cloud.lastMessage(EMAIL);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(await confirm(wrong)).toBe('CodeMismatchException');
    expect(await confirm(wrong)).toBe('LimitExceededException');
    expect(await confirm(code)).toBe('LimitExceededException');
    expect(await codeOf(call((done) => browser.user(EMAIL).resendConfirmationCode(done)))).toBe(
      'LimitExceededException',
    );
    cloud.later(16 * 60_000);
    expect(await confirm(code)).toBe('none');
  });

  it('expire', async () => {
    const cloud = startCloud();
    const browser = new Profile(cloud);
    await browser.signUp(EMAIL);
    cloud.later(25 * 3_600_000);
    const { code = '' } = cloud.lastMessage(EMAIL);
    expect(await codeOf(call((done) => browser.user(EMAIL).confirmRegistration(code, false, done)))).toBe(
      'ExpiredCodeException',
    );
  });
});

describe('a forgotten password', () => {
  const cloud = startCloud();
  const browser = new Profile(cloud);
  cloud.operators.create(EMAIL, PASSWORD);
  const forgot = (email: string) =>
    call<{ CodeDeliveryDetails: object }>((done) =>
      browser.user(email).forgotPassword({ onSuccess: (data) => done(null, data as never), onFailure: done }),
    );
  const reset = (email: string, code: string, password: string) =>
    call((done) =>
      browser.user(email).confirmPassword(code, password, { onSuccess: (text) => done(null, text), onFailure: done }),
    );

  it('does not reveal whether there is an account', async () => {
    const known = await forgot(EMAIL);
    const unknown = await forgot('abc@elsewhere.example');
    expect(unknown).toEqual(known);
    expect(cloud.outbox.messages()).toHaveLength(1);
    expect(await codeOf(reset('abc@elsewhere.example', '123456', PASSWORD))).toBe('CodeMismatchException');
  });

  it('is replaced using the code', async () => {
    const { code = '' } = cloud.lastMessage(EMAIL);
    expect(await codeOf(reset(EMAIL, code, 'short'))).toBe('InvalidPasswordException');
    expect(await reset(EMAIL, code, 'another horse 🐎 battery')).toBe('SUCCESS');
    expect((await browser.signIn(EMAIL)).outcome.kind).toBe('failed');
    expect((await browser.signIn(EMAIL, 'another horse 🐎 battery')).outcome.kind).toBe('signedIn');
    expect(await codeOf(reset(EMAIL, code, PASSWORD))).toBe('ExpiredCodeException');
  });

  it('locks after too many wrong ones, longer each time', async () => {
    for (let tries = 0; tries < 5; tries += 1) await browser.signIn(EMAIL, 'wrong horse battery');
    const sixth = await browser.signIn(EMAIL, 'wrong horse battery');
    expect(sixth.outcome).toMatchObject({ message: 'Password attempts exceeded' });
    cloud.later(5000);
    expect((await browser.signIn(EMAIL, 'another horse 🐎 battery')).outcome.kind).toBe('signedIn');
  });
});
