// One table of addresses for all code that decides whether one stays on this site: `return` parameters, returns
// from the hosted login, and guard redirects.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from '../lib/ownPath.ts';
import { safePath } from '../services/auth/signIn/hostedReturn.ts';
import { provideSession, runGuard } from './navigation/guards.ts';
import { redirectTarget, safeReturn } from './navigation/redirects.ts';
import { routeTable } from './table.ts';

/** By kind: hosts, backslashes, dots, encodings, control characters, what looks like a slash, schemes, no paths at all. */
const leaving = [
  '//evil',
  '///evil',
  '////evil',
  '//evil@site',
  '//evil:80/',
  '//[::1]/',
  '//127.1/',
  '/\\evil',
  '\\\\evil',
  '\\/evil',
  '/\\/evil',
  '/a\\..\\\\evil',
  '/checker/\\evil',
  '/..//evil',
  '/.//evil',
  '/a/..//evil',
  '/%2e%2e//evil',
  '/%2E//evil',
  '/./..//evil',
  '/checker//evil',
  '/%2F%2Fevil',
  '/%2f/evil',
  '/%5Cevil',
  '/%5c%5cevil',
  '/%252F%252Fevil',
  '/%25255Cevil',
  '/a/%2F%2Fevil',
  '/\t/evil',
  '/\n/evil',
  '/\r\n/evil',
  '\t//evil',
  '/checker/\u0000',
  '/\u007f/evil',
  '/?a=\n',
  '/\u0085/evil',

  '/%09/evil',
  '/%0d%0aLocation:%20//evil',
  '/%00/',
  '/%C2%85/evil',
  '/%E2%80%8B/evil',
  '/\u200b/evil',
  '/\u202e/x',
  '/\uff0fevil',
  '/\uff3cevil',
  '/\ufe68evil',
  '/\u2215evil',
  '/\u2044evil',
  '/\u29f8evil',
  '/%EF%BC%8Fevil',
  'javascript:1',
  'JaVaScRiPt:1',
  'java\tscript:1',
  'data:text/html,x',
  'vbscript:1',
  'blob:x',
  'file:///etc/passwd',
  'https:evil',
  'https:/evil',
  'https://evil',
  'http://evil',
  'https:\\\\evil',
  'ftp://evil',
  'HTTPS:evil',
  'evil',
  '@evil',
  '?//evil',
  '#//evil',
  '',
  ' ',
  ' /checker/',
  '\u00a0/checker/',
  '/%',
  '/%E0%A4%A',
  '/%ff',
];

const own: readonly [string, string][] = [
  ['/', '/'],
  ['/checker/', '/checker/'],
  ['/checker/?a=1#b', '/checker/?a=1#b'],
  // What follows the question mark is no path: an address may be looked for there.
  ['/checker/?q=https://evil//', '/checker/?q=https://evil//'],
  ['/checker/?q=%2F%2Fevil%0a', '/checker/?q=%2F%2Fevil%0a'],
  ['/checker/#//evil', '/checker/#//evil'],
  ['/@evil', '/@evil'],
  ['/evil.example', '/evil.example'],
  ['/a:b@evil/', '/a:b@evil/'],
  ['/a/../checker/', '/checker/'],
  ['/../../checker/', '/checker/'],
  ['/%2e%2e/checker/', '/checker/'],
  ['/caf\u00e9/', '/caf%C3%A9/'],
  ['/caf%C3%A9/', '/caf%C3%A9/'],
];

describe('bad input row 10: an address that says where to go next', () => {
  it.each(leaving)(
    'OAU-11 ERR-14: %j leaves this site, for the sign-in, the hosted login and the redirects alike',
    (to) => {
      expect([ownPath(to), safeReturn(to), safePath(to)]).toEqual([undefined, '/', '/']);
      expect(redirectTarget(to, ['login.example'])).toEqual({ kind: 'refused' });
    },
  );

  it.each(own)('%j is read as the address %s of this site by all of them', (to, path) => {
    expect([ownPath(to), safeReturn(to), safePath(to)]).toEqual([path, path, path]);
    expect(redirectTarget(to)).toEqual({ kind: 'internal', path });
  });

  it.each(['.//evil', '..//evil', './../\\evil', './%2F%2Fevil', '../%5Cevil', './\t/evil', './.././/evil'])(
    'ERR-14: %j, which is relative to the current page, is refused',
    (to) => {
      expect(redirectTarget(to, [])).toEqual({ kind: 'refused' });
    },
  );

  it('keeps only addresses of this site, whatever the input, and they stay so when read again', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '%2e',
      '%25',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil',
      'https',
      '\uff0f',
      '\u2215',
    );
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((all) => `/${all.join('')}`),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (to) => {
        const kept = safeReturn(to);
        const url = new URL(kept, 'https://here.example/checker/');
        expect(url.origin).toBe('https://here.example');
        expect(url.pathname.startsWith('//')).toBe(false);
        expect([safePath(to), safeReturn(kept), safePath(kept)]).toEqual([kept, kept, kept]);
      }),
      { numRuns: 3000 },
    );
  });

  it('treats anything but a string as the home page', () => {
    for (const to of [undefined, null, 5, {}, ['/checker/']]) expect(safePath(to)).toBe('/');
    expect(safeReturn(null)).toBe('/');
  });

  it('when a guard redirects, the way back is read as it was written', async () => {
    provideSession(
      () => false,
      () => true,
    );
    const guarded = routeTable.filter(({ guard }) => guard === 'signedIn');
    expect(guarded.length).toBeGreaterThan(0);
    for (const { path } of guarded) {
      const { to: sent = '' } = (await runGuard('signedIn', new URL(path, 'https://here.example'))) ?? {};
      const target = redirectTarget(sent);
      expect(target).toEqual({ kind: 'internal', path: sent });
      expect(safeReturn(new URL(sent, 'https://here.example').searchParams.get('return'))).toBe(path);
    }
  });
});
