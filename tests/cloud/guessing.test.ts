// Strangers who guess: link codes over thousands of sessions, the pool's own codes, mails to somebody else.
import { describe, expect, it } from 'vitest';
import { createLocalCloud } from '../../scripts/cloud/local/core/cloud.ts';
import { NAMES } from '../../scripts/cloud/local/core/settings.ts';
import { memoryStore } from '../../scripts/cloud/local/stores/memory.ts';
import { withMailCodes } from '../setup/mailCodes.ts';

const EMAIL = 'ada@example.com';
const SITE = 'http://127.0.0.1:4173';
const MINUTE = 60_000;

type Answer = Record<string, unknown>;

/** A cloud with one account, asked as a stranger asks it. */
function open(template?: string) {
  const state = { now: Date.now() };
  const cloud = createLocalCloud({
    store: memoryStore(),
    origin: SITE,
    clock: () => state.now,
    ...(template !== undefined && { template }),
  });
  cloud.operators.create(EMAIL, 'correct horse battery');
  const post = async (operation: string, body: object, source?: string): Promise<Answer> => {
    const request = new Request(`${SITE}/_cloud/idp`, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ ClientId: NAMES.clientId, ...body }),
    });
    return (await (await cloud.handle(request, source))?.json()) as Answer;
  };
  const begin = (name = EMAIL, source?: string) =>
    post('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: name } }, source);
  const answer = (Session: unknown, ANSWER: string) =>
    post('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: EMAIL, ANSWER },
    });
  return { cloud, state, post, begin, answer, mail: () => cloud.outbox.messages()[0] };
}

const guess = (count: number) =>
  count
    .toString(32)
    .toUpperCase()
    .padStart(8, '0')
    .replace(/[ILOU]/g, 'Z');
const tokensOf = (answer: Answer) => answer['AuthenticationResult'];
const parametersOf = (answer: Answer) => answer['ChallengeParameters'] as Record<string, string>;

describe('100,000 codes over 10,000 sessions', () => {
  it('at once: nobody signs in, the account is locked, and its owner gets one mail', async () => {
    const { cloud, begin, answer } = open();
    let count = 0;
    let signedIn = 0;
    for (let session = 0; session < 10_000; session += 1) {
      let asked = await begin();
      // The session of an ended attempt still gets responses, which must not help either.
      let last = asked['Session'];
      for (let tries = 0; tries < 10; tries += 1) {
        asked = await answer(last, guess(count));
        last = asked['Session'] ?? last;
        count += 1;
        if (tokensOf(asked)) signedIn += 1;
      }
    }
    expect([count, signedIn]).toEqual([100_000, 0]);
    expect(cloud.outbox.messages()).toHaveLength(1);
    expect(Number(parametersOf(await begin())['lockedSeconds'])).toBeGreaterThan(0);
  }, 120_000);

  it('a session a minute, for a week: once it is locked not even the right code works; the link does', async () => {
    const { cloud, state, begin, answer, mail } = open();
    let rightRefused = 0;
    let mails = 0;
    for (let session = 0; session < 10_000; session += 1) {
      const before = mail()?.id;
      let asked = await begin();
      const fresh = mail()?.id !== before;
      if (fresh) mails += 1;
      const locked = parametersOf(asked)['lockedSeconds'] !== undefined;
      if (locked && fresh) {
        asked = await answer(asked['Session'], mail()?.code ?? '');
        expect(tokensOf(asked)).toBeUndefined();
        rightRefused += 1;
      }
      for (let tries = 0; tries < 2 && asked['Session']; tries += 1) {
        asked = await answer(asked['Session'], guess(session * 2 + tries));
        expect(tokensOf(asked)).toBeUndefined();
      }
      state.now += MINUTE;
    }
    // Ten mails per hour, and a lock that grows to a day.
    expect(mails).toBeLessThanOrEqual(Math.ceil(10_000 / 60) * 10);
    expect(rightRefused).toBeGreaterThan(mails * 0.9);
    state.now += 61 * MINUTE;
    const { Session } = await begin();
    const secret = new URL(mail()?.link ?? '').hash.replace('#magic=', '');
    expect(tokensOf(await answer(Session, secret))).toBeDefined();
    expect(cloud.outbox.messages().every(({ to }) => to === EMAIL)).toBe(true);
  }, 120_000);
});

