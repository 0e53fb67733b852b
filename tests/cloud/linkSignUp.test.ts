// An account created through a mailed link, without a password: from the pool's operations to signing in with the stock
// library.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionRole } from '../../scripts/cloud/local/core/policy/functionRole.ts';
import { readTemplate } from '../../scripts/cloud/local/core/policy/template.ts';
import { NAMES, templateValues } from '../../scripts/cloud/local/core/settings.ts';
import { digestOf } from '../../src/server/functions/digest.ts';
import { call, codeOf, PASSWORD, Profile, startCloud } from './library.ts';

const NEW = 'new@example.com';
const TAKEN = 'taken@example.com';
const TICKET = 'what the browser keeps';
const OWN = 'a password that nobody keeps';
const MINUTE = 60_000;
const source = readFileSync('scripts/cloud/template.yaml', 'utf8');

type Answer = Record<string, unknown>;

function open(template = source) {
  const cloud = startCloud({ template });
  cloud.operators.create(TAKEN, PASSWORD);
  const post = async (operation: string, body: object, from?: string): Promise<Answer> => {
    const request = new Request(`${cloud.site}/_cloud/idp`, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ ClientId: NAMES.clientId, ...body }),
    });
    return (await (await cloud.handle(request, from))?.json()) as Answer;
  };
  const answer = (Session: unknown, ANSWER: string, metadata?: object, from?: string) =>
    post(
      'RespondToAuthChallenge',
      {
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME: 'new-account-1', ANSWER },
        ...(metadata && { ClientMetadata: metadata }),
      },
      from,
    );
  /** Requests an account, as a browser with this ticket. */
  const order = async (email: string, ticket = TICKET, from?: string) => {
    const AuthParameters = { USERNAME: 'new-account-1' };
    const { Session } = await post('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters });
    return answer(Session, 'order', { newAccount: email, language: 'fr', ticket: digestOf(ticket) }, from);
  };
  const make = (email: string, ticket = TICKET, Password = OWN) =>
    post('SignUp', { Username: email, Password, ClientMetadata: { ticket } });
  const mail = (to: string) => cloud.lastMessage(to);
  const secretOf = (to: string) => new URL(mail(to).link ?? '').hash.replace('#magic=', '');
  const profile = new Profile(cloud);
  return { cloud, post, answer, order, make, mail, secretOf, profile };
}

const parametersOf = (answer: Answer) => (answer['ChallengeParameters'] ?? {}) as Record<string, string>;

/** An account created through its link. */
async function made() {
  const world = open();
  const { Session } = await world.order(NEW);
  await world.answer(Session, world.secretOf(NEW));
  await world.make(NEW);
  return world;
}

