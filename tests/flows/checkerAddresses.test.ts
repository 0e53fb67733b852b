// What a tool's address preselects in the checker (product.md, "Tools").
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';
import { enterEditor, expectMarked } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TEXT = 'We recieved a apple from them yesterday morning.';

it.each([
  ['/proofread/', ['recieved', 'a']],
  ['/spell-check/english/', ['recieved']],
  ['/grammar-check/', ['a']],
])('%s shows its kind of finding, and all kinds after one press', async (path, words) => {
  const { page, context, complaints } = await site.open(path, { viewport: { width: 1280, height: 800 } });
  await enterEditor(page);
  await page.keyboard.type(TEXT);
  await expectMarked(page, words);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expectMarked(page, ['recieved', 'a']);
  expect(complaints).toEqual([]);
  await context.close();
});

it('an address for a kind of issue that the text lacks says so', async () => {
  const { page, context } = await site.open('/punctuation-check/', { viewport: { width: 1280, height: 800 } });
  await enterEditor(page);
  await page.keyboard.type(TEXT);
  await page.getByText('No issues of this kind.').waitFor();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByText('No issues of this kind.').waitFor({ state: 'detached' });
  await context.close();
});

it('/essay/ checks strictly for the visit, and the person’s own choice comes back', async () => {
  const { page, context } = await site.open('/essay/', { viewport: { width: 1280, height: 800 } });
  const strict = async () => {
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    const pressed = (await page.getByRole('button', { name: 'Picky' }).getAttribute('aria-pressed')) === 'true';
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return pressed;
  };
  await page.locator('.cm-content').waitFor();
  expect(await strict()).toBe(true);
  await page.goto('/checker/');
  await page.locator('.cm-content').waitFor();
  expect(await strict()).toBe(false);
  await context.close();
});
