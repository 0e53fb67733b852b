import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { challengeOf, EMAIL, failureOf, openWorld, PASSWORD, type World } from '../../../../tests/setup/accounts.ts';
import { withMailCodes } from '../../../../tests/setup/mailCodes.ts';
import { useSession } from '../../person/sessionState.ts';
import { AuthError, authTextCode } from '../authError.ts';
import { MAGIC_KEY } from '../session/keys.ts';

let world: World;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  world = openWorld({ auth: { identityPoolId: undefined }, template: withMailCodes });
});
afterEach(() => void vi.useRealTimers());

const NEW = 'neu@example.com';
const secret = () => new URL(world.mail().link).hash.replace('#magic=', '');

describe('a code by mail', () => {
  it("SGN-12: the service's own flow, through the same transport, into the same storage", async () => {
    const challenge = challengeOf(await world.auth.signInByMailCode(EMAIL, { stay: true }), 'EMAIL_OTP');
    expect(world.sent[0]?.body).toMatchObject({
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: EMAIL, PREFERRED_CHALLENGE: 'EMAIL_OTP' },
    });
    expect(challenge.destination).toMatch(/^a\*+@/);
    expect((await failureOf(world.auth.confirmSignIn(challenge, '000000'))).code).toBe('CodeMismatchException');
    expect(await world.auth.confirmSignIn(challenge, world.mail().code)).toMatchObject({
      kind: 'signedIn',
      user: { email: EMAIL },
    });
    expect(await world.tab().currentUserPoolUser()).toMatchObject({ email: EMAIL });
    expect((await failureOf(world.auth.confirmSignIn(challenge, '1'))).code).toBe('AttemptExpired');
  });

  it('SUP-8 SGN-12: right after a confirmation no second code is needed', async () => {
    await world.auth.signUp(NEW, PASSWORD, NEW);
    await world.auth.confirmSignUp(NEW, world.mail(NEW).code);
    const before = world.cloud.outbox.messages().length;
    expect(await world.auth.signInByMailCode(NEW, { stay: true })).toMatchObject({
      kind: 'signedIn',
      user: { email: NEW },
    });
    expect(world.cloud.outbox.messages()).toHaveLength(before);
  });

  it('SUP-8: a confirmation that took longer than the service allows still counts', async () => {
    await world.auth.signUp(NEW, PASSWORD, NEW);
    world.pass(5 * 60_000);
    await world.auth.confirmSignUp(NEW, world.mail(NEW).code);
    challengeOf(await world.auth.signInByMailCode(NEW), 'EMAIL_OTP');
  });

  it('SGN-12: when the service offers a choice, mail is chosen; without it the challenge is unsupported', async () => {
    let choices = ['PASSWORD', 'EMAIL_OTP'];
    const other = openWorld({
      answer: ({ body }) =>
        body['AuthFlow'] === 'USER_AUTH'
          ? Response.json({ ChallengeName: 'SELECT_CHALLENGE', AvailableChallenges: choices, Session: 's' })
          : body['ChallengeName'] === 'SELECT_CHALLENGE'
            ? Response.json({
                ChallengeName: 'EMAIL_OTP',
                Session: 't',
                ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'a***' },
              })
            : undefined,
    });
    expect(challengeOf(await other.auth.signInByMailCode(EMAIL), 'EMAIL_OTP').destination).toBe('a***');
    expect(other.sent[1]?.body).toMatchObject({ Session: 's', ChallengeResponses: { ANSWER: 'EMAIL_OTP' } });
    choices = ['PASSWORD'];
    expect((await failureOf(other.auth.signInByMailCode(EMAIL))).code).toBe('UnsupportedChallenge');
  });
});

