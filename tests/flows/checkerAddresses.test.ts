// What a tool's address preselects in the checker (product.md, "Tools").
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import tools from '../../locales/en/tools.json' with { type: 'json' };
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, expectMarked, paste, placeIn } from './checkerPage.ts';

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
  const picker = (level: 'standard' | 'picky') =>
    page.getByRole('button', { name: `${wording('settings.level')}: ${wording(`settings.levels.${level}`)}` });
  const strict = async () => {
    await page.getByRole('button', { name: 'Settings' }).first().click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    const picky = page.getByRole('button', { name: wording('settings.levels.picky'), exact: true });
    const pressed = (await picky.getAttribute('aria-pressed')) === 'true';
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return pressed;
  };
  await enterEditor(page);
  await paste(page, 'It was very very cold.');
  await expectMarked(page, ['very very']);
  expect(await strict()).toBe(true);
  await page.goto('/checker/');
  await page.locator('.cm-content').waitFor();
  expect(await strict()).toBe(false);
  await picker('standard').click();
  await page
    .getByRole('menuitemradio', { name: wording('settings.levels.picky') })
    .first()
    .click();
  await picker('picky').waitFor();
  await expectMarked(page, ['very very']);
  expect(await strict()).toBe(true);
  await context.close();
});

describe('/checker/statistics/', () => {
  const LONG = 'The keeper wrote one line about the storm in his book, and the next ten lines were about the weather.';
  const FOX = `A fox slept. The old fox was seen by three foxes. ${LONG.slice(0, -1)} and nothing but the weather at all.`;
  const view = (page: Page) => page.getByRole('complementary', { name: wording('statistics:title') });
  const foxes = (page: Page) =>
    page.getByRole('button', { name: wording('statistics:words.use', { word: 'fox', number: 3 }) }).first();
  const pointed = (page: Page) =>
    page.evaluate(() => [...document.querySelectorAll('.m-place')].map(({ textContent }) => textContent).join(''));

  it('tells what the text is like, and each figure leads to its places, by keys as well', async () => {
    const { page, context, complaints } = await site.open('/checker/statistics/', {
      viewport: { width: 1280, height: 800 },
    });
    await view(page).getByText(wording('statistics:empty')).waitFor();
    await enterEditor(page);
    await paste(page, FOX);
    await foxes(page).click();
    expect(await pointed(page)).toBe('fox');
    await foxes(page).press('Enter');
    await foxes(page).press('Enter');
    expect(await pointed(page)).toBe('foxes');
    await page.getByRole('button', { name: wording('statistics:style.nextPassive') }).click();
    expect(await pointed(page)).toBe('was seen');
    const rhythm = page.getByRole('slider', { name: wording('statistics:rhythm.slider') });
    await rhythm.press('End');
    expect(await rhythm.getAttribute('aria-valuetext')).toContain('The keeper wrote one line');
    await rhythm.press('ArrowLeft');
    await rhythm.press('Enter');
    expect(await pointed(page)).toBe('The old fox was seen by three foxes.');
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await view(page).waitFor({ state: 'detached' });
    expect(await placeIn(page)).toEqual([0, 'The old fox was seen by three foxes.']);
    await page.waitForURL('**/checker/');
    await page.keyboard.press('Control+Shift+L');
    await view(page).getByText(wording('statistics:readability.tooShort')).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('covers the text on a phone, in the dark, and leads there and back', async () => {
    const { page, context, complaints } = await site.open('/checker/statistics/', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('.cm-content').waitFor();
    await paste(page, FOX);
    const longest = page.getByRole('list', { name: wording('statistics:rhythm.longest') }).getByRole('button');
    await longest.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await longest.tap();
    await view(page).waitFor({ state: 'detached' });
    expect(await pointed(page)).toContain('and nothing but the weather at all.');
    await page.getByRole('button', { name: wording('statistics:back') }).tap();
    await foxes(page).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('the page of a tool says below the checker what it is for, and leads to a sample of its kind', async () => {
  const { page, context, complaints } = await site.open('/cv/', { viewport: { width: 1280, height: 800 } });
  const { heading, lead } = tools.cv;
  await page.getByRole('heading', { name: heading }).waitFor();
  expect(await page.getByText(lead).isVisible()).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('region', { name: tools.labels.sample }).getByRole('link', { name: 'German' }).click();
  await page.locator('.cm-line', { hasText: 'Berufserfahrung' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cv/german/sample/');
  expect(complaints).toEqual([]);
  await context.close();
});

it('the first steps are offered once, to whoever is new', async () => {
  const { page, context } = await site.open('/checker/');
  await page.getByRole('link', { name: wording('firstSteps:open') }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: wording('firstSteps:close') }).click();
  await page.getByText(wording('firstSteps:text')).waitFor({ state: 'detached' });
  await page.reload();
  await enterEditor(page);
  expect(await page.getByText(wording('firstSteps:text')).count()).toBe(0);
  await context.close();
});
