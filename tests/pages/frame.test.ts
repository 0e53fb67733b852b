// The frame around the pages in real use: themes, the language menu, adverts and how to hide them, exit intent, sharing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('themes', () => {
  it('keep a chosen theme, starting with the first paint of the next page', async () => {
    const { page, complaints } = await site.open('/contact/', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Theme: System' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await canvas()).toBe('rgb(19, 25, 21)');
    await page.goto('/software/', { waitUntil: 'commit' });
    await page.waitForSelector('html[data-theme="dark"]');
    expect(await canvas()).toBe('rgb(19, 25, 21)');
    expect(complaints).toEqual([]);
  });

  it("the browser's bars are green in each theme, and follow the choice on every page", async () => {
    const { page } = await site.open('/contact/', { colorScheme: 'light' });
    const bars = () =>
      page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
      });
    expect(await bars()).toEqual(['#137333']);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await bars()).toEqual(['#0f4a26']);
    await page.getByRole('button', { name: 'Theme: System' }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    expect(await bars()).toEqual(['#137333']);
    await page.goto('/checker/signin/');
    await expect.poll(bars).toEqual(['#137333']);
  });
});

describe('house adverts', () => {
  it('can be hidden for a visit, with a way back', async () => {
    const { page, complaints } = await site.open('/contact/');
    const advert = page.getByRole('complementary', { name: 'From us' });
    await page.getByRole('button', { name: 'Remove ads' }).click();
    const modal = page.getByRole('dialog', { name: 'Check without ads' });
    await modal.getByRole('button', { name: 'Hide them for this visit' }).click();
    await expect.poll(() => advert.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => advert.count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('leads to the plans', async () => {
    const { page } = await site.open('/contact/');
    await page.getByRole('button', { name: 'Remove ads' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Premium/ })
      .click();
    await page.waitForURL('**/checker/premium/');
    await expect.poll(() => page.locator('html[data-modal-open]').count()).toBe(0);
  });
});

it('EXT-1: a reader who is about to leave is asked once in seven days', async () => {
  const { page, context, complaints } = await site.open('/contact/');
  const modal = page.getByRole('dialog', { name: 'Take the checker with you' });
  // The watcher waits ten seconds before it disturbs anyone, so the page's clock is moved forward.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  const leave = () =>
    page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
  await leave();
  await modal.waitFor();
  const cookie = (await context.cookies()).find(({ name }) => name === 'exit_intent');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await page.keyboard.press('Escape');
  await expect.poll(() => modal.count()).toBe(0);
  await leave();
  await page.waitForTimeout(300);
  expect(await modal.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('SHR-1: shares through a window of 626 by 436, and copies the address', async () => {
  const { page, context, complaints } = await site.open('/software/');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'shared' }));
  await page.getByRole('button', { name: 'Share' }).click();
  const popover = page.getByRole('dialog', { name: 'Share' });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    popover.getByRole('button', { name: 'Share on WhatsApp' }).click(),
  ]);
  await popup.waitForLoadState();
  expect(popup.url()).toContain(encodeURIComponent(`${site.url}/software/`));
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([626, 436]);
  await page.bringToFront();
  if ((await popover.count()) === 0) await page.getByRole('button', { name: 'Share' }).click();
  await popover.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/software/`);
  expect(complaints).toEqual([]);
});

it('works from a phone’s menu, even before any script', async () => {
  const phone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };
  const context = await site.browser.newContext({ baseURL: site.url, ...phone });
  const page = await context.newPage();
  await page.goto('/contact/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const pricing = page.getByRole('link', { name: 'Pricing', exact: true });
  await pricing.click();
  await page.waitForURL('**/software/pricing/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

it('ERR-15: reads a wrong address as a misspelt word and offers the nearest one', async () => {
  const { page } = await site.open('/software/pricng/');
  expect(await page.locator('mark').textContent()).toBe('pricng');
  expect(await page.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
  await page.getByRole('link', { name: 'pricing', exact: true }).click();
  await expect.poll(() => page.title()).toContain('Pricing');
  expect(new URL(page.url()).pathname).toBe('/software/pricing/');
  expect(await page.locator('mark.m-spelling').count()).toBe(0);
});
