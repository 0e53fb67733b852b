import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLock } from './lock.ts';

const sound = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
const lockWith = (more: object) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/a': sound, 'node_modules/b': { ...sound, ...more } } });

describe('the lockfile', () => {
  it('of the project has nothing but packages with a digest, from the registry, that may be shipped', () => {
    const { packages, shipped, findings } = readLock(readFileSync('package-lock.json', 'utf8'));
    expect(findings).toEqual([]);
    expect(packages).toBeGreaterThan(shipped);
    expect(shipped).toBeGreaterThan(50);
  });

  it.each([
    ['a weak digest', { integrity: 'sha1-x' }, 'node_modules/b: is not held by a digest (SHA-512)'],
    ['no digest', { integrity: undefined }, 'node_modules/b: is not held by a digest (SHA-512)'],
    ['another source', { resolved: 'git+ssh://x' }, 'node_modules/b: comes from git+ssh://x'],
    [
      'a name like the registry',
      { resolved: 'https://registry.npmjs.org.evil/b' },
      'node_modules/b: comes from https://registry.npmjs.org.evil/b',
    ],
    ['a licence that asks for more', { license: 'AGPL-3.0' }, 'node_modules/b: ships under AGPL-3.0'],
    ['no licence', { license: undefined }, 'node_modules/b: ships under no licence'],
  ])('is found to have %s', (_, more, finding) => {
    expect(readLock(lockWith(more)).findings).toEqual([finding]);
  });

  it('may have a tool under another licence, which does not ship', () => {
    expect(readLock(lockWith({ license: 'MPL-2.0', dev: true }))).toEqual({ packages: 2, shipped: 1, findings: [] });
  });

  it('that is none is not taken for a sound one', () => {
    expect(() => readLock('{}')).toThrow('packages');
    expect(() => readLock('')).toThrow(SyntaxError);
  });
});