describe('a stranger', () => {
  it('cannot learn from any response whether an account exists: mails, waits, wrong codes and locks match', async () => {
    const { state, begin, answer } = open();
    const hear = async (name: string) => {
      const heard: unknown[] = [];
      const said = (one: Answer) => {
        const { USERNAME, ...parameters } = parametersOf(one) ?? {};
        // Responses name an account by an identifier, even if the request used its address.
        const called = USERNAME?.replace(/^[^-]{8}-[^-]{4}-4[^-]{3}-[89ab][^-]{3}-[^-]{12}$/, 'an identifier');
        heard.push([one['ChallengeName'], one['__type'], one['message'], called, parameters]);
        return one;
      };
      for (let round = 0; round < 8; round += 1) {
        let asked = said(await begin(name));
        for (let tries = 0; tries < 3; tries += 1) asked = said(await answer(asked['Session'], 'WRONG000'));
        state.now += round % 2 === 0 ? 20_000 : MINUTE;
      }
      return heard;
    };
    const start = state.now;
    const known = await hear(EMAIL);
    state.now = start;
    const unknown = await hear('nobody@example.com');
    expect(unknown).toEqual(known);
  });

  it('is throttled by source, and other sources are not', async () => {
    const { state, begin } = open();
    const answers = [];
    for (let count = 0; count < 40; count += 1) answers.push(await begin(`n${count}@example.com`, '203.0.113.7'));
    expect(answers.filter(({ __type }) => __type === 'ForbiddenException')).toHaveLength(10);
    expect((await begin(EMAIL, '203.0.113.8'))['ChallengeName']).toBe('CUSTOM_CHALLENGE');
    state.now += 5 * MINUTE + 1;
    expect((await begin(EMAIL, '203.0.113.7'))['ChallengeName']).toBe('CUSTOM_CHALLENGE');
  });

  it.each([
    ['SignUp', (n: number) => ({ Username: `n${n}@example.com`, Password: 'correct horse battery' })],
    ['ResendConfirmationCode', (n: number) => ({ Username: `n${n}@example.com` })],
    ['ForgotPassword', (n: number) => ({ Username: `n${n}@example.com` })],
  ])('%s: thirty in five minutes per source', async (operation, body) => {
    const { post } = open();
    const types = [];
    for (let count = 0; count < 31; count += 1) {
      types.push((await post(operation, body(count), '203.0.113.7'))['__type']);
    }
    expect(types.filter((type) => type === 'ForbiddenException')).toHaveLength(1);
    expect(types[30]).toBe('ForbiddenException');
  });

  it('a sign-in by mail counts however its flow is escaped', async () => {
    const { cloud } = open();
    const ask = async () => {
      const flow = '\\u0043USTOM_AUTH';
      const request = new Request(`${SITE}/_cloud/idp`, {
        method: 'POST',
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
        body: `{"ClientId":"${NAMES.clientId}","AuthFlow":"${flow}","AuthParameters":{"USERNAME":"${EMAIL}"}}`,
      });
      return (await (await cloud.handle(request, '192.0.2.1'))?.json()) as Answer;
    };
    for (let count = 0; count < 30; count += 1) expect(await ask()).toHaveProperty('Session');
    expect(await ask()).toMatchObject({ __type: 'ForbiddenException' });
  });

  it('a hundred hosted login forms in five minutes per source; other requests are not counted', async () => {
    const { cloud, post } = open();
    const send = async (path: string, method: string) =>
      (await cloud.handle(new Request(`${SITE}/_cloud/${path}`, { method }), '192.0.2.1'))?.text();
    for (let count = 0; count < 100; count += 1) {
      expect(await send('login', 'POST')).not.toContain('ForbiddenException');
      await send('oauth2/token', 'POST');
    }
    expect(await send('login', 'POST')).toContain('ForbiddenException');
    expect(await send('oauth2/token', 'POST')).not.toContain('ForbiddenException');
    expect(await send('login', 'GET')).not.toContain('ForbiddenException');
    expect(await post('GetUser', {}, '192.0.2.1')).not.toHaveProperty('__type', 'ForbiddenException');
  });

  it('ten password reset mails per hour, for accounts and unknown names alike', async () => {
    const { cloud, post } = open();
    const ask = async (Username: string) => {
      const heard = [];
      for (let count = 0; count < 12; count += 1) heard.push((await post('ForgotPassword', { Username }))['__type']);
      return heard;
    };
    const known = await ask(EMAIL);
    expect(known.filter(Boolean)).toEqual(['LimitExceededException', 'LimitExceededException']);
    expect(await ask('nobody@example.com')).toEqual(known);
    expect(cloud.outbox.messages()).toHaveLength(10);
  });

  it('ten sign-ups per hour per mailbox, whatever follows its plus sign', async () => {
    const { cloud, post } = open();
    let last: Answer = {};
    for (let count = 0; count < 11; count += 1) {
      last = await post('SignUp', { Username: `eve+${count}@example.com`, Password: 'correct horse battery' });
    }
    expect(last).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error TooManyMails.',
    });
    expect(cloud.operators.find('eve+10@example.com')).toBeUndefined();
    expect(cloud.outbox.messages()).toHaveLength(10);
  });
});

describe("the pool's own codes, where an operator allows them", () => {
  it('are off in ours', async () => {
    const { post } = open();
    const AuthParameters = { USERNAME: EMAIL, PREFERRED_CHALLENGE: 'EMAIL_OTP' };
    const asked = await post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters });
    expect(asked).toMatchObject({
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP'],
    });
  });

  it('have eight digits, and five wrong ones lock them whatever the session', async () => {
    const { cloud, state, post, mail } = open(withMailCodes);
    const AuthParameters = { USERNAME: EMAIL, PREFERRED_CHALLENGE: 'EMAIL_OTP' };
    let compared = 0;
    for (let session = 0; session < 2000; session += 1) {
      const asked = await post('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters });
      if (asked['Session']) expect(mail()?.code).toMatch(/^\d{8}$/);
      const { Session } = asked;
      const ChallengeResponses = { USERNAME: EMAIL, EMAIL_OTP_CODE: '00000000' };
      const body = { ChallengeName: 'EMAIL_OTP', Session, ChallengeResponses };
      const said = await post('RespondToAuthChallenge', body);
      expect(tokensOf(said)).toBeUndefined();
      if (said['__type'] === 'CodeMismatchException') compared += 1;
      state.now += 10_000;
    }
    // Five per quarter of an hour, over five and a half hours.
    expect(compared).toBeLessThanOrEqual(5 * 24);
    expect(cloud.outbox.messages().length).toBeLessThanOrEqual(10 * 6);
  });
});
