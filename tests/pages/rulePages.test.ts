// The pages about rules as they were built: the HTML of all of them, read in Node, and one of them in use.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulePaths } from '../../prerender/rulePages/facts.ts';
import { locales } from '../../src/services/i18n/locales.ts';
import { openSite, ready, type Site } from '../setup/openSite.ts';

const ROOT = 'dist/client';
const BASE = 'https://spelling-check.example';
/** What a page and its texts weigh at most, compressed: as any other page (tests/budgets). */
const MOST_KB = { html: 30, payload: 12 };
/** All of them together, in files as they are served without compression. */
const MOST_FILES = 4500;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const packed = (text: string) => gzipSync(text).length / 1000;

describe('the HTML of the pages about rules', () => {
  it('is whole on each, small, and in nine languages', () => {
    const titles = new Set<string>();
    const paths = rulePaths();
    for (const path of paths) {
      const html = read(`${path}index.html`);
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(BASE + path);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      const markup = html.replace(/<script type="application\/[^>]*>.*?<\/script>/gs, '');
      expect(markup.match(/\{\{|\[object Object\]|>undefined</g), path).toBeNull();
      expect(html, path).toContain('"@type":"BreadcrumbList"');
      titles.add(/<title>([^<]+) \| Spelling Check<\/title>/.exec(html)?.[1] ?? '');
      expect(packed(html), path).toBeLessThanOrEqual(MOST_KB.html);
      for (const { code } of locales) {
        const payload = `${path}${code === 'en' ? 'payload.json' : `payload.${code}.json`}`;
        expect(existsSync(join(ROOT, payload)), payload).toBe(true);
      }
      expect(packed(read(`${path}payload.hi.json`)), path).toBeLessThanOrEqual(MOST_KB.payload);
    }
    expect(titles.size).toBe(paths.length);
    expect(paths.length * (locales.length + 1)).toBeLessThanOrEqual(MOST_FILES);
  });

  it('is listed for search engines, language by language', () => {
    const lists = ['pages', 'english', 'french', 'german', 'italian', 'spanish'].map((name) => `/sitemaps/${name}.xml`);
    for (const list of lists) expect(read('sitemap.xml')).toContain(`<loc>${BASE}${list}</loc>`);
    const listed = lists.flatMap((list) => [...read(list).matchAll(/<loc>([^<]+)/g)].map(([, url]) => url));
    for (const path of rulePaths()) expect(listed, path).toContain(BASE + path);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe('a page about a rule', () => {
  it('is reached from a link with its id, and its exercises and field work', async () => {
    const { page, context, complaints } = await site.open('/checker/help/english/#en.context.affect-effect');
    await page.waitForURL('**/checker/help/english/affect-effect/**');
    await page.locator('h1', { hasText: 'affect' }).waitFor();
    const first = page.locator('fieldset').first();
    await first.getByRole('button').first().click();
    await first.getByText(/^(Right\.|Not this one)/).waitFor();
    const field = page.locator('[data-form-demo] textarea');
    await field.focus();
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('script[data-spelling-check]').length))
      .toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('that is not there is an unknown address', async () => {
    const { page, context } = await site.open();
    const response = await page.goto('/checker/help/english/no-such-rule/');
    await ready(page);
    expect(response?.status()).toBe(404);
    await context.close();
  });
});
