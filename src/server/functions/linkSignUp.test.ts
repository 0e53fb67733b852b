// The functions of a sign-up by link in isolation, called in the order in which the pool calls them.
import { describe, expect, it } from 'vitest';
import { functionCalls } from '../../../scripts/cloud/local/core/functions/calls.ts';
import { memoryStore } from '../../../scripts/cloud/local/stores/memory.ts';
import { removeUnproved, statusOf } from './accounts.ts';
import { openAttempts } from './attempts.ts';
import { AwsError } from './aws.ts';
import type { Answered, LinkMail } from './challenge.ts';
import { digestOf } from './digest.ts';
import { withLinkSignUp } from './linkSignUp.ts';
import { createMagicLink } from './magicLink.ts';
import { createSignUpLimit, NOT_PROVED } from './signUpLimit.ts';

const TICKET = 'a ticket that the browser keeps';
const EMAIL = 'New.Person@example.com';

function open() {
  const sent: LinkMail[] = [];
  const removed: string[] = [];
  const failures: string[] = [];
  const state = { status: undefined as string | undefined, refuses: false, evenly: 0, now: Date.now() };
  const clock = () => state.now;
  const store = memoryStore();
  const call = functionCalls(store, clock, () => {
    throw new Error('no users here');
  });
  const attempts = openAttempts(call, () => 'attempts', clock);
  const parts = {
    siteOrigin: 'https://site.example',
    attempts,
    hasSecondFactor: async () => false,
    statusOf: async () => state.status,
    removeUnproved: async (_pool: string, email: string) => void removed.push(email),
    sendMail: async (mail: LinkMail) => {
      if (state.refuses) throw new Error('refused');
      sent.push(mail);
    },
    onMailFailure: (error: unknown) => void failures.push(String(error)),
    evenly: <T>(work: Promise<T>) => {
      state.evenly += 1;
      return work;
    },
  };
  const functions = withLinkSignUp(createMagicLink(parts), parts);
  const preSignUp = createSignUpLimit(attempts);

  /** One attempt, as the pool runs it. For a name that nobody has, it never reports an answer as right. */
  async function begin(userName = 'new-account-1') {
    const session: Answered[] = [];
    let asked: Record<string, unknown> = {};
    const event = (request: object) => ({
      userPoolId: 'pool',
      userName,
      request: { userNotFound: true, ...request },
      response: {},
    });
    const ask = async (more: object) => {
      const { response } = await functions.define(event({ session, ...more }));
      const { failAuthentication, issueTokens, challengeName } = response as Record<string, unknown>;
      expect(issueTokens).toBe(false);
      if (failAuthentication) return undefined;
      expect(challengeName).toBe('CUSTOM_CHALLENGE');
      asked = (await functions.create(event({ challengeName, session, ...more }))).response;
      return asked['publicChallengeParameters'] as Record<string, string>;
    };
    const first = await ask({});
    const answer = async (challengeAnswer: string, clientMetadata?: object) => {
      const more = clientMetadata ? { clientMetadata } : {};
      const { privateChallengeParameters, challengeMetadata } = asked;
      const verified = await functions.verify(event({ privateChallengeParameters, challengeAnswer, ...more }));
      session.push({
        challengeName: 'CUSTOM_CHALLENGE',
        challengeResult: false,
        ...(typeof challengeMetadata === 'string' && { challengeMetadata }),
      });
      return { right: (verified.response as { answerCorrect?: boolean }).answerCorrect, next: await ask(more) };
    };
    const order = async (newAccount = EMAIL, language = 'de') =>
      (await answer('order', { newAccount, language, ticket: digestOf(TICKET) })).next;
    return { first, answer, order, kept: () => JSON.stringify(asked) };
  }
  const make = (email: string, ticket?: unknown, userName = 'some-id') =>
    preSignUp({
      triggerSource: 'PreSignUp_SignUp',
      userPoolId: 'pool',
      userName,
      request: { userAttributes: { email }, ...(ticket !== undefined && { clientMetadata: { ticket } }) },
      response: {},
    });
  return { sent, removed, failures, state, store, begin, make };
}

