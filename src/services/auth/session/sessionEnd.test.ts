// How the end of a session is reported: at page start and to other tabs, but never against a later session.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT, EMAIL, failureOf, openWorld, PASSWORD, type World } from '../../../../tests/setup/accounts.ts';
import { notedEnd, provideReader, readSession, useSession } from '../../person/sessionState.ts';
import { ENDED_KEY, lastUserKey, userKey } from './keys.ts';

const HOUR = 3_600_000;
let world: World;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  provideReader();
});

const storage = () => world.env.browser.localStorage;
const name = () => world.cloud.operators.find(EMAIL)?.username ?? '';
const key = (part: Parameters<typeof userKey>[2]) => userKey(CLIENT, name(), part);

describe('page start', () => {
  const kept = (refreshToken: string | null, expired: boolean) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: 's', email: EMAIL, exp: now + (expired ? -60 : 60) };
    const token = `x.${btoa(JSON.stringify(claims))}.y`;
    provideReader((asked) =>
      asked === lastUserKey(CLIENT)
        ? 'anna'
        : asked === userKey(CLIENT, 'anna', 'idToken')
          ? token
          : asked === userKey(CLIENT, 'anna', 'refreshToken')
            ? refreshToken
            : null,
    );
    readSession(CLIENT);
    return useSession.getState();
  };

  it('knows at once that a session that cannot be renewed is over', () => {
    expect(kept(null, true)).toMatchObject({ state: 'guest', reason: 'SessionExpired' });
    expect(kept(null, false)).toMatchObject({ state: 'signedIn' });
    expect(kept('refresh', true)).toMatchObject({ state: 'signedIn' });
  });
});

describe('a refused refresh', () => {
  it('does not end the session of someone who has signed in meanwhile', async () => {
    let late: (() => Promise<void>) | undefined;
    world = openWorld({
      auth: { identityPoolId: undefined },
      answer: async ({ body }) => {
        if (body['AuthFlow'] !== 'REFRESH_TOKEN_AUTH' || !late) return undefined;
        const work = late;
        late = undefined;
        await work();
        return Response.json(
          { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
          { status: 400 },
        );
      },
    });
    await world.signIn();
    const other = 'bert@example.com';
    world.cloud.operators.create(other, PASSWORD, { name: 'Bert' });
    const second = world.tab();
    world.pass(2 * HOUR);
    late = async () => void (await second.signIn({ username: other, password: PASSWORD, stay: true }));
    await failureOf(world.auth.idToken());
    expect(storage().getItem(lastUserKey(CLIENT))).toBe(world.cloud.operators.find(other)?.username);
    expect(await second.currentUserPoolUser()).toMatchObject({ email: other });
  });

  it('still ends its own session, and records why for the other tabs', async () => {
    world = openWorld({ auth: { identityPoolId: undefined } });
    vi.stubGlobal('localStorage', world.env.browser.localStorage);
    await world.signIn();
    world.pass(2 * HOUR);
    storage().setItem(key('refreshToken'), 'revoked');
    await failureOf(world.auth.idToken());
    expect(useSession.getState()).toMatchObject({ state: 'guest', reason: 'SessionExpired' });
    expect(notedEnd()).toBe('SessionExpired');
    expect(notedEnd(Date.now() + 60_000)).toBeUndefined();
    storage().setItem(ENDED_KEY, 'no JSON');
    expect(notedEnd()).toBeUndefined();
  });

  it('is not recorded when someone signs out', async () => {
    world = openWorld({ auth: { identityPoolId: undefined } });
    vi.stubGlobal('localStorage', world.env.browser.localStorage);
    await world.signIn();
    await world.auth.signOut();
    expect(notedEnd()).toBeUndefined();
  });
});
