// The AI checker: other wordings and the tone beside the text, offered by this device alone. Nothing changes before it is accepted.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, paste } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TEXT = `Dear Ann,

We stayed in order to win. I think that they did it in order to help us. You must come at once, the chairman said.

Thanks,
Paul`;

const side = (page: Page, name: 'rewrite' | 'tone') =>
  page.getByRole('complementary', { name: wording(`ai:${name}.title`) });
const tab = (page: Page, name: 'corrections' | 'rewrite' | 'tone') =>
  page
    .getByRole('group', { name: wording('ai:strip.label') })
    .getByRole('button', { name: wording(`ai:strip.${name}`) });
const offers = (page: Page) => side(page, 'rewrite').getByRole('listitem');
const text = (page: Page) => page.locator('.cm-content').innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const pointed = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.m-place')].map(({ textContent }) => textContent).join(''));

it('offers wordings that are accepted, undone or left, and shows the tone', async () => {
  const { page, context, complaints } = await site.open('/checker/ai/', {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
  });
  await enterEditor(page);
  await side(page, 'rewrite').getByText(wording('ai:rewrite.empty')).waitFor();
  await paste(page, TEXT);
  await side(page, 'rewrite')
    .getByText(wording('ai:rewrite.count', { count: 2 }))
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const [first, second] = [offers(page).first(), offers(page).last()];
  expect(await first.locator('del').innerText()).toBe('in order to');
  expect(await first.locator('ins').innerText()).toBe('to');
  await first.getByRole('button').first().click();
  expect(await pointed(page)).toBe('in order to');
  // One is left for good, the other accepted by keys.
  await second.getByRole('button', { name: wording('ai:rewrite.dismiss') }).click();
  await offers(page).nth(1).waitFor({ state: 'detached' });
  // The keyboard goes on with the next offer, and after the last one with the head of the list.
  expect(await focused(page)).toContain('in order to');
  await offers(page)
    .first()
    .getByRole('button', { name: wording('ai:rewrite.accept') })
    .press('Enter');
  await offers(page).first().waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(wording('ai:rewrite.title'));
  expect(await text(page)).toContain('We stayed to win. I think that they did it in order to help us.');
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: wording('checker.command.undo') })
    .click();
  await side(page, 'rewrite')
    .getByText(wording('ai:rewrite.count', { count: 1 }))
    .waitFor();
  expect(await text(page)).toContain('We stayed in order to win.');
  // Nothing of all this asks the network: it goes on without one.
  await context.setOffline(true);
  await tab(page, 'tone').click();
  await side(page, 'tone')
    .getByRole('button', { name: wording('ai:tone.show', { words: 'at once' }) })
    .click();
  expect(await pointed(page)).toBe('at once');
  await side(page, 'tone').getByRole('switch').click();
  await side(page, 'tone').getByText('chair · chairperson').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.locator('.cm-content').press('Control+End');
  await page.keyboard.type(' They left in order to eat.');
  await tab(page, 'rewrite').filter({ hasText: '2' }).click();
  await context.setOffline(false);
  // What was left stays left, and the setting on.
  await page.reload();
  await side(page, 'rewrite')
    .getByText(wording('ai:rewrite.count', { count: 2 }))
    .waitFor();
  await tab(page, 'tone').press('Enter');
  await side(page, 'tone').getByText('chair · chairperson').waitFor();
  await page.keyboard.press('Escape');
  await side(page, 'tone').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

it('covers the text on a phone, and leads there and back', async () => {
  const { page, context, complaints } = await site.open('/checker/ai/', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
  });
  await page.locator('.cm-content').waitFor();
  await paste(page, TEXT);
  await tab(page, 'rewrite').filter({ hasText: '2' }).tap();
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await offers(page).first().getByRole('button').first().tap();
  await side(page, 'rewrite').waitFor({ state: 'detached' });
  expect(await pointed(page)).toBe('in order to');
  await page.getByRole('button', { name: wording('ai:back') }).tap();
  await side(page, 'rewrite')
    .getByRole('button', { name: wording('ai:rewrite.acceptAll', { count: 2 }) })
    .tap();
  await offers(page).first().waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
