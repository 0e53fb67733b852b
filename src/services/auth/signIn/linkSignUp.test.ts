import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  EMAIL,
  failureOf,
  openWorld,
  PASSWORD,
  type Sent,
  type World,
  type WorldOptions,
} from '../../../../tests/setup/accounts.ts';
import { useSession } from '../../person/sessionState.ts';
import { authTextCode } from '../authError.ts';
import { MAGIC_KEY } from '../session/keys.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const NEW = 'neu@example.com';
const open = (options: WorldOptions = {}) => openWorld({ auth: { identityPoolId: undefined }, ...options });
const ask = ({ auth }: World, email = NEW) => auth.startLinkSignUp({ email, name: 'Neu', language: 'de', stay: true });
const secretOf = (world: World, email = NEW) => new URL(world.mail(email).link).hash.replace('#magic=', '');
const passwordsIn = (world: World) =>
  world.sent.flatMap(({ operation, body }) => (operation === 'SignUp' ? [String(body['Password'])] : []));

describe('SUP-8: an account by a link', () => {
  it('SUP-8: is created when the link is opened in another tab of the browser, and the person is signed in', async () => {
    const world = open();
    const challenge = await ask(world, ` ${NEW} `);
    expect(challenge.parameters).toMatchObject({ type: 'NEW_ACCOUNT', triesLeft: '3' });
    expect(challenge.attempt.expiresAt).toBe(Date.now() + 3 * 60_000);
    const tab = world.tab();
    expect(await tab.pendingMagicLink()).toEqual({ email: NEW, expiresAt: Date.now() + 3 * 60_000 });
    expect(world.cloud.operators.find(NEW)).toBeUndefined();
    expect(await tab.finishMagicLink(secretOf(world))).toMatchObject({
      kind: 'signedIn',
      user: { email: NEW, name: 'Neu' },
    });
    expect(useSession.getState().state).toBe('signedIn');
    expect(await tab.pendingMagicLink()).toBeUndefined();
    expect(world.cloud.operators.find(NEW)).toMatchObject({
      status: 'CONFIRMED',
      attributes: { email_verified: 'true', name: 'Neu', locale: 'de' },
    });
    expect(world.events.map(({ name }) => name)).toEqual(expect.arrayContaining(['signUp', 'signIn']));
  });

  it('is created by the code in the mail, only on the page that asked for it', async () => {
    const world = open();
    await ask(world);
    const typed = ` ${world.mail(NEW).code.toLowerCase().replace('-', ' ')} `;
    expect((await failureOf(world.tab().finishMagicLink(typed))).code).toBe('CodeOtherPage');
    expect((await failureOf(world.auth.finishMagicLink('AAAA-AAAA'))).code).toBe('CodeMismatchException');
    expect(await world.auth.finishMagicLink(typed)).toMatchObject({ kind: 'signedIn' });
  });

  it('has an unguessable password that is stored nowhere and differs per account', async () => {
    const passwords = [];
    for (let count = 0; count < 2; count += 1) {
      const world = open();
      await ask(world);
      await world.auth.finishMagicLink(secretOf(world));
      const [password = ''] = passwordsIn(world);
      expect(password).toHaveLength(64);
      passwords.push(password);
      for (const storage of [world.env.browser.localStorage, world.env.browser.sessionStorage]) {
        expect(JSON.stringify(storage)).not.toContain(password);
      }
    }
    expect(new Set(passwords).size).toBe(2);
  });

  it('sends the address only in the second request, and only a digest of the ticket', async () => {
    const world = open();
    await ask(world);
    const [first, second] = world.sent;
    expect(JSON.stringify(first?.body)).not.toContain(NEW);
    expect(second?.body['ClientMetadata']).toEqual({
      newAccount: NEW,
      language: 'de',
      ticket: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const kept = world.env.browser.localStorage.getItem(MAGIC_KEY) ?? '';
    for (const secret of [secretOf(world), world.mail(NEW).code]) expect(kept).not.toContain(secret);
    expect(world.sent).toHaveLength(2);
  });

  it('a password can be set through the forgotten-password flow', async () => {
    const world = open();
    await ask(world);
    await world.auth.finishMagicLink(secretOf(world));
    await world.auth.signOut();
    expect((await failureOf(world.signIn(NEW, PASSWORD))).code).toBe('NotAuthorizedException');
    await world.auth.forgotPassword(NEW);
    await world.auth.forgotPasswordSubmit(NEW, world.mail(NEW).code, PASSWORD);
    expect(await world.signIn(NEW, PASSWORD)).toMatchObject({ kind: 'signedIn' });
  });
});

describe('a link for an account that does not sign in', () => {
  it('used twice, in another browser, or too late', async () => {
    const world = open();
    await ask(world);
    const link = secretOf(world);
    const elsewhere = world.tab({ browser: openWorld().env.browser });
    expect((await failureOf(elsewhere.finishMagicLink(link))).code).toBe('LinkOtherDevice');
    await world.auth.finishMagicLink(link);
    expect((await failureOf(world.auth.finishMagicLink(link))).code).toBe('LinkOtherDevice');
    world.pass(60_000);
    await ask(world, 'spaet@example.com');
    world.pass(4 * 60_000);
    expect((await failureOf(world.auth.finishMagicLink(secretOf(world, 'spaet@example.com')))).code).toBe(
      'LinkExpired',
    );
    expect(world.cloud.operators.find('spaet@example.com')).toBeUndefined();
  });

  it('is never sent to an address that the mail service does not take: that is said, and nothing waited for', async () => {
    const world = open();
    expect((await failureOf(ask(world, 'jürgen@example.com'))).code).toBe('InvalidParameterException');
    expect(await world.auth.pendingMagicLink()).toBeUndefined();
    expect(world.cloud.outbox.messages()).toEqual([]);
  });

  it('from an older mail of the other kind uses up no attempt of the newer one', async () => {
    const world = open();
    await world.auth.startMagicLink(EMAIL);
    const older = secretOf(world, EMAIL);
    await ask(world);
    expect((await failureOf(world.auth.finishMagicLink(older))).code).toBe('LinkOtherDevice');
    expect(await world.auth.finishMagicLink(secretOf(world))).toMatchObject({ kind: 'signedIn' });
  });

  it('ends after three wrong codes', async () => {
    const world = open();
    await ask(world);
    const codes = [];
    for (let count = 0; count < 3; count += 1) codes.push((await failureOf(world.auth.finishMagicLink('AAAA'))).code);
    expect(codes).toEqual(['CodeMismatchException', 'CodeMismatchException', 'NotAuthorizedException']);
    expect(await world.auth.pendingMagicLink()).toBeUndefined();
  });

  it('reports too many wrong codes with the lockout time; the link still creates the account', async () => {
    const world = open();
    await ask(world);
    for (const wrong of ['A', 'B', 'C']) await failureOf(world.auth.finishMagicLink(wrong));
    world.pass(61_000);
    await ask(world);
    await failureOf(world.auth.finishMagicLink('D'));
    const locked = await failureOf(world.auth.finishMagicLink('E'));
    expect(authTextCode(locked)).toBe('TooManyCodes');
    expect(locked.retryAfter).toBeGreaterThan(14 * 60);
    expect(await world.tab().finishMagicLink(secretOf(world))).toMatchObject({ kind: 'signedIn' });
  });
});

describe('asking for an account', () => {
  it('gives the same response for a taken address: only the mail differs', async () => {
    const world = open();
    const free = await ask(world);
    const taken = await ask(world, EMAIL);
    const { USERNAME: _, ...parameters } = taken.parameters;
    expect(free.parameters).toMatchObject(parameters);
    expect(world.cloud.outbox.messages()[0]).toMatchObject({ to: EMAIL, kind: 'taken' });
    expect((await failureOf(world.auth.finishMagicLink('AAAA-AAAA'))).code).toBe('CodeMismatchException');
  });

  it('twice within a minute is refused with the waiting time, and the first mail still counts', async () => {
    const world = open();
    await ask(world);
    const link = secretOf(world);
    world.pass(20_000);
    for (const email of [NEW, `neu+2@example.com`]) {
      const refused = await failureOf(ask(world, email));
      expect(authTextCode(refused)).toBe('TooManyMails');
      expect(refused.retryAfter).toBeGreaterThan(35);
    }
    expect(world.events.at(-1)).toMatchObject({ name: 'signUp_failure', reason: 'TooManyMails' });
    expect(await world.auth.finishMagicLink(link)).toMatchObject({ kind: 'signedIn' });
  });

  it('does not send an empty address', async () => {
    const world = open();
    expect((await failureOf(ask(world, ' '))).code).toBe('EmptyUsername');
    expect(world.sent).toEqual([]);
  });

  it("says so instead of waiting for a mail when the pool's functions do not support it", async () => {
    const world = open({
      answer: ({ operation }) =>
        operation.endsWith('Auth') || operation.startsWith('Respond')
          ? Response.json({
              ChallengeName: 'CUSTOM_CHALLENGE',
              Session: 's',
              ChallengeParameters: { type: 'MAGIC_LINK', triesLeft: '2' },
            })
          : undefined,
    });
    expect((await failureOf(ask(world))).code).toBe('NotAllowed');
    expect(await world.auth.pendingMagicLink()).toBeUndefined();
  });
});

describe('a network failure between the steps', () => {
  /** Loses one operation's response, or its request. */
  const losing = (operation: string, before: boolean) => {
    const state = { left: 1, world: undefined as World | undefined };
    const answer = async ({ operation: sent, url, init }: Sent) => {
      if (sent !== operation || !state.world?.mail(NEW).link || state.left === 0) return undefined;
      state.left -= 1;
      if (!before) await state.world.cloud.handle(new Request(url, init));
      throw new TypeError('Failed to fetch');
    };
    state.world = open({ answer });
    return state.world;
  };

  it.each([
    ['SignUp', true],
    ['SignUp', false],
    ['InitiateAuth', true],
  ])('%s (lost on its way there: %s): the same link goes on, and makes one account', async (operation, before) => {
    const world = losing(operation, before);
    await ask(world);
    const link = secretOf(world);
    const first = await world.auth.finishMagicLink(link).catch((error: unknown) => error);
    // Only a sign-in's first request may be sent again.
    if (operation === 'SignUp') expect(authTextCode(first)).toBe('NetworkError');
    if (first instanceof Error) {
      expect(await world.auth.finishMagicLink(link)).toMatchObject({ kind: 'signedIn', user: { email: NEW } });
    }
    expect(new Set(passwordsIn(world)).size).toBe(1);
    expect(useSession.getState().state).toBe('signedIn');
  });

  it('after a reload the account may already exist, and the person is told so', async () => {
    const world = losing('SignUp', false);
    await ask(world);
    const link = secretOf(world);
    await failureOf(world.auth.finishMagicLink(link));
    const reloaded = world.tab();
    expect((await failureOf(reloaded.finishMagicLink(link))).code).toBe('UsernameExistsException');
    expect(await reloaded.pendingMagicLink()).toBeUndefined();
  });

  it('an outdated proof is reported as an expired link', async () => {
    const world = losing('SignUp', true);
    await ask(world);
    const link = secretOf(world);
    await failureOf(world.auth.finishMagicLink(link));
    const kept = JSON.parse(world.env.browser.localStorage.getItem(MAGIC_KEY) ?? '{}') as object;
    world.pass(4 * 60_000);
    world.env.browser.localStorage.setItem(MAGIC_KEY, JSON.stringify({ ...kept, expiresAt: Date.now() + 60_000 }));
    expect(authTextCode(await failureOf(world.auth.finishMagicLink(link)))).toBe('LinkExpired');
    expect(await world.auth.pendingMagicLink()).toBeUndefined();
  });

  it('a damaged pending record is ignored', async () => {
    const world = open();
    await ask(world);
    const kept = JSON.parse(world.env.browser.localStorage.getItem(MAGIC_KEY) ?? '{}') as object;
    for (const signUp of [5, {}, { ticket: 5, language: 'de' }, null]) {
      world.env.browser.localStorage.setItem(MAGIC_KEY, JSON.stringify({ ...kept, signUp }));
      expect(await world.tab().pendingMagicLink()).toBeUndefined();
    }
  });
});
