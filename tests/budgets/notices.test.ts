// Every third-party package in the built scripts, and the data beside them, is named with its licence. Run after a build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOTICES_FILE, noticeOf, packageOf, readModuleLists } from '../../scripts/web/notices.ts';

const ROOT = 'dist/client';
const text = readFileSync(join(ROOT, NOTICES_FILE), 'utf8');
const lists = await readModuleLists();
const folders = [...new Set(Object.values(lists).flatMap((modules) => modules.flatMap((one) => packageOf(one) ?? [])))];

it('the modules of every built script are known: pages, threads and service worker', () => {
  const built = readdirSync(join(ROOT, 'assets'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const files = [...built.map((name) => join('assets', name)), 'sw.js'];
  expect(files.filter((file) => !(file in lists))).toEqual([]);
  expect(folders.length).toBeGreaterThan(30);
});

it.each(folders)('%s is in the notices, with its version and its licence text', async (folder) => {
  const { name, version, licence, text: own } = await noticeOf(folder);
  expect(text).toContain(`${name} ${version} (${licence})\n`);
  expect(text).toContain(own);
  // Each text appears once, however many packages share it; one that another one begins with is a text of its own.
  expect(text.split(`\n\n${own}\n\n${'='.repeat(80)}\n`).length).toBe(2);
});

it.each([
  '@fontsource-variable/literata',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/source-sans-3',
  'bootstrap-icons',
  'workbox-routing',
  'react-dom',
  'dictionary-de',
  'wordfreq',
])('fonts, icons, dictionaries and the worker are among them: %s', (name) => expect(text).toContain(name));

it('is linked, and no page or worker asks for it on its own', () => {
  expect(readFileSync(join(ROOT, 'index.html'), 'utf8')).toContain(`<a href="/${NOTICES_FILE}"`);
  expect(readFileSync(join(ROOT, 'sw.js'), 'utf8')).not.toContain(NOTICES_FILE);
});
