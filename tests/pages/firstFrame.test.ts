// The first frame is painted before the scripts on every prerendered page; nothing waits for a frame that will not come.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routeTable, rowPath } from '../../src/routes/table.ts';
import { openSite, ready, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** One address for each row that stands for many. */
const ONE_OF_MANY = ['/checker/help/english/', '/checker/help/english/affect-effect/'];
const pages = [
  ...routeTable.filter(({ prerender, many }) => prerender && !many).map((row) => rowPath(row, 'spelling-check')),
  ...ONE_OF_MANY,
];

describe('first frame', () => {
  it.each(pages)('%s is painted before its scripts are requested', async (path) => {
    const { page, context, complaints } = await site.open(path);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(scripts.length).toBeGreaterThan(0);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a page in another language, hidden until its texts arrive, requests its scripts at once', async () => {
    const { page, context } = await site.open();
    await context.addCookies([{ name: 'i18n_redirected', value: 'de', url: site.url }]);
    // With boot.js's maximum wait removed, a page that waited for a frame would stay empty.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (run: () => void, wait?: number) => (wait === 3000 ? 0 : later(run, wait)) });
    });
    await page.goto('/contact/');
    await ready(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    await context.close();
  });

  it('a button that is pressed before the scripts have come does its work once they have', async () => {
    const { page, context, complaints } = await site.open();
    let arrive = () => {};
    const scripts = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/.*\.js$/, (route) => scripts.then(() => route.continue()));
    await page.goto('/checker/', { waitUntil: 'commit' });
    const pressed = (text: string) => page.getByRole('button', { name: text }).first().click();
    await pressed(wording('checker.command.share'));
    await pressed(wording('checker.command.settings'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    arrive();
    await page.getByRole('dialog', { name: wording('settings.title') }).waitFor();
    // The last one alone.
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
