// Sign-in with a mailed link or code in place of a password.
import type { CognitoUser } from 'amazon-cognito-identity-js';
import { describe, expect, it } from 'vitest';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { withMailCodes } from '../setup/mailCodes.ts';
import { addAuthenticator, outcome, PASSWORD, Profile, startCloud } from './library.ts';

const EMAIL = 'ada@example.com';
const IDP = 'AWSCognitoIdentityProviderService';
describe('a magic link', () => {
  const cloud = startCloud();
  cloud.operators.create(EMAIL, PASSWORD);
  const browser = new Profile(cloud);
  const begin = async (email: string) => {
    // One mail per minute.
    cloud.later(60_000);
    const user = browser.user(email);
    user.setAuthenticationFlowType('CUSTOM_AUTH');
    const { AuthenticationDetails } = await import('amazon-cognito-identity-js');
    const details = new AuthenticationDetails({ Username: email });
    return { user, asked: await outcome((callbacks) => user.initiateAuth(details, callbacks)) };
  };
  const secretOf = () => new URL(cloud.lastMessage(EMAIL).link ?? '').hash.replace('#magic=', '');
  const answer = (user: CognitoUser, text: string) =>
    outcome((callbacks) => user.sendCustomChallengeAnswer(text, callbacks));

  it('signs in with its secret, once', async () => {
    const { user, asked } = await begin(EMAIL);
    expect(asked).toMatchObject({ kind: 'CUSTOM_CHALLENGE', parameters: { type: 'MAGIC_LINK', triesLeft: '3' } });
    expect(cloud.lastMessage(EMAIL).link).toMatch(new RegExp(`^${cloud.site}/checker/confirm/#magic=[\\w-]{32}$`));
    expect((await answer(user, secretOf())).kind).toBe('signedIn');
    expect((await answer(user, secretOf())).kind).toBe('failed');
  });

  it('signs in with its code, in lower case as well', async () => {
    const { user } = await begin(EMAIL);
    const code = cloud.lastMessage(EMAIL).code ?? '';
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect((await answer(user, code.toLowerCase().replace('-', ' '))).kind).toBe('signedIn');
  });

  it('its code counts only in the session that requested it', async () => {
    const mine = await begin(EMAIL);
    const { code = '' } = cloud.lastMessage(EMAIL);
    const other = await begin(EMAIL);
    expect((await answer(other.user, code)).kind).toBe('CUSTOM_CHALLENGE');
    expect((await answer(mine.user, code)).kind).toBe('signedIn');
  });

  it('is not sent twice in a minute, and a stranger gets the same response', async () => {
    await begin(EMAIL);
    await begin('nobody2@example.com');
    cloud.later(-30_000);
    const before = cloud.outbox.messages().length;
    const parameters = [];
    for (const email of [EMAIL, 'nobody2@example.com']) {
      cloud.later(-60_000);
      const { asked } = await begin(email);
      parameters.push('parameters' in asked && { ...asked.parameters, USERNAME: '', waitSeconds: '' });
      expect(Number('parameters' in asked && asked.parameters['waitSeconds'])).toBeGreaterThan(25);
    }
    expect(parameters[0]).toEqual(parameters[1]);
    expect(cloud.outbox.messages()).toHaveLength(before);
  });

  it('allows three answers', async () => {
    const { user } = await begin(EMAIL);
    expect(await answer(user, 'wrong')).toMatchObject({ kind: 'CUSTOM_CHALLENGE', parameters: { triesLeft: '2' } });
    expect((await answer(user, 'wrong')).kind).toBe('CUSTOM_CHALLENGE');
    expect(await answer(user, 'wrong')).toMatchObject({ kind: 'failed', code: 'NotAuthorizedException' });
  });

  it('is still valid after a wrong answer', async () => {
    const { user } = await begin(EMAIL);
    await answer(user, 'wrong');
    expect((await answer(user, secretOf())).kind).toBe('signedIn');
  });

  it('expires after three minutes', async () => {
    const { user } = await begin(EMAIL);
    cloud.later(181_000);
    expect((await answer(user, secretOf())).kind).toBe('failed');
  });

  it('looks the same for a stranger, who gets no mail', async () => {
    const before = cloud.outbox.messages().length;
    const { user, asked } = await begin('nobody@example.com');
    expect(asked).toMatchObject({ kind: 'CUSTOM_CHALLENGE', parameters: { type: 'MAGIC_LINK', triesLeft: '3' } });
    expect((await answer(user, '000000')).kind).toBe('CUSTOM_CHALLENGE');
    expect(cloud.outbox.messages()).toHaveLength(before);
  });
});

