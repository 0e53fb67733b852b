// What is known of the word at the caret: beside the text by a key, from a finding, on a phone, and into one's own dictionary.
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

const view = (page: Page) => page.getByRole('complementary', { name: wording('word:title') });
const forms = (page: Page, lemma: string, title: string) =>
  page.getByRole('table', { name: wording('word:formsOf', { lemma, title }) });
const heading = (page: Page, word: string) => view(page).getByRole('heading', { level: 3, name: word, exact: true });

describe('the word at the caret', () => {
  it('is told of by a key, follows the caret, and another word can be looked up', async () => {
    const { page, context, complaints } = await site.open('/checker/', { viewport: { width: 1280, height: 800 } });
    await enterEditor(page);
    await page.keyboard.press('Shift+F7');
    await view(page).getByText(wording('word:hint')).waitFor();
    await page.locator('.cm-content').focus();
    await paste(page, 'The children went home because the weather was bad.');
    await view(page).getByText(wording('word:partOfSpeech.adjective')).first().waitFor();
    await page.keyboard.press('Home');
    for (const _ of 'The child') await page.keyboard.press('ArrowRight');
    await heading(page, 'children').waitFor();
    const table = forms(page, 'child', wording('word:term.forms'));
    await table.getByRole('row', { name: `${wording('word:term.plural')} children` }).waitFor();
    expect(await table.locator('b').textContent()).toBe('children');
    expect(await findBarriers(page)).toEqual([]);
    await view(page).getByRole('textbox').fill('went');
    await page.keyboard.press('Enter');
    await forms(page, 'go', wording('word:term.forms'))
      .getByRole('row', { name: `${wording('word:term.pastParticiple')} gone` })
      .waitFor();
    await page.keyboard.press('Escape');
    await view(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('that no dictionary has comes into one’s own with its forms, and out again', async () => {
    const { page, context, complaints } = await site.open('/checker/', { viewport: { width: 1280, height: 800 } });
    await enterEditor(page);
    await paste(page, 'We saw a splorb and two more splorbs in the garden near the old house.');
    await expectMarked(page, ['splorb', 'splorbs']);
    await page.keyboard.press('F8');
    const popover = page.locator('[popover]:popover-open');
    await popover.getByRole('button', { name: wording('checker.command.word') }).click();
    await heading(page, 'splorb').waitFor();
    await view(page)
      .getByText(wording('word:notInDictionary', { language: 'English' }))
      .waitFor();
    await view(page)
      .getByRole('button', { name: wording('word:like') })
      .click();
    const example = view(page).getByRole('textbox', { name: wording('word:likeLabel') });
    await example.fill('house');
    await example.press('Enter');
    await view(page)
      .getByText(wording('word:likeNone', { example: 'house', word: 'splorb' }))
      .waitFor();
    await example.fill('orb');
    await example.press('Enter');
    await view(page).getByText('splorb, splorbs').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await view(page)
      .getByRole('button', { name: wording('word:addForms', { count: 2 }) })
      .click();
    await view(page).getByText(wording('word:inYours')).waitFor();
    await expectMarked(page, []);
    await view(page)
      .getByRole('button', { name: wording('word:remove') })
      .click();
    await expectMarked(page, ['splorb']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('in a passage in another language is looked up in that', async () => {
  const { page, context, complaints } = await site.open('/checker/', { viewport: { width: 1000, height: 800 } });
  await enterEditor(page);
  await paste(page, 'We met the builders on Monday and all went well. The plan is good and the price is fair.\n\n');
  await paste(page, 'Wir haben gestern lange über die neuen Fenster gesprochen.');
  await page
    .getByRole('group', { name: wording('ribbon:title') })
    .getByRole('button')
    .waitFor();
  await page.keyboard.press('Shift+F7');
  await heading(page, 'gesprochen').waitFor();
  await forms(page, 'sprechen', wording('word:term.present')).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it.each([390, 320])('on a phone of %i px, in the dark, its tables fit', async (width) => {
  const { page, context, complaints } = await site.open('/checker/', {
    viewport: { width, height: 720 },
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
  });
  await page.locator('.cm-content').waitFor();
  await paste(
    page,
    'Wir haben gestern die schönen alten Häuser in der Stadt gesehen und sind dann nach Hause gegangen.',
  );
  await page.getByRole('button', { name: wording('checker.more') }).tap();
  await page.getByRole('menuitem', { name: wording('checker.command.word') }).tap();
  await heading(page, 'gegangen').waitFor();
  await view(page).getByText('du').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await view(page).getByRole('textbox').fill('schönen');
  await page.keyboard.press('Enter');
  await forms(page, 'schön', wording('word:term.weak')).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await findBarriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
