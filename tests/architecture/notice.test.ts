// Every third-party dictionary, lexicon, font and icon set is named, with its version if it ships as a package, and the
// licence texts that must accompany them are present.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const notice = readFileSync('NOTICE.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
/** Packages that contain data or drawings, not just code; the bench's comparison packages are not distributed. */
const DATA = /^dictionary-|-dict$|^german-dict|lefff|wordnet|wink-lexicon|verbs-irregular|^@fontsource|icons$/;
const packages = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([name]) =>
  DATA.test(name),
);

it('finds what it looks for', () => {
  expect(packages.length).toBeGreaterThanOrEqual(20);
});

it.each(packages)('%s is in the notice', (name) => {
  expect(notice).toMatch(new RegExp(`(^|[^\\w-])${name}([^\\w-]|$)`, 'm'));
});

it.each(packages.filter(([name]) => /^dictionary-|fontsource|icons$/.test(name)))(
  '%s is named with its version %s',
  (name, version) => {
    const line = notice.split('\n').find((row) => row.includes(`[${name}](`));
    expect(line?.split('|').map((cell) => cell.trim())).toContain(version);
  },
);

it('the licences it points to exist', () => {
  const files = [...notice.matchAll(/`((?:public\/licenses|models)\/[\w.]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
