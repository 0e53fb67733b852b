// What an address leads to: its page, the address with a slash, or the page that says there is none.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, ready, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('addresses', () => {
  it('RTE-2: the server answers 308 to the address with the slash, and keeps the query', async () => {
    const response = await fetch(`${site.url}/software/pricing?a=1`, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/software/pricing/?a=1');
  });

  it('RTE-2: the application replaces an address without the slash', async () => {
    const { page, context } = await site.open('/');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/software/pricing/"]');
      link?.closest('body')?.setAttribute('data-kept', 'true');
    });
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      history.pushState(null, '', '/contact');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.waitForURL('**/contact/');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    expect(await page.evaluate(() => document.body.dataset['kept'])).toBe('true');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await context.close();
  });

  it.each([
    '/nope/',
    '/nope/french/',
    '/index.php',
    '/404.html',
    '/french/x.php',
    '/assets/none.js',
    `/${'a'.repeat(5000)}/`,
    '/%00/',
    '/etc/passwd/',
    '/%E0%A4%A/',
    '//evil.example/',
    '/contact//',
    '/software//pricing/',
    '/contact/%2F',
    '/contact%2F',
    '/checker//',
    '/french/%2f/',
  ])('bad input row 38: the server answers 404 for %s', async (path) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['/index.html', '/'],
    ['/checker/index.html', '/checker/'],
    ['/checker/ai/index.html', '/checker/ai/'],
  ])('the file %s is shown under its address', async (file, path) => {
    const { page, context, complaints } = await site.open(file);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('[data-status]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('ERR-11: an address without a page shows one that says so, with a way home', async () => {
    const { page, context, complaints } = await site.open();
    const response = await page.goto('/nope/');
    await ready(page);
    expect(response?.status()).toBe(404);
    expect(await page.title()).toBe('This page could not be found');
    expect(await page.locator('h1').first().textContent()).toBe('This page could not be found');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.waitForFunction(() => document.title === 'Spelling Check');
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
    await context.close();
  });

  it('links on a page that lead to an unknown tool show the same page', async () => {
    const { page, context } = await site.open('/');
    await page.evaluate(() => {
      history.pushState(null, '', '/nope/');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.waitForFunction(() => document.title === 'This page could not be found');
    await context.close();
  });
});
