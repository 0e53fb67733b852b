// The functions of the magic link in isolation.
import { describe, expect, it } from 'vitest';
import { functionCalls } from '../../../scripts/cloud/local/core/functions/calls.ts';
import { memoryStore } from '../../../scripts/cloud/local/stores/memory.ts';
import { openAttempts } from './attempts.ts';
import type { LinkMail } from './challenge.ts';
import { newCode, readCode, shownCode } from './linkCode.ts';
import { createMagicLink } from './magicLink.ts';
import { hasSecondFactor } from './secondFactor.ts';

function parts() {
  const sent: LinkMail[] = [];
  const failures: string[] = [];
  const state = { second: false, refuses: false, now: Date.now() };
  const clock = () => state.now;
  const call = functionCalls(memoryStore(), clock, () => {
    throw new Error('no users here');
  });
  const functions = createMagicLink({
    siteOrigin: 'https://site.example',
    attempts: openAttempts(call, () => 'attempts', clock),
    hasSecondFactor: async () => state.second,
    sendMail: async (mail) => {
      if (state.refuses) throw new Error('refused');
      sent.push(mail);
    },
    onMailFailure: (error) => void failures.push(String(error)),
  });
  return { sent, failures, state, ...functions };
}

const challenge = (challengeResult: boolean, challengeName = 'CUSTOM_CHALLENGE') => ({
  challengeName,
  challengeResult,
});
const event = (request: Record<string, unknown>, userName = 'sub') => ({
  userPoolId: 'pool',
  userName,
  request,
  response: {} as Record<string, unknown>,
});
const userAttributes = {
  email: 'ada@example.com',
  email_verified: 'true',
  locale: 'de',
  'cognito:user_status': 'CONFIRMED',
};
type Made = { response: Record<string, unknown> };
const secretsOf = ({ response }: Made) => response['privateChallengeParameters'] as Record<string, string>;
const publicOf = ({ response }: Made) => response['publicChallengeParameters'] as Record<string, string>;

describe('what comes next', () => {
  const table: [what: string, session: object[], expected: object][] = [
    ['nothing answered', [], { issueTokens: false, failAuthentication: false, challengeName: 'CUSTOM_CHALLENGE' }],
    ['a right answer', [challenge(true)], { issueTokens: true, failAuthentication: false }],
    ['two wrong answers', [challenge(false), challenge(false)], { challengeName: 'CUSTOM_CHALLENGE' }],
    ['three wrong answers', [challenge(false), challenge(false), challenge(false)], { failAuthentication: true }],
    ['right after wrong', [challenge(false), challenge(true)], { issueTokens: true }],
    ['another challenge', [challenge(true, 'SRP_A')], { issueTokens: false, failAuthentication: true }],
    ['another, then right', [challenge(true, 'SRP_A'), challenge(true)], { issueTokens: false }],
  ];

  it.each(table)('%s', async (_, session, expected) => {
    expect((await parts().define(event({ session }))).response).toMatchObject(expected);
  });

  it('a right answer gives no tokens to an account with a second factor or to a name that nobody has', async () => {
    const { define, state } = parts();
    const none = { issueTokens: false, failAuthentication: true };
    const session = [challenge(true)];
    expect((await define(event({ session, userNotFound: true }))).response).toEqual(none);
    state.second = true;
    expect((await define(event({ session }))).response).toEqual(none);
  });

  it('gives no tokens when the pool does not say whether there is a second factor', async () => {
    const attempts = openAttempts(
      async () => ({}),
      () => 'attempts',
    );
    const { define } = createMagicLink({
      siteOrigin: '',
      attempts,
      hasSecondFactor: () => Promise.reject(new Error('busy')),
      sendMail: async () => {},
      onMailFailure: () => {},
    });
    await expect(define(event({ session: [challenge(true)] }))).rejects.toThrow('busy');
  });
});

describe('a mail that cannot be sent', () => {
  it('is reported to the operator, but not to the person asking: a stranger has no mail that could fail', async () => {
    const { create, failures, state } = parts();
    state.refuses = true;
    const owner = await create(event({ userAttributes, session: [] }));
    const stranger = await create(event({ userNotFound: true, userAttributes: {}, session: [] }, 'nobody'));
    expect(publicOf(owner)).toEqual(publicOf(stranger));
    expect(failures).toEqual(['Error: refused']);
  });
});

