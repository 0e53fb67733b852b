// Every address of the specification, as a visitor meets it: HTML first, then the running page, in both themes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchRow, prerenderedPaths } from '../../src/routes/navigation/match.ts';
import { routeTable, rowPath } from '../../src/routes/table.ts';
import { findBarriers } from '../setup/axe.ts';
import { openSite, ready, type Site } from '../setup/openSite.ts';

const PRODUCT = 'spelling-check';
const BASE = 'https://spelling-check.example';
const ROOT = 'dist/client';
const tools = ['/french/', '/grammar-check/french/', '/email/german/sample/', '/checker/statistics/'];
/** One page about rules of each kind; tests/pages/rulePages.test.ts reads the HTML of all of them. */
const rules = ['/checker/help/english/', '/checker/help/french/ce-se/', '/checker/help/german/punctuation/'];
/** The pages about the product share a component: those with figures, and one with text alone. */
const ALIKE = new Set(['accessibility', 'changes', 'imprint']);
const rows = routeTable.filter(({ id, many }) => id !== 'tool' && !many && !ALIKE.has(id));
const paths = [...rows.map((row) => rowPath(row, PRODUCT)), ...tools, ...rules];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const html = (path: string) => readFileSync(join(ROOT, path, 'index.html'), 'utf8');
const languageOf = (path: string) => (path === '/legal/privacypolicy_es/' ? 'es-ES' : 'en-US');
const isPrivate = (path: string) => matchRow(path, PRODUCT)?.private ?? false;

describe('prerendered HTML', () => {
  it.each(prerenderedPaths(PRODUCT))('%s can be read before any script', (path) => {
    const text = html(path);
    const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '';
    if (path === '/') expect(title).toBe('Spelling Check');
    else expect(title).toMatch(/.+ \| Spelling Check$/);
    expect(text).toContain(`<html lang="${languageOf(path)}" dir="ltr">`);
    expect(/<meta name="description" content="([^"]*)"/.exec(text)?.[1]?.length).toBeGreaterThan(40);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]).toBe(BASE + path);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text.match(/<main[ >]/g)).toHaveLength(1);
    expect(text.match(/<title>/g)).toHaveLength(1);
  });

  it.each([...prerenderedPaths(PRODUCT), '/checker/ai/'])('%s has no style attribute and no inline script', (path) => {
    const text = html(path);
    const markup = text.replace(/<script type="application\/[^>]*>.*?<\/script>/gs, '');
    expect(markup.match(/\sstyle\s*=|<style[ >]|\son[a-z]+\s*=\s*["']/g)).toBeNull();
    expect(markup.match(/\{\{|\[object Object\]|>undefined</g)).toBeNull();
    for (const [, attributes = ''] of text.matchAll(/<script([^>]*)>/g)) {
      expect(attributes).toMatch(/\ssrc=|type="application\/(ld\+)?json"/);
    }
  });

  it('titles and descriptions are all different', () => {
    const titles = prerenderedPaths(PRODUCT).map((path) => /<title>([^<]+)/.exec(html(path))?.[1]);
    const descriptions = prerenderedPaths(PRODUCT).map(
      (path) => /name="description" content="([^"]+)/.exec(html(path))?.[1],
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it.each(['/checker/', '/'])('%s has a text field that works before any script', (path) => {
    expect(html(path).includes('<textarea')).toBe(true);
  });
});

describe('without scripts', () => {
  it.each(['/checker/signin/', '/checker/premium/', '/grammar-check/french/'])(
    '%s says in every language that it needs them, and links to pages that can be read',
    async (path) => {
      const { page, context } = await site.open(undefined, { javaScriptEnabled: false });
      await page.goto(path);
      expect(await page.locator('main p').count()).toBe(9);
      expect(await page.locator('main p').first().innerText()).toBe('This page needs JavaScript.');
      expect(await page.locator('main p[lang="de-DE"]').innerText()).toBe('Diese Seite braucht JavaScript.');
      await page.locator('main a').click();
      expect(await page.locator('h1').innerText()).toContain('Check your spelling.');
      await context.close();
    },
  );
});

describe('running pages', () => {
  it.each(paths)('%s starts without complaints and has no barriers in either theme', async (path) => {
    const { page, context, complaints } = await site.open(undefined, { colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(path);
    await ready(page);
    expect(response?.status()).toBe(200);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    expect(await page.title()).toMatch(path === '/' ? /^Spelling Check$/ : /.+ \| Spelling Check$/);
    expect(await page.locator('html').getAttribute('lang')).toBe(languageOf(path));
    expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBe(isPrivate(path) ? 1 : 0);
    const light = await findBarriers(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await findBarriers(page);
    expect({ light, dark }).toEqual({ light: [], dark: [] });
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
