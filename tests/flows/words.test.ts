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

describe('synonyms', () => {
  const section = (page: Page) => view(page).getByRole('region', { name: wording('word:synonyms.title') });
  const choice = (page: Page, word: string) => section(page).getByRole('button', { name: word, exact: true });
  const lead = (page: Page, word: string) => section(page).getByText(wording('word:synonyms.lead', { word }));
  const written = (page: Page, text: string) => page.locator('.cm-line', { hasText: text }).waitFor();
  const packs = (requests: readonly string[]) => requests.filter((url) => url.includes('/packs/en.synonyms.'));

  it('come with the first card, and one takes the place of the word in its form, as one step', async () => {
    const { page, context, complaints, requests } = await site.open('/checker/', {
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    await enterEditor(page);
    await paste(page, 'Houses stood beside the road. Many people forgot there books.');
    await expectMarked(page, ['there']);
    expect(packs(requests)).toEqual([]);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Shift+F7');
    await choice(page, 'Dwellings').click();
    await written(page, 'Dwellings stood beside the road.');
    await page.getByText(wording('word:synonyms.done', { before: 'Houses', after: 'Dwellings' })).waitFor();
    await lead(page, 'Dwellings').waitFor();
    await section(page)
      .getByRole('button', { name: wording('word:synonyms.moreMeanings') })
      .click();
    await choice(page, 'Legislatures').focus();
    await page.keyboard.press('Enter');
    await written(page, 'Legislatures stood beside the road.');
    expect(await section(page).locator('[aria-current]').textContent()).toBe('Legislatures');
    expect(await findBarriers(page)).toEqual([]);
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+z');
    await written(page, 'Dwellings stood');
    await page.keyboard.press('Control+z');
    await written(page, 'Houses stood');
    await view(page).getByRole('textbox').fill('bigger');
    await page.keyboard.press('Enter');
    await section(page).getByText('larger', { exact: true }).waitFor();
    expect(await choice(page, 'larger').count()).toBe(0);
    expect(packs(requests)).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('on a phone, in the dark, say that they need the network once, and come when it is back', async () => {
    const { page, context, complaints } = await site.open('/checker/', {
      viewport: { width: 390, height: 720 },
      colorScheme: 'dark',
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    await page.locator('.cm-content').waitFor();
    await paste(page, 'Many people forgot there books in 1984');
    await expectMarked(page, ['there']);
    await page.getByRole('button', { name: wording('checker.more') }).tap();
    await page.getByRole('menuitem', { name: wording('checker.command.word') }).tap();
    await view(page).getByText(wording('word:hint')).waitFor();
    await context.setOffline(true);
    await view(page).getByRole('textbox').fill('house');
    await page.keyboard.press('Enter');
    await section(page).getByText(wording('word:synonyms.offline')).waitFor();
    await context.setOffline(false);
    await section(page).getByText('dwelling', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findBarriers(page)).toEqual([]);
    // The context net may have been on its way when the network went.
    expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  });

  it('that could not be had are asked for again; other languages have none', async () => {
    const { page, context } = await site.open('/checker/', {
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    await page.route('**/packs/en.synonyms.*', (route) => route.fulfill({ status: 500 }));
    await enterEditor(page);
    await paste(page, 'Many people forgot there books.');
    await expectMarked(page, ['there']);
    await page.keyboard.press('Shift+F7');
    await section(page).getByText(wording('word:synonyms.failed')).waitFor();
    await page.unroute('**/packs/en.synonyms.*');
    await section(page)
      .getByRole('button', { name: wording('word:retry') })
      .click();
    await choice(page, 'volumes').waitFor();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+a');
    await paste(page, 'Wir haben gestern lange über die neuen Fenster gesprochen.');
    await forms(page, 'sprechen', wording('word:term.present')).first().waitFor();
    expect(await section(page).count()).toBe(0);
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