describe('a link by mail', () => {
  it('is requested, and opened in another tab of the same browser', async () => {
    const challenge = challengeOf(await world.auth.startMagicLink(` ${EMAIL} `, { stay: true }), 'CUSTOM_CHALLENGE');
    expect(challenge.parameters['type']).toBe('MAGIC_LINK');
    const tab = world.tab();
    expect(await tab.pendingMagicLink()).toEqual({ email: EMAIL, expiresAt: Date.now() + 3 * 60_000 });
    expect(await tab.finishMagicLink(secret())).toMatchObject({ kind: 'signedIn', user: { email: EMAIL } });
    expect(useSession.getState().state).toBe('signedIn');
    expect(await tab.pendingMagicLink()).toBeUndefined();
  });

  it('its code also signs in, but only in the waiting tab', async () => {
    await world.auth.startMagicLink(EMAIL);
    const code = world.mail().code.replace('-', '').toLowerCase();
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await failureOf(world.tab().finishMagicLink(typed))).code).toBe('CodeOtherPage');
    const elsewhere = world.tab({ browser: openWorld().env.browser });
    expect((await failureOf(elsewhere.finishMagicLink(typed))).code).toBe('CodeOtherPage');
    expect(await world.auth.finishMagicLink(typed)).toMatchObject({ kind: 'signedIn' });
  });

  it('a second mail within a minute is refused with the waiting time, and the first one still counts', async () => {
    await world.auth.startMagicLink(EMAIL);
    world.pass(20_000);
    const refused = await failureOf(world.auth.startMagicLink(EMAIL));
    expect(authTextCode(refused)).toBe('TooManyMails');
    expect(refused.retryAfter).toBeGreaterThan(35);
    expect(refused.retryAfter).toBeLessThanOrEqual(41);
    // Someone without an account gets the same response.
    await world.auth.startMagicLink('nobody@example.com');
    expect(authTextCode(await failureOf(world.auth.startMagicLink('nobody@example.com')))).toBe('TooManyMails');
  });

  it('too many wrong codes are reported with the lockout time; the link still signs in', async () => {
    await world.auth.startMagicLink(EMAIL);
    for (const wrong of ['A', 'B', 'C']) await failureOf(world.auth.finishMagicLink(wrong));
    world.pass(61_000);
    await world.auth.startMagicLink(EMAIL);
    expect((await failureOf(world.auth.finishMagicLink('D'))).code).toBe('CodeMismatchException');
    const locked = await failureOf(world.auth.finishMagicLink('E'));
    expect(authTextCode(locked)).toBe('TooManyCodes');
    expect(locked.retryAfter).toBeGreaterThan(14 * 60);
    expect(await world.tab().finishMagicLink(secret())).toMatchObject({ kind: 'signedIn' });
  });

  it('a firewall in front of the pool is reported as too many attempts', () => {
    const blocked = new AuthError('ForbiddenException', 'Request not allowed due to WAF block.');
    expect(authTextCode(blocked)).toBe('LimitExceededException');
    const full = new AuthError('UserLambdaValidationException', 'PreSignUp failed with error TooManyMails.');
    expect(authTextCode(full)).toBe('TooManyMails');
  });

  it('a typo costs no new mail; the third one does', async () => {
    await world.auth.startMagicLink(EMAIL);
    expect((await failureOf(world.auth.finishMagicLink('000000'))).code).toBe('CodeMismatchException');
    expect((await failureOf(world.auth.finishMagicLink('000000'))).code).toBe('CodeMismatchException');
    expect((await failureOf(world.auth.finishMagicLink('000000'))).code).toBe('NotAuthorizedException');
    expect(await world.auth.pendingMagicLink()).toBeUndefined();
  });

  it('bad input row 39: opened twice, elsewhere, or too late', async () => {
    await world.auth.startMagicLink(EMAIL);
    const link = secret();
    const elsewhere = world.tab({ browser: openWorld().env.browser });
    expect((await failureOf(elsewhere.finishMagicLink(link))).code).toBe('LinkOtherDevice');
    await world.auth.finishMagicLink(link);
    expect((await failureOf(world.auth.finishMagicLink(link))).code).toBe('LinkOtherDevice');
    world.pass(60_000);
    await world.auth.startMagicLink(EMAIL);
    world.pass(4 * 60_000);
    expect((await failureOf(world.auth.finishMagicLink(secret()))).code).toBe('LinkExpired');
  });

  it('the stored record is worthless without the mail, and a damaged one is ignored', async () => {
    await world.auth.startMagicLink(EMAIL);
    const kept = world.env.browser.localStorage.getItem(MAGIC_KEY) ?? '';
    expect(kept).not.toContain(secret());
    expect(kept).not.toContain(world.mail().code);
    for (const damaged of ['{', '5', '{"email":1}']) {
      world.env.browser.localStorage.setItem(MAGIC_KEY, damaged);
      expect(await world.tab().pendingMagicLink()).toBeUndefined();
    }
  });

  it('a sign-out forgets it, even in a page that never needed it', async () => {
    await world.auth.startMagicLink(EMAIL);
    const tab = world.tab();
    await tab.signIn(EMAIL, PASSWORD);
    expect(world.env.browser.localStorage.getItem(MAGIC_KEY)).not.toBeNull();
    await tab.signOut();
    expect(world.env.browser.localStorage.getItem(MAGIC_KEY)).toBeNull();
  });

  it('a sign-out forgets one that this page alone knows of', async () => {
    const { localStorage } = world.env.browser;
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const tab = world.tab({ browser: { ...world.env.browser, localStorage: { ...localStorage, setItem: full } } });
    await tab.startMagicLink(EMAIL);
    expect(await tab.pendingMagicLink()).toMatchObject({ email: EMAIL });
    await tab.signIn(EMAIL, PASSWORD);
    await tab.signOut();
    expect(await tab.pendingMagicLink()).toBeUndefined();
  });

  it('bad input row 5: an unknown address looks the same', async () => {
    const outcome = await world.auth.startMagicLink('nobody@example.com');
    expect(challengeOf(outcome, 'CUSTOM_CHALLENGE').parameters['type']).toBe('MAGIC_LINK');
  });
});