const secretIn = (mail: LinkMail | undefined) => new URL(mail?.link ?? '').hash.replace('#magic=', '');
const codeIn = (mail: LinkMail | undefined) => (mail && 'code' in mail ? mail.code : '');

describe('a sign-up by link', () => {
  it('mails a link of 192 bits in the language of the page, and keeps only digests of it', async () => {
    const { begin, sent } = open();
    const attempt = await begin();
    expect(attempt.first).toEqual({ type: 'NEW_ACCOUNT' });
    expect(sent).toEqual([]);
    expect(await attempt.order()).toEqual({ type: 'NEW_ACCOUNT', triesLeft: '3' });
    expect(sent).toMatchObject([{ kind: 'newAccount', to: EMAIL, language: 'de' }]);
    const secret = secretIn(sent[0]);
    expect(sent[0]?.link).toBe(`https://site.example/checker/confirm/#magic=${secret}`);
    expect(secret.slice(0, 4)).toBe('new.');
    expect(Buffer.from(secret.slice(4), 'base64url')).toHaveLength(24);
    expect(attempt.kept()).not.toContain(secret);
    expect(attempt.kept()).not.toContain(codeIn(sent[0]).replace('-', ''));
    expect(attempt.kept()).not.toContain(TICKET);
  });

  it('opening the link proves the mailbox: the browser with the ticket can create a confirmed account', async () => {
    const { begin, make, sent } = open();
    const attempt = await begin();
    await attempt.order();
    await expect(make(EMAIL, TICKET)).rejects.toThrow(NOT_PROVED);
    const { right, next } = await attempt.answer(secretIn(sent[0]));
    expect(right).toBe(true);
    expect(next).toMatchObject({ proved: 'true' });
    expect((await make(EMAIL.toLowerCase(), TICKET)).response).toEqual({
      autoConfirmUser: true,
      autoVerifyEmail: true,
    });
    await make(EMAIL, TICKET, EMAIL.toUpperCase());
    await expect(make(EMAIL, TICKET, 'victim@example.com')).rejects.toThrow(NOT_PROVED);
    // No other ticket and no other address, not even one of the same mailbox.
    await expect(make(EMAIL, 'another')).rejects.toThrow(NOT_PROVED);
    await expect(make(EMAIL, digestOf(TICKET))).rejects.toThrow(NOT_PROVED);
    await expect(make('new.person+2@example.com', TICKET)).rejects.toThrow(NOT_PROVED);
  });

  it('the code works as well, even in lower case and after a wrong one', async () => {
    const { begin, make, sent } = open();
    const attempt = await begin();
    await attempt.order();
    expect(await attempt.answer('AAAA-AAAA')).toEqual({ right: false, next: { type: 'NEW_ACCOUNT', triesLeft: '2' } });
    const { next } = await attempt.answer(codeIn(sent[0]).toLowerCase().replace('-', ' '));
    expect(next).toMatchObject({ proved: 'true' });
    await make(EMAIL, TICKET);
  });

  it('three wrong codes end it: after that neither the right code nor the link works', async () => {
    const { begin, make, sent } = open();
    const attempt = await begin();
    await attempt.order();
    for (const left of ['2', '1', '0']) {
      expect((await attempt.answer('AAAA-AAAA')).next).toMatchObject({ triesLeft: left });
    }
    expect(await attempt.answer(secretIn(sent[0]))).toEqual({ right: false, next: undefined });
    await expect(make(EMAIL, TICKET)).rejects.toThrow(NOT_PROVED);
  });

  it('a proof is valid for as long as a link', async () => {
    const { begin, make, sent, state } = open();
    const attempt = await begin();
    await attempt.order();
    await attempt.answer(secretIn(sent[0]));
    state.now += 179_000;
    await make(EMAIL, TICKET);
    state.now += 2000;
    await expect(make(EMAIL, TICKET)).rejects.toThrow(NOT_PROVED);
  });

  it('removes an unconfirmed account of the address, but only once the mailbox is proved', async () => {
    const { begin, removed, sent, state } = open();
    state.status = 'UNCONFIRMED';
    const attempt = await begin();
    await attempt.order();
    expect(sent[0]?.kind).toBe('newAccount');
    await attempt.answer('AAAA-AAAA');
    expect(removed).toEqual([]);
    await attempt.answer(secretIn(sent[0]));
    expect(removed).toEqual([EMAIL]);
  });
});