describe('mailed codes in place of a password, where an operator allows them', () => {
  const cloud = startCloud({ template: withMailCodes });
  cloud.operators.create(EMAIL, PASSWORD);
  const initiate = (more: object, Session?: unknown) =>
    cloud.post(`${IDP}.InitiateAuth`, {
      ClientId: NAMES.clientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: EMAIL, ...more },
      Session,
    });
  const respond = (ChallengeName: string, Session: unknown, ChallengeResponses: object) =>
    cloud.post(`${IDP}.RespondToAuthChallenge`, {
      ClientId: NAMES.clientId,
      ChallengeName,
      Session,
      ChallengeResponses,
    });
  const right = () => ({ USERNAME: EMAIL, EMAIL_OTP_CODE: cloud.lastMessage(EMAIL).code });

  it('are sent when the client prefers them', async () => {
    const { body } = await initiate({ PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    expect(body).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'a***@e***', CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL' },
      AvailableChallenges: ['EMAIL_OTP', 'PASSWORD', 'PASSWORD_SRP'],
    });
    const wrong = await respond('EMAIL_OTP', body['Session'], { ...right(), EMAIL_OTP_CODE: 'x' });
    expect(wrong.body['__type']).toBe('CodeMismatchException');
    const { body: done } = await respond('EMAIL_OTP', body['Session'], right());
    expect(done['AuthenticationResult']).toMatchObject({ TokenType: 'Bearer' });
    expect((await respond('EMAIL_OTP', body['Session'], right())).body['__type']).toBe('NotAuthorizedException');
  });

  it('are one of the choices', async () => {
    const { body } = await initiate({});
    expect(body['ChallengeName']).toBe('SELECT_CHALLENGE');
    const { body: asked } = await respond('SELECT_CHALLENGE', body['Session'], {
      USERNAME: EMAIL,
      ANSWER: 'EMAIL_OTP',
    });
    const { body: done } = await respond('EMAIL_OTP', asked['Session'], right());
    expect(done['AuthenticationResult']).toBeDefined();
    const second = (await initiate({})).body;
    const PASSWORD_ANSWER = { USERNAME: EMAIL, ANSWER: 'PASSWORD', PASSWORD };
    const { body: byPassword } = await respond('SELECT_CHALLENGE', second['Session'], PASSWORD_ANSWER);
    expect(byPassword['AuthenticationResult']).toBeDefined();
  });

  it('look the same for a stranger, who gets no mail', async () => {
    const before = cloud.outbox.messages().length;
    const { body } = await initiate({ PREFERRED_CHALLENGE: 'EMAIL_OTP', USERNAME: 'abc@ex.example' });
    expect(body).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'a***@e***' },
    });
    expect((await respond('EMAIL_OTP', body['Session'], right())).body['__type']).toBe('CodeMismatchException');
    expect(cloud.outbox.messages()).toHaveLength(before);
  });

  it('are not offered beside a second factor', async () => {
    await addAuthenticator(cloud, (await new Profile(cloud).enter(EMAIL)).user);
    const { body } = await initiate({ PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    expect(body['AvailableChallenges']).toEqual(['PASSWORD', 'PASSWORD_SRP']);
  });

  it('are not needed right after the confirmation', async () => {
    const email = 'new@example.com';
    const { body } = await cloud.post(`${IDP}.SignUp`, { ClientId: NAMES.clientId, Username: email });
    const { body: confirmed } = await cloud.post(`${IDP}.ConfirmSignUp`, {
      ClientId: NAMES.clientId,
      Username: email,
      ConfirmationCode: cloud.lastMessage(email).code,
      Session: body['Session'],
    });
    const { body: done } = await initiate({ USERNAME: email }, confirmed['Session']);
    expect(done['AuthenticationResult']).toBeDefined();
    expect((await initiate({ USERNAME: email }, confirmed['Session'])).body['__type']).toBe('NotAuthorizedException');
    expect((await new Profile(cloud).signIn(email)).outcome).toMatchObject({ code: 'NotAuthorizedException' });
  });
});
