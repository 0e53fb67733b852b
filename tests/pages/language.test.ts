// The interface language on the built site: remembered in a cookie, switched in one frame, never a flash of English.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../src/services/i18n/locales.ts';
import { openSite, ready, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const cookie = (value: string) => [{ name: 'i18n_redirected', value, url: site.url }];
const texts = (code: string) => {
  const read = (file: string) => JSON.parse(readFileSync(`locales/${code}/${file}`, 'utf8'));
  return { app: read('app.json'), pages: read('pages.json') };
};

describe('language', () => {
  it('LNG-1: the default is English, whatever the browser prefers, and no cookie is set', async () => {
    const { page, context } = await site.open('/contact/', { locale: 'fr-FR' });
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    expect(await page.title()).toContain('Contact');
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  it('LNG-1: a choice sets the cookie for 365 days, and the address gets no prefix', async () => {
    const { page, context, requests } = await site.open('/software/', { locale: 'fr-FR', serviceWorkers: 'block' });
    const ahead = (file: string) => requests.filter((url) => url.endsWith(`/contact/${file}`)).length;
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => ahead('payload.json')).toBe(1);
    await page
      .getByRole('button', { name: /language/i })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).first().click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(new URL(page.url()).pathname).toBe('/software/');
    const [kept, ...others] = await context.cookies();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ name: 'i18n_redirected', value: 'de', path: '/', sameSite: 'Lax', secure: false });
    expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 365 * 86_400)).toBeLessThan(60);
    // PRE-1: payloads fetched ahead were in the previous language, so they are fetched again in this one.
    await expect.poll(() => ahead('payload.de.json')).toBe(1);
    for (const path of ['/de/', '/de/contact/']) expect((await fetch(site.url + path)).status, path).toBe(404);
    await context.close();
  });

  it('offers the browser’s own language in that language, and not again once it was refused', async () => {
    const { page, context, complaints } = await site.open('/contact/', { locale: 'de-AT' });
    const { offer, use, keep } = JSON.parse(readFileSync('locales/de/language.json', 'utf8'));
    await page.getByText(offer).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    await page.getByRole('button', { name: keep }).click();
    await page.getByText(offer).waitFor({ state: 'detached' });
    await page.reload();
    await ready(page);
    expect(await context.cookies()).toMatchObject([{ name: 'i18n_redirected', value: 'en' }]);
    expect(await page.getByText(offer).count()).toBe(0);

    await context.clearCookies();
    await page.reload();
    await page.getByRole('button', { name: use }).click();
    await page.getByText(offer).waitFor({ state: 'detached' });
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('LNG-1: an unknown value in the cookie means English', async () => {
    const { page, context, complaints } = await site.open();
    await context.addCookies(cookie('xx'));
    await page.goto('/contact/');
    await ready(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(locales.filter(({ code }) => code !== 'en').map(({ code, iso }) => [code, iso]))(
    'LNG-1: the cookie %s shows page and frame in its language',
    async (code, iso) => {
      const { app, pages } = texts(code);
      const { page, context, complaints } = await site.open();
      await context.addCookies(cookie(code));
      await page.goto('/contact/');
      await ready(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(iso);
      expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
      expect(await page.title()).toContain(pages.contact.title);
      expect(await page.locator('h1').first().textContent()).toBe(pages.contact.heading);
      expect(await page.locator('body').innerText()).toContain(app.nav.pricing);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('LNG-1: no English is seen before another language, even on a slow connection', async () => {
    const { page, context } = await site.open();
    await context.addCookies(cookie('de'));
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const root = document.getElementById('root');
        const title = root?.querySelector('h1');
        if (title && getComputedStyle(title).visibility === 'visible') {
          const text = title.textContent ?? '';
          if (seen.at(-1) !== text) seen.push(text);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.route('**/*.{js,json}', async (route) => {
      await new Promise((done) => setTimeout(done, 60));
      await route.continue();
    });
    await page.goto('/contact/');
    await ready(page);
    await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 0);
    // Long enough for another heading to appear.
    await page.waitForTimeout(200);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual([texts('de').pages.contact.heading]);
    await context.close();
  });

  it('LNG-2: choosing a language changes frame and page together, sets the cookie for a year, and persists', async () => {
    const { page, context, complaints } = await site.open('/contact/');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const pair = `${document.querySelector('h1')?.textContent}|${document.documentElement.lang}`;
        if (seen.at(-1) !== pair) seen.push(pair);
      }).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page
      .getByRole('button', { name: /^Language/ })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).first().click();
    const german = texts('de').pages.contact.heading as string;
    await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, german);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de-DE');
    const [stored] = await context.cookies();
    expect(stored?.name).toBe('i18n_redirected');
    expect(stored?.value).toBe('de');
    expect(stored?.path).toBe('/');
    expect(stored?.sameSite).toBe('Lax');
    const days = ((stored?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365.01);
    expect(page.url()).toBe(`${site.url}/contact/`);
    await page.reload();
    await ready(page);
    expect(await page.locator('h1').first().textContent()).toBe(german);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('LNG-3: a language whose texts do not arrive is not switched to; the page and the console say so', async () => {
    const { page, context, complaints } = await site.open('/contact/');
    await page.route('**/payload.de.json', (route) => route.abort());
    await page
      .getByRole('button', { name: /^Language/ })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).first().click();
    await expect.poll(() => complaints.some((line) => line.includes('Failed loading async locale export'))).toBe(true);
    await page.getByRole('alert').getByText(texts('en').app.errors['locale-failed']).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    expect(await page.locator('h1').first().textContent()).toBe(texts('en').pages.contact.heading);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  it('a link followed in another language shows the next page in it', async () => {
    const { page, context } = await site.open();
    await context.addCookies(cookie('fr'));
    await page.goto('/contact/');
    await ready(page);
    await page
      .locator('a[href="/software/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    const heading = texts('fr').pages.software.heading as string;
    await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading);
    await context.close();
  });
});
