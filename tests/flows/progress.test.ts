// Somebody's progress: counted from their own corrections, practised by keys, and deleted with a way back. All on the device.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { expectMarked, paste } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TEXT =
  'We recieved your letter last week, and everybody in the house has read it twice. The childern want to come back next autumn, when the days are shorter.';
const view = (page: Page) => page.getByRole('complementary', { name: wording('progress:title') });
const press = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });

it('counts corrections, makes exercises of them that are done by keys, and deletes everything with a way back', async () => {
  const { page, context, complaints, requests } = await site.open('/checker/progress/', {
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await view(page).getByText(wording('progress:empty')).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await press(page, wording('progress:close')).click();
  // The middle of a phone's empty page is where the first steps are offered.
  await page.locator('.cm-content').click({ position: { x: 40, y: 12 } });
  await paste(page, TEXT);
  await expectMarked(page, ['recieved', 'childern']);
  await page.keyboard.press('Control+Shift+Enter');
  await expectMarked(page, []);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: wording('checker.command.palette') }).waitFor();
  await page.keyboard.type(wording('checker.command.progress'));
  await page.keyboard.press('Enter');
  await press(page, wording('progress:practice.start')).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // One is known, the other not: it comes once more at the end.
  const round = view(page);
  const answers: Record<string, string> = { recieved: 'received', childern: 'children' };
  const asked = async () => (await round.getByText(/^You wrote/).textContent())?.match(/“(.+)”/)?.[1] ?? '';
  const first = await asked();
  await page.keyboard.type(answers[first] ?? '');
  await page.keyboard.press('Enter');
  await round.getByText(wording('progress:round.right')).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await round.getByText(new RegExp(`^${wording('progress:round.wrong', { word: '' })}`)).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const second = await asked();
  await page.keyboard.press('Enter');
  await page.keyboard.type(answers[second] ?? '');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await round.getByText(wording('progress:round.result', { right: 1, number: 2 })).waitFor();
  await page.keyboard.press('Enter');
  await round.getByText(/^Nothing is due now/).waitFor();

  const download = page.waitForEvent('download');
  await press(page, wording('progress:kept.export')).click();
  expect((await download).suggestedFilename()).toBe('progress.json');
  await press(page, wording('progress:kept.delete')).click();
  await view(page).getByText(wording('progress:empty')).waitFor();
  await page
    .getByRole('button', { name: wording('checker.undoAction') })
    .last()
    .click();
  await round.getByText(/^Nothing is due now/).waitFor();
  await view(page)
    .getByRole('switch', { name: wording('progress:kept.sentences') })
    .click();
  await view(page).getByText(wording('progress:practice.none')).waitFor();
  expect(requests.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
