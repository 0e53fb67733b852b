// What the browser keeps of a session and of a page, damaged in every way: the start goes on, nobody is shown who is not
// signed in, and what is shown are texts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDED_KEY, FEDERATED_KEY, lastUserKey, userKey } from '../auth/session/keys.ts';
import { notedEnd, readSession, useSession } from './sessionState.ts';

const CLIENT = 'client';
const hour = () => Math.floor(Date.now() / 1000) + 3_600;
const token = (claims: unknown) => `h.${btoa(typeof claims === 'string' ? claims : JSON.stringify(claims))}.s`;

beforeEach(() => useSession.setState({ state: 'unknown', plan: 'free' }, true));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});

const read = () => {
  readSession(CLIENT);
  return useSession.getState();
};

describe('an invalid session', () => {
  it.each<[string, string]>([
    ['50 half written', '{"provider":"goog'],
    ['51 a number', '5'],
    ['52 a list', '[]'],
    ['53 without a token', JSON.stringify({ provider: 'google', user: {}, expires_at: 1 })],
    ['54 with an end that is none', JSON.stringify({ provider: 'google', token: 't', user: {}, expires_at: 'soon' })],
  ])('of a provider, %s: a guest, who is told that it has ended', (_kind, text) => {
    sessionStorage.setItem(FEDERATED_KEY, text);
    expect(read()).toMatchObject({ state: 'guest', reason: 'SessionExpired' });
  });

  it.each<[string, string]>([
    ['55 half written', 'eyJ'],
    ['56 not base64', 'a.%%%.b'],
    ['57 with an end that is a word', token({ exp: 'soon' })],
    ['58 with content that is a text', token('"x"')],
  ])('of the user pool, %s: a guest, who is told that it has ended', (_kind, text) => {
    localStorage.setItem(lastUserKey(CLIENT), 'anna');
    localStorage.setItem(userKey(CLIENT, 'anna', 'idToken'), text);
    expect(read()).toMatchObject({ state: 'guest', reason: 'SessionExpired' });
  });

  it('nobody was signed in: nothing is reported', () => {
    expect(read()).toMatchObject({ state: 'guest', reason: undefined });
  });
});

describe('a valid session', () => {
  it('59 shows only texts, whatever is stored in place of a name', () => {
    const user = { name: { first: 'Anna' }, email: ['a@b.example'] };
    sessionStorage.setItem(
      FEDERATED_KEY,
      JSON.stringify({ provider: 'google', token: 't', user, expires_at: 1, scope: 'newer' }),
    );
    expect(read()).toMatchObject({ state: 'signedIn', name: undefined, email: undefined });
    sessionStorage.clear();
    localStorage.setItem(lastUserKey(CLIENT), 'anna');
    const claims = { exp: hour(), name: { first: 'Anna' }, email: 7, sub: 's', plan: ['premium'] };
    localStorage.setItem(userKey(CLIENT, 'anna', 'idToken'), token(claims));
    expect(read()).toMatchObject({ state: 'signedIn', name: undefined, email: undefined, sub: 's', plan: 'free' });
  });

  it('is found behind an unreadable foreign cookie', () => {
    const cookie = `bad=%E0%A4%A; ${encodeURIComponent(lastUserKey(CLIENT))}=anna; ${encodeURIComponent(
      userKey(CLIENT, 'anna', 'idToken'),
    )}=${encodeURIComponent(token({ exp: hour(), email: 'a@b.example' }))}`;
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    expect(read()).toMatchObject({ state: 'signedIn', email: 'a@b.example' });
    vi.restoreAllMocks();
  });
});

it.each(['null', '5', '"x"', '{'])('a session end recorded as %s is ignored', (text) => {
  localStorage.setItem(ENDED_KEY, text);
  expect(notedEnd()).toBeUndefined();
});
