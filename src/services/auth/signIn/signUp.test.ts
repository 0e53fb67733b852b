import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, failureOf, openWorld, PASSWORD, type World } from '../../../../tests/setup/accounts.ts';
import { authTextCode } from '../authError.ts';

const NEW = 'neu@example.com';
let world: World;
beforeEach(() => {
  world = openWorld({ auth: { identityPoolId: undefined } });
});

describe('creating an account', () => {
  it('SUP-1: returns the user and where the code was sent', async () => {
    const result = await world.auth.signUp({ username: NEW, password: PASSWORD, attributes: { email: NEW } });
    expect(result).toEqual({
      username: NEW,
      userConfirmed: false,
      userSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      codeDelivery: { attribute: 'email', medium: 'EMAIL', destination: expect.stringMatching(/^n\*+@/) },
    });
    expect(world.events.map(({ name }) => name)).toEqual(['signUp']);
  });

  it("SUP-2: passes on the provider's error and reports it", async () => {
    const taken = await failureOf(
      world.auth.signUp({ username: EMAIL, password: PASSWORD, attributes: { email: EMAIL } }),
    );
    expect([taken.code, authTextCode(taken)]).toEqual(['UsernameExistsException', 'UsernameExistsException']);
    const weak = await failureOf(world.auth.signUp({ username: NEW, password: 'short', attributes: { email: NEW } }));
    expect(weak.code).toBe('InvalidPasswordException');
    expect(world.events.map(({ name, reason }) => [name, reason])).toEqual([
      ['signUp_failure', 'UsernameExistsException'],
      ['signUp_failure', 'InvalidPasswordException'],
    ]);
    for (const code of ['InvalidParameterException', 'LimitExceededException', 'CodeDeliveryFailureException']) {
      world.cloud.faults.add({ operation: 'SignUp', kind: 'status', status: 400, code, times: 1 });
      const error = await failureOf(world.auth.signUp(NEW, PASSWORD, NEW));
      expect([error.code, authTextCode(error)]).toEqual([code, code]);
    }
  });

  it('SUP-3: a confirmation takes no address from another account unless told to', async () => {
    await world.auth.signUp(NEW, PASSWORD, NEW);
    await world.auth.confirmSignUp(NEW, world.mail(NEW).code);
    expect(await world.signIn(NEW)).toMatchObject({ kind: 'signedIn', user: { email: NEW } });
    await failureOf(world.auth.confirmSignUp(NEW, '000000', { moveAlias: true }));
    const sent = world.sent.filter(({ operation }) => operation === 'ConfirmSignUp');
    expect(sent.map(({ body }) => body['ForceAliasCreation'])).toEqual([false, true]);
  });

  it('SUP-4: the code is sent again, to the same place', async () => {
    await world.auth.signUp(NEW, PASSWORD, NEW);
    const before = world.cloud.outbox.messages().length;
    expect(await world.auth.resendSignUp(NEW)).toMatchObject({
      medium: 'EMAIL',
      destination: expect.stringMatching(/^n\*/),
    });
    expect(world.cloud.outbox.messages()).toHaveLength(before + 1);
    await world.auth.confirmSignUp(NEW, world.mail(NEW).code);
  });

  it('SUP-5: signing in before the confirmation says so', async () => {
    await world.auth.signUp(NEW, PASSWORD, NEW);
    const error = await failureOf(world.signIn(NEW));
    expect([error.code, authTextCode(error)]).toEqual(['UserNotConfirmedException', 'UserNotConfirmedException']);
  });

  it('VAL-15: attributes become name/value pairs; the old form puts e-mail second and phone third', async () => {
    await world.auth.signUp({ username: NEW, password: PASSWORD, attributes: { email: ` ${NEW} `, name: 'Neu' } });
    await world.auth.signUp('b@example.com', PASSWORD, 'b@example.com', '+491701234567');
    expect(world.sent.map(({ body }) => body['UserAttributes'])).toEqual([
      [
        { Name: 'email', Value: NEW },
        { Name: 'name', Value: 'Neu' },
      ],
      [
        { Name: 'email', Value: 'b@example.com' },
        { Name: 'phone_number', Value: '+491701234567' },
      ],
    ]);
  });
});

describe('a forgotten password', () => {
  it('SUP-6: gives the same response whether or not the person exists', async () => {
    const known = await world.auth.forgotPassword(EMAIL);
    const unknown = await world.auth.forgotPassword('anna.nobody@example.com');
    expect([known.medium, unknown.medium]).toEqual(['EMAIL', 'EMAIL']);
    for (const { destination } of [known, unknown]) expect(destination).toMatch(/^a\*+@e\*+$/);
  });

  it('SUP-7: the code sets the new password; failures are reported', async () => {
    await world.auth.forgotPassword(EMAIL);
    const wrong = await failureOf(world.auth.forgotPasswordSubmit(EMAIL, '000000', 'another horse battery'));
    expect(wrong.code).toBe('CodeMismatchException');
    await world.auth.forgotPasswordSubmit(EMAIL, world.mail().code, 'another horse battery');
    expect(await world.signIn(EMAIL, 'another horse battery')).toMatchObject({ kind: 'signedIn' });
    expect(world.events.map(({ name }) => name)).toEqual([
      'forgotPassword',
      'forgotPasswordSubmit_failure',
      'forgotPasswordSubmit',
      'signIn',
    ]);
  });

  it('bad input row 4: too many wrong codes have a limit of their own', async () => {
    await world.auth.forgotPassword(EMAIL);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      codes.push((await failureOf(world.auth.forgotPasswordSubmit(EMAIL, '000000', PASSWORD))).code);
    }
    expect(codes.at(-1)).toBe('LimitExceededException');
  });

  it('bad input row 5: an unknown address gives the same text when it is confirmed, reset or sent again', async () => {
    const nobody = 'nobody@example.com';
    for (const address of [EMAIL, nobody]) await world.auth.forgotPassword(address);
    const known = await failureOf(world.auth.forgotPasswordSubmit(EMAIL, '000000', PASSWORD));
    const unknown = await failureOf(world.auth.forgotPasswordSubmit(nobody, '000000', PASSWORD));
    expect(authTextCode(unknown)).toBe(authTextCode(known));
    await expect(world.auth.resendSignUp(nobody)).resolves.toMatchObject({ medium: 'EMAIL' });
  });
});
