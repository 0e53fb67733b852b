// Printed pages: the text without the tool around it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it.each(['/', '/software/', '/software/pricing/', '/legal/redistribution/', '/checker/help/'])(
  '%s fits on paper, without controls',
  async (path) => {
    const { page, context } = await site.open(path, { viewport: { width: 700, height: 1000 }, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
    const controls = page.locator('button, input, textarea, select, [class*="btn"]');
    expect(await controls.filter({ visible: true }).allInnerTexts()).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
    await context.close();
  },
);

it('the home page leaves no space for the checker, and prints the text in it', async () => {
  const { page, context } = await site.open('/', { viewport: { width: 700, height: 1000 } });
  const gap = async () => {
    const lead = await page.locator('h1 + p').boundingBox();
    const next = await page.locator('main h2:visible').first().boundingBox();
    return (next?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0);
  };
  await page.emulateMedia({ media: 'print' });
  expect(await gap()).toBeLessThan(120);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Your text').first().click();
  await page.locator('.cm-content').waitFor();
  await page.keyboard.type('A text for the printer.');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.getByText('A text for the printer.').filter({ visible: true }).waitFor();
  await context.close();
});