describe('what a sign-up by link does not reveal', () => {
  it.each(['CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED'])(
    'that the address has an account (%s): its owner alone reads it in the mail',
    async (status) => {
      const { begin, make, sent, state } = open();
      const free = await begin();
      const said = [await free.order('free@example.com'), await free.answer('AAAA-AAAA')];
      state.status = status;
      const taken = await begin();
      expect([await taken.order(), await taken.answer('AAAA-AAAA')]).toEqual(said);
      expect(sent.at(-1)).toEqual({
        kind: 'taken',
        to: EMAIL,
        language: 'de',
        link: 'https://site.example/checker/signin/#link',
      });
      await expect(make(EMAIL, TICKET)).rejects.toThrow(NOT_PROVED);
      // Both took equally long: asking the pool and sending the mail fit into the same time.
      expect(state.evenly).toBe(2);
    },
  );

  it('in an attempt to sign in: an order is a wrong answer there, even for an address without an account', async () => {
    const { begin, sent } = open();
    const attempt = await begin('nobody@example.com');
    expect(attempt.first).toMatchObject({ type: 'MAGIC_LINK', triesLeft: '3' });
    expect(await attempt.order()).toEqual({ type: 'MAGIC_LINK', triesLeft: '2' });
    expect(sent).toEqual([]);
  });

  it('for an address that begins like the name of an attempt, since it may have an account', async () => {
    const { begin } = open();
    expect((await begin('new-account-ada@example.com')).first).toMatchObject({ type: 'MAGIC_LINK' });
  });

  it('that a mail could not be sent, or that the pool did not answer', async () => {
    const { begin, failures, state } = open();
    const first = await begin();
    const usual = await first.order('one@example.com');
    state.refuses = true;
    const second = await begin();
    expect(await second.order('two@example.com')).toEqual(usual);
    expect(failures).toEqual(['Error: refused']);
  });
});