describe('a sign-up by link', () => {
  it('SUP-8: creates a confirmed account once its link is opened, and not before', async () => {
    const { cloud, answer, order, make, mail, secretOf, profile } = open();
    const { Session } = await order(NEW);
    expect(mail(NEW)).toMatchObject({ kind: 'newAccount', code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) });
    expect(mail(NEW).link).toMatch(new RegExp(`^${cloud.site}/checker/confirm/#magic=new\\.[\\w-]{32}$`));
    expect(cloud.operators.find(NEW)).toBeUndefined();
    const early = { __type: 'UserLambdaValidationException', message: 'PreSignUp failed with error NotProved.' };
    expect(await make(NEW)).toEqual(early);
    expect(parametersOf(await answer(Session, secretOf(NEW)))['proved']).toBe('true');
    expect(cloud.operators.find(NEW)).toBeUndefined();
    expect(await make(NEW, 'of another browser')).toEqual(early);
    expect(await make(NEW)).toMatchObject({ UserConfirmed: true });
    expect(cloud.operators.find(NEW)).toMatchObject({ status: 'CONFIRMED', attributes: { email_verified: 'true' } });
    const { session } = await profile.enter(NEW, OWN);
    expect(session.isValid()).toBe(true);
    expect(await make(NEW)).toMatchObject({ __type: 'UsernameExistsException' });
  });

  it('its code does the same only in the attempt that requested it', async () => {
    const { cloud, answer, order, mail } = open();
    const mine = await order(NEW);
    const { code = '' } = mail(NEW);
    cloud.later(MINUTE);
    const other = await order(NEW, 'of another browser');
    expect(parametersOf(await answer(other['Session'], code))['proved']).toBeUndefined();
    expect(parametersOf(await answer(mine['Session'], code.toLowerCase()))['proved']).toBe('true');
  });

  it('expires after three minutes, and its attempt is answered once', async () => {
    const { cloud, answer, order, secretOf } = open();
    const { Session } = await order(NEW);
    await answer(Session, 'wrong');
    expect((await answer(Session, secretOf(NEW)))['__type']).toBe('NotAuthorizedException');
    cloud.later(MINUTE);
    const late = await order(NEW);
    cloud.later(181_000);
    expect((await answer(late['Session'], secretOf(NEW)))['__type']).toBe('NotAuthorizedException');
  });

  it('leaves nothing for an ordinary sign-up to find until its link is opened', async () => {
    const { cloud, order, profile } = open();
    await order(NEW);
    expect(await profile.signUp(NEW)).toMatchObject({ userConfirmed: false });
    expect(cloud.lastMessage(NEW).kind).toBe('signUp');
  });

  it('replaces an unconfirmed sign-up, whoever began it', async () => {
    const { cloud, answer, order, make, secretOf, profile } = open();
    await profile.signUp(NEW, 'the password of somebody else');
    cloud.later(MINUTE);
    const { Session } = await order(NEW);
    expect(cloud.operators.find(NEW)?.status).toBe('UNCONFIRMED');
    await answer(Session, secretOf(NEW));
    await make(NEW);
    await profile.enter(NEW, OWN);
    expect((await profile.signIn(NEW, 'the password of somebody else')).outcome.kind).toBe('failed');
  });
});

