// SECURITY.md names a test for each promise. A test that is renamed or removed must not leave a promise behind.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../scripts/web/headers.ts';
import { LARGEST_UPLOAD } from '../../src/services/cloud/quota.ts';
import { defaultConfig } from '../../src/services/config/config.ts';
import { FILE_ENDINGS } from '../../src/services/fileTypes.ts';

const text = readFileSync('SECURITY.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| `([^`]+)` \| (.+) \|$/gm)].map(
  ([, item = '', what = '', file = '', test = '']) => ({ item, what, file, test }),
);

/** Promised items of the standard (OWASP ASVS 5.0), met or explained. */
const PROMISED =
  '3.2.2 3.3.1 3.3.2 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.4.8 3.5.5 3.6.1 3.7.2 5.1.1 5.2.1 5.2.2 5.2.3 5.2.4 5.3.2 5.4.1 ' +
  '5.4.2 7.4.1 9.2.3 10.1.1 10.1.2 10.2.1 10.2.3 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 10.4.6 10.4.8 10.5.1 10.5.4 14.2.1 ' +
  '14.2.3 14.2.5 14.3.1 14.3.3';

describe('SECURITY.md', () => {
  it('has every promised item, met by a test or explained', () => {
    const explained = [...text.matchAll(/\*\*([\d., ]+)\*\*/g)].flatMap(([, items = '']) => items.split(', '));
    const found = new Set([...rows.map(({ item }) => item), ...explained]);
    expect(PROMISED.split(' ').filter((item) => !found.has(item))).toEqual([]);
    expect(rows.length).toBeGreaterThan(35);
  });

  it.each(rows)('$item ($what) has its test', ({ file, test }) => {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(test);
  });

  it('names every kind of file that is accepted, and the largest size', () => {
    const [section = ''] = /## Files that are accepted\n[^#]+/.exec(text) ?? [];
    expect([...section.matchAll(/`(\.[a-z]+)`/g)].map(([, ending]) => ending).join()).toBe(FILE_ENDINGS);
    expect(section).toContain(`at most ${LARGEST_UPLOAD / 1_000_000} MB`);
  });

  it('explains every directive of the policy', () => {
    for (const variant of ['app', 'ai'] as const) {
      const policy = contentSecurityPolicy(defaultConfig, variant, false);
      for (const directive of policy.split('; ')) expect(text).toContain(directive.split(' ')[0] ?? '');
      for (const [exception] of policy.matchAll(/'(unsafe|wasm)-[a-z-]+'|\b(data|blob):/g))
        expect(text).toContain(exception);
    }
  });
});