describe('the limits of sign-ups by link', () => {
  it('allow one mail a minute and ten an hour per mailbox, whatever follows its plus sign', async () => {
    const { begin, sent, state } = open();
    const order = async (email: string) => (await begin()).order(email);
    await order('ada@example.com');
    expect(Number((await order('Ada+1@example.com'))?.['waitSeconds'])).toBeGreaterThan(55);
    expect(sent).toHaveLength(1);
    for (let count = 0; count < 20; count += 1) {
      state.now += 61_000;
      await order(`ada+${count}@example.com`);
    }
    expect(sent).toHaveLength(10);
  });

  it('are shared with ordinary sign-ups: ten of those leave no mail, and a proved one does not count', async () => {
    const { begin, make, sent, state } = open();
    for (let count = 0; count < 9; count += 1) await make(EMAIL);
    state.now += 61_000;
    const attempt = await begin();
    await attempt.order();
    expect(sent).toHaveLength(1);
    await attempt.answer(secretIn(sent[0]));
    for (let count = 0; count < 3; count += 1) await make(EMAIL, TICKET);
    await expect(make(EMAIL)).rejects.toThrow('TooManyMails');
  });

  it('ignore codes for a quarter of an hour after five wrong ones, in any attempt; the link still works', async () => {
    const { begin, sent, state } = open();
    const wrong = async (tries: number) => {
      state.now += 61_000;
      const attempt = await begin();
      await attempt.order();
      for (let count = 0; count < tries; count += 1) await attempt.answer('AAAA-AAAA');
      return attempt;
    };
    await wrong(3);
    const attempt = await wrong(2);
    const { right, next } = await attempt.answer(codeIn(sent.at(-1)));
    expect(right).toBe(false);
    expect(Number(next?.['lockedSeconds'])).toBeGreaterThan(14 * 60);
    const last = await wrong(0);
    expect((await last.answer(secretIn(sent.at(-1)))).right).toBe(true);
  });

  it.each([
    'a@b,c@d.example',
    'Ada <ada@example.com>',
    'a<eve@example.com',
    'nobody',
    '',
    `${'a'.repeat(130)}@example.com`,
    // In lower case this is kelly@example.com.
    '\u212aelly@example.com',
    'ada@example\u3002com',
    'ada@example.com.',
    'ada@[127.0.0.1]',
  ])('%j is no address that anything is sent to or counted for, and that is said', async (email) => {
    const { begin, sent, failures, store } = open();
    const said = { type: 'NEW_ACCOUNT', triesLeft: '3', unusable: 'true' };
    expect(await (await begin()).order(email)).toEqual(said);
    expect([sent, failures]).toEqual([[], []]);
    expect(store.table('attempts', { items: {} }).data).toEqual({ items: {} });
  });

  it.each([
    ['a.d.a@gmail.com', 'AD.A+7@googlemail.com'],
    ["o'neil_1@example.com", "O'Neil_1@example.com"],
  ])('%s and %s are one mailbox', async (one, other) => {
    const { begin, sent } = open();
    await (await begin()).order(one);
    expect(Number((await (await begin()).order(other))?.['waitSeconds'])).toBeGreaterThan(55);
    expect(sent).toHaveLength(1);
  });

  it('accept an order only in the first answer, and not for an existing account', async () => {
    const { begin, sent } = open();
    const attempt = await begin('ada@example.com');
    await attempt.answer('AAAA-AAAA');
    await attempt.order();
    expect(sent).toEqual([]);
    const second = await begin();
    await second.order();
    const { next } = await second.answer('x', {
      newAccount: 'other@example.com',
      language: 'de',
      ticket: digestOf('t'),
    });
    expect(next).toMatchObject({ triesLeft: '2' });
    expect(sent.map(({ to }) => to)).toEqual([EMAIL]);
  });
});

describe('the account of an address', () => {
  const pool = (user: object | undefined) => {
    const calls: string[] = [];
    const call = async (_service: string, operation: string, input: Readonly<Record<string, unknown>>) => {
      calls.push(`${operation} ${String(input['Username'])}`);
      if (operation === 'AdminGetUser' && !user) throw new AwsError('UserNotFoundException', '');
      return { ...user };
    };
    return { call, calls };
  };

  it('does not exist, or has a state', async () => {
    expect(await statusOf(pool(undefined).call, 'pool', EMAIL)).toBeUndefined();
    expect(await statusOf(pool({ UserStatus: 'CONFIRMED' }).call, 'pool', EMAIL)).toBe('CONFIRMED');
    const busy = async () => Promise.reject(new AwsError('TooManyRequestsException', 'busy'));
    await expect(statusOf(busy, 'pool', EMAIL)).rejects.toThrow('busy');
  });

  it('is removed by its own name, and never once it is confirmed', async () => {
    const cases = [
      [undefined, []],
      [{ Username: 'id', UserStatus: 'CONFIRMED' }, []],
      [{ Username: 'id', UserStatus: 'EXTERNAL_PROVIDER' }, []],
      [{ Username: 'id', UserStatus: 'UNCONFIRMED' }, ['AdminDeleteUser id']],
    ] as const;
    for (const [user, expected] of cases) {
      const { call, calls } = pool(user);
      await removeUnproved(call, 'pool', EMAIL);
      expect(calls).toEqual([`AdminGetUser ${EMAIL}`, ...expected]);
    }
  });
});
