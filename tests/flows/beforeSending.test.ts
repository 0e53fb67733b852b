// What to see to before a letter is sent: beside the text, on a phone behind a bar, switchable, and the same without a network.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, expectMarked, paste } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const LETTER = `Dear [Name],

Please find attached the plan. We meet on Monday, 21 November 2026.

Yours sincerely,
Ann Lee`;
const FINISHED = 'Dear Paul,\n\nThe plan is good. We meet on Saturday.\n\nYours sincerely,\nAnn Lee';
const gap = wording('letter:lines.placeholder', { found: '[Name]' });
const enclosure = wording('letter:lines.attachment', { found: 'Please find attached' });

const title = wording('letter:title');
const card = (page: Page) => page.getByRole('region', { name: title });
const view = (page: Page) => page.getByRole('complementary', { name: title });
const lines = (page: Page) => page.getByRole('list', { name: title }).getByRole('button');
const pointed = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.m-place')].map(({ textContent }) => textContent).join(''));
const command = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: wording('checker.command.palette') }).waitFor();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
};

describe('beside the text', () => {
  it('each line leads to its place, also by keys, and goes once it is seen to', async () => {
    const { page, context, complaints } = await site.open('/checker/', { viewport: { width: 1280, height: 800 } });
    await enterEditor(page);
    await paste(page, LETTER);
    await card(page).getByRole('button', { name: gap }).click();
    expect(await pointed(page)).toBe('[Name]');
    await card(page).getByRole('button', { name: enclosure }).press('Enter');
    expect(await pointed(page)).toBe('Please find attached');
    // The weekday, which a rule finds, stands in the list of findings below.
    expect(await lines(page).count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);
    await card(page).getByRole('button', { name: gap }).click();
    await page.keyboard.type('Paul');
    await card(page).getByRole('button', { name: gap }).waitFor({ state: 'detached' });
    expect(await lines(page).count()).toBe(1);
    await command(page);
    await view(page).getByRole('list').getByRole('button').last().click();
    expect(await pointed(page)).toBe('Monday');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stands beside letters only, and not where it is switched off', async () => {
    const { page, context, complaints } = await site.open('/checker/', { viewport: { width: 1280, height: 800 } });
    await enterEditor(page);
    await command(page);
    await view(page).getByText(wording('letter:empty')).waitFor();
    await page.locator('.cm-content').focus();
    await paste(page, 'The plan [date] is good. It is definately his.');
    await expectMarked(page, ['definately']);
    await view(page).getByText(wording('letter:noLetter')).waitFor();
    await page.keyboard.press('Control+a');
    await paste(page, FINISHED);
    await view(page).getByText(wording('letter:fine')).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await view(page)
      .getByRole('button', { name: wording('letter:close') })
      .click();
    await card(page).getByText(wording('letter:fine')).waitFor();
    await command(page);
    await view(page).getByRole('switch').click();
    await page.keyboard.press('Escape');
    await view(page).waitFor({ state: 'detached' });
    expect(await card(page).count()).toBe(0);
    await page.reload();
    await page.getByText(wording('issues.noneTitle')).first().waitFor();
    expect(await card(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('on a phone a bar leads there and back, in the dark', async () => {
  const { page, context, complaints } = await site.open('/checker/', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
  });
  await page.locator('.cm-content').waitFor();
  await paste(page, LETTER);
  await page.getByRole('button', { name: wording('letter:count', { count: 3 }) }).tap();
  await lines(page).first().waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await lines(page).first().tap();
  await view(page).waitFor({ state: 'detached' });
  expect(await pointed(page)).toBe('[Name]');
  await page.getByRole('button', { name: wording('letter:back') }).tap();
  await lines(page).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