describe('the link', () => {
  it('has its secret of 192 bits in the fragment and is sent once', async () => {
    const { create, sent } = parts();
    const first = await create(event({ userAttributes, session: [] }));
    const { secret = '', code = '' } = secretsOf(first);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(24);
    expect(sent).toMatchObject([
      {
        kind: 'link',
        to: 'ada@example.com',
        language: 'de',
        link: `https://site.example/checker/confirm/#magic=${secret}`,
        code: shownCode(code),
      },
    ]);
    expect(JSON.stringify(publicOf(first))).not.toContain(secret);
    expect(JSON.stringify(publicOf(first))).not.toContain(code);
    const challengeMetadata = first.response['challengeMetadata'];
    const second = await create(event({ userAttributes, session: [{ ...challenge(false), challengeMetadata }] }));
    expect(secretsOf(second)).toMatchObject({ secret });
    expect(sent).toHaveLength(1);
  });

  it('is not sent twice in a minute; the answer says when it will be, and says the same to a stranger', async () => {
    const { create, sent, state } = parts();
    const stranger = { userNotFound: true, userAttributes: { email: 'x@y' }, session: [] };
    const ask = async () => [
      publicOf(await create(event({ userAttributes, session: [] }))),
      publicOf(await create(event(stranger, 'x@y'))),
    ];
    const [known, unknown] = await ask();
    expect(known).toEqual(unknown);
    state.now += 20_000;
    const [again, strangerAgain] = await ask();
    expect(again).toEqual({ type: 'MAGIC_LINK', triesLeft: '3', waitSeconds: expect.stringMatching(/^(40|41)$/) });
    expect(strangerAgain).toEqual(again);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a name that nobody has', { userNotFound: true, userAttributes }],
    ['an unconfirmed account', { userAttributes: { ...userAttributes, 'cognito:user_status': 'UNCONFIRMED' } }],
    ['a temporary password', { userAttributes: { ...userAttributes, 'cognito:user_status': 'FORCE_CHANGE_PASSWORD' } }],
    ['an account of a provider', { userAttributes: { ...userAttributes, 'cognito:user_status': 'EXTERNAL_PROVIDER' } }],
    ['an unproved address', { userAttributes: { ...userAttributes, email_verified: 'false' } }],
  ])('goes to nobody for %s, and the answer is the usual one', async (_, request) => {
    const { create, sent } = parts();
    const made = await create(event({ ...request, session: [] }));
    expect(sent).toEqual([]);
    expect(publicOf(made)).toEqual({ type: 'MAGIC_LINK', triesLeft: '3' });
  });

  it('leads to the password for an account with a second factor, and the answer looks no different', async () => {
    const { create, sent, state } = parts();
    state.second = true;
    const made = await create(event({ userAttributes, session: [] }));
    expect(sent).toEqual([
      { kind: 'password', to: 'ada@example.com', language: 'de', link: 'https://site.example/checker/signin/' },
    ]);
    expect(publicOf(made)).toEqual({ type: 'MAGIC_LINK', triesLeft: '3' });
  });
});

describe('the answer', () => {
  const secrets = { secret: 'a'.repeat(32), code: 'K7QF3M1D' };
  const answer = (challengeAnswer: unknown, more: object = {}) =>
    event({ privateChallengeParameters: secrets, challengeAnswer, ...more });

  it.each([secrets.secret, 'K7QF3M1D', 'k7qf-3m1d', ' K7QF 3MID ', 'k7qf–3mld'])('%j is right', async (given) => {
    expect((await parts().verify(answer(given))).response).toEqual({ answerCorrect: true });
  });

  it.each(['', ' ', '-', 'other', undefined, 1, 'K7QF3M1', 'K7QF3M1DD'])('%j is wrong', async (given) => {
    expect((await parts().verify(answer(given))).response).toEqual({ answerCorrect: false });
    const empty = event({ privateChallengeParameters: {}, challengeAnswer: given });
    expect((await parts().verify(empty)).response).toEqual({ answerCorrect: false });
  });

  it('is never right for a name that nobody has', async () => {
    const asked = answer(secrets.secret, { userNotFound: true });
    expect((await parts().verify(asked)).response).toEqual({ answerCorrect: false });
  });

  it('after five wrong codes in any sessions even the right code is wrong; the link still works', async () => {
    const { verify, create, state } = parts();
    for (let count = 0; count < 5; count += 1) await verify(answer(`WRONG00${count}`));
    expect((await verify(answer(secrets.code))).response).toEqual({ answerCorrect: false });
    const told = publicOf(await create(event({ userAttributes, session: [] })));
    expect(Number(told['lockedSeconds'])).toBeGreaterThan(14 * 60);
    expect((await verify(answer(secrets.secret))).response).toEqual({ answerCorrect: true });
    // Opening the link proves access to the mailbox, so the wrong codes are forgotten.
    expect((await verify(answer(secrets.code))).response).toEqual({ answerCorrect: true });
    state.now += 1;
  });
});

describe('a code', () => {
  it('has 40 bits, in letters and digits that are hard to confuse', () => {
    const codes = Array.from({ length: 2000 }, newCode);
    expect(new Set(codes).size).toBe(codes.length);
    const letters = new Set(codes.join(''));
    expect(letters.size ** (codes[0]?.length ?? 0)).toBeGreaterThanOrEqual(2 ** 40);
    for (const ambiguous of 'OILU') expect(letters).not.toContain(ambiguous);
    for (const code of codes) expect(readCode(shownCode(code).toLowerCase())).toBe(code);
  });
});

describe('a second factor', () => {
  const table: [what: object, expected: boolean][] = [
    [{}, false],
    [{ UserMFASettingList: [], MFAOptions: [] }, false],
    [{ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }, true],
    [{ UserMFASettingList: ['EMAIL_OTP'] }, true],
    [{ PreferredMfaSetting: 'SMS_MFA' }, true],
    [{ MFAOptions: [{ DeliveryMedium: 'SMS' }] }, true],
  ];
  it.each(table)('%j: %s', async (user, expected) => {
    expect(await hasSecondFactor(async () => ({ ...user }), 'pool', 'sub')).toBe(expected);
  });
});