describe('an account from a link', () => {
  it('signs in by link, and with a password once it has set one', async () => {
    const { cloud, post, answer, mail, secretOf, profile } = await made();
    expect((await profile.signIn(NEW, PASSWORD)).outcome).toMatchObject({ kind: 'failed' });
    cloud.later(MINUTE);
    const AuthParameters = { USERNAME: NEW };
    const { Session } = await post('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters });
    expect(mail(NEW).kind).toBe('magicLink');
    expect((await answer(Session, secretOf(NEW)))['AuthenticationResult']).toBeDefined();

    const user = profile.user(NEW);
    await call((done) => user.forgotPassword({ onSuccess: (data) => done(null, data), onFailure: done }));
    const { code = '' } = mail(NEW);
    await call((done) =>
      user.confirmPassword(code, PASSWORD, { onSuccess: (data) => done(null, data), onFailure: done }),
    );
    await profile.enter(NEW, PASSWORD);
    expect((await profile.signIn(NEW, OWN)).outcome.kind).toBe('failed');
  });

  it('keeps its address: an ordinary sign-up and another link create no second account', async () => {
    const { cloud, order, mail, profile } = await made();
    expect(await codeOf(profile.signUp(NEW))).toBe('UsernameExistsException');
    cloud.later(MINUTE);
    await order(NEW);
    expect(mail(NEW)).toMatchObject({ kind: 'taken', link: `${cloud.site}/checker/signin/#link` });
    expect(mail(NEW).code).toBeUndefined();
  });
});

describe('a stranger who signs up by link', () => {
  it('cannot learn from any response whether the address is taken: mails, waits, wrong codes and locks match', async () => {
    const { cloud, answer, order } = open();
    const hear = async (email: string) => {
      const heard: unknown[] = [];
      const said = (one: Answer) => {
        const { waitSeconds, lockedSeconds, ...parameters } = parametersOf(one);
        // The real clock may tick over between two responses.
        const about = [waitSeconds, lockedSeconds].map((seconds) => seconds && Math.round(Number(seconds) / 5));
        heard.push([one['ChallengeName'], one['__type'], one['message'], parameters, about]);
        return one;
      };
      let later = 0;
      for (let round = 0; round < 8; round += 1) {
        let asked = said(await order(email));
        for (let tries = 0; tries < 5; tries += 1) asked = said(await answer(asked['Session'] ?? 'x', 'WRONG000'));
        const step = round % 2 === 0 ? 20_000 : MINUTE;
        cloud.later(step);
        later += step;
      }
      cloud.later(-later);
      return heard;
    };
    const taken = await hear(TAKEN);
    expect(await hear('free@example.com')).toEqual(taken);
    const kinds = cloud.outbox.messages().map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual(['newAccount', 'taken']);
  });

  it('cannot use a proof of one address for another', async () => {
    const { answer, order, make, secretOf } = open();
    const { Session } = await order('eve@example.com');
    await answer(Session, secretOf('eve@example.com'));
    expect(await make(NEW)).toMatchObject({ message: 'PreSignUp failed with error NotProved.' });
    expect(await make('eve+1@example.com')).toMatchObject({ message: 'PreSignUp failed with error NotProved.' });
  });

  it('is throttled per source, however the request is spelled', async () => {
    const { cloud, order, post } = open();
    const from = '203.0.113.7';
    const types = [];
    for (let count = 0; count < 31; count += 1)
      types.push((await order(`n${count}@example.com`, TICKET, from))['__type']);
    expect(types.indexOf('ForbiddenException')).toBe(30);
    expect((await order('n@example.com', TICKET, '203.0.113.8'))['ChallengeName']).toBe('CUSTOM_CHALLENGE');
    const { Session } = await post('InitiateAuth', {
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: 'new-account-2' },
    });
    const escaped = `{"ClientId":"${NAMES.clientId}","ChallengeName":"CUSTOM_CHALLENGE","Session":"${String(Session)}","ChallengeResponses":{"USERNAME":"x","ANSWER":"order"},"ClientMetadata":{"\\u006eewAccount":"m@example.com","ticket":"${digestOf('t')}"}}`;
    const request = new Request(`${cloud.site}/_cloud/idp`, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.RespondToAuthChallenge' },
      body: escaped,
    });
    expect(await (await cloud.handle(request, from))?.json()).toMatchObject({ __type: 'ForbiddenException' });
    // Responses that request no account are not counted.
    expect(
      (
        await post(
          'RespondToAuthChallenge',
          { ChallengeName: 'CUSTOM_CHALLENGE', Session: 'x', ChallengeResponses: { ANSWER: 'x' } },
          from,
        )
      )['__type'],
    ).toBe('NotAuthorizedException');
  });
});

describe('the rights of the functions', () => {
  const template = readTemplate(source, templateValues('http://127.0.0.1:4173', false));
  const rights = (name: string) =>
    ['AdminGetUser', 'AdminDeleteUser', 'AdminCreateUser', 'AdminSetUserPassword', 'AdminConfirmSignUp'].filter(
      (action) => functionRole(template, name).may(`cognito-idp:${action}`, 'arn:aws:local:::UserPool'),
    );

  it('only the one that checks answers may remove an account, and none may create one or set a password', () => {
    expect(rights('MagicLinkVerify')).toEqual(['AdminGetUser', 'AdminDeleteUser']);
    for (const name of ['MagicLinkDefine', 'MagicLinkCreate', 'SignUpLimit'])
      expect(rights(name)).toEqual(['AdminGetUser']);
  });

  it.each([
    ['AdminDeleteUser', 'cognito-idp:AdminDeleteUser'],
    ['AdminGetUser', 'cognito-idp:AdminGetUser'],
    ['PutItem', 'dynamodb:PutItem'],
  ])('without %s the sign-up fails here as it would in production, and creates nothing', async (_, right) => {
    const { cloud, answer, order, make, profile } = open(source.replaceAll(right, 'cognito-idp:ListTagsForResource'));
    const tried = (async () => {
      await profile.signUp(NEW);
      cloud.later(MINUTE);
      const { Session } = await order(NEW);
      return answer(Session, new URL(cloud.lastMessage(NEW).link ?? '').hash.replace('#magic=', ''));
    })();
    await expect(tried).rejects.toThrow(`may not do ${right}`);
    expect(await make(NEW).catch(() => ({}))).not.toHaveProperty('UserConfirmed');
  });
});
