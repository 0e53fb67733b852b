// public/boot.js keeps what is typed before any script of the app has loaded, whatever else the browser stores.
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { FEDERATED_KEY, lastUserKey, userKey } from './auth/session/keys.ts';

const area = document.createElement('textarea');
beforeAll(() => {
  Object.defineProperty(document, 'currentScript', { value: { dataset: {} }, configurable: true });
  runInThisContext(readFileSync('public/boot.js', 'utf8'));
  area.id = 'text';
  document.body.append(area);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0`;
});

function ownerOfTyped(text: string): string | undefined {
  area.value = text;
  window.dispatchEvent(new Event('pagehide'));
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('spelling-check.rescue.'));
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { text?: string; owner?: string };
  return kept.text === text ? kept.owner : undefined;
}
const signIn = (store: Storage, idToken: string) => {
  store.setItem(lastUserKey('client'), 'anna');
  store.setItem(userKey('client', 'anna', 'idToken'), idToken);
};
const token = `h.${btoa(JSON.stringify({ sub: 'sub-of-anna' }))}.s`;

it.each<[string, string, () => void]>([
  ['of a guest', 'guest', () => {}],
  ['of whoever is signed in', 'sub-of-anna', () => signIn(localStorage, token)],
  ['beside a cookie that is written in another way', 'guest', () => void (document.cookie = 'other=100%')],
  ['beside a token that is none', 'guest', () => signIn(sessionStorage, 'none')],
  ['beside a token of something else', 'guest', () => signIn(localStorage, `h.${btoa('null')}.s`)],
  ['beside half a sign-in of a provider', 'guest', () => sessionStorage.setItem(FEDERATED_KEY, '{"prov')],
  [
    'beside half a sign-in of a provider, of whoever is signed in',
    'sub-of-anna',
    () => {
      sessionStorage.setItem(FEDERATED_KEY, '{"prov');
      signIn(sessionStorage, token);
    },
  ],
])('a text %s is kept as theirs', (_kind, owner, plant) => {
  plant();
  expect(ownerOfTyped('Typed early')).toBe(owner);
});
