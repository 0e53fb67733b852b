// What a text writes in two ways: one card with all places, made the same or kept.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { expectMarked, shownText } from './checkerPage.ts';
import { desktop, list, openWith, phone, undoButton } from './reviewPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const write = (context: Parameters<Site['open']>[1], text?: string, words?: readonly string[]) =>
  openWith(site, context, text, words);

describe('what a text writes in two ways', () => {
  const UNEVEN =
    'The adviser came on time, and two other advisers came with her.\n' +
    'Later an advisor rang us at home.\n' +
    'The adviser wrote to us, and the advisor in Leeds did so too.';
  const ODD = ['advisor', 'advisor'];
  const cards = (page: Page) => list(page).getByRole('listitem').filter({ hasText: '2 places' });
  const places = (page: Page) => page.getByRole('group', { name: 'Places' }).getByRole('button');
  const press = (page: Page, name: string) => cards(page).getByRole('button', { name }).click();

  it('is one card with its places, made the same in one step and undone in one, or kept', async () => {
    const { page, context, complaints } = await write(desktop, UNEVEN, ODD);
    await cards(page)
      .getByRole('button', { name: /advisor/ })
      .click();
    expect(await list(page).locator('> li', { hasText: 'advisor' }).count()).toBe(1);
    expect(await places(page).allTextContents()).toEqual([
      'Later an advisor rang us at …',
      '… us, and the advisor in Leeds did …',
    ]);
    await places(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => places(page).nth(1).getAttribute('aria-current')).toBe('true');
    expect(await cards(page).count()).toBe(1);

    await press(page, wording('issues.unify', { form: 'advisor' }));
    await expectMarked(page, []);
    await cards(page).waitFor({ state: 'detached' });
    expect(await shownText(page)).toBe(UNEVEN.replaceAll('adviser', 'advisor'));
    await page.keyboard.press('Control+z');
    await expectMarked(page, ODD);
    expect(await shownText(page)).toBe(UNEVEN);
    // Nothing of it is sure enough to be fixed along with mistakes.
    expect(await page.getByRole('button', { name: /^Fix .*sure/ }).count()).toBe(0);

    await cards(page)
      .getByRole('button', { name: /advisor/ })
      .click();
    await press(page, 'Keep both');
    await expectMarked(page, []);
    await undoButton(page).click();
    await expectMarked(page, ODD);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says so where a word of another variety has no certain counterpart', async () => {
    const text = 'I sat amongst the flowers, we sat amongst the trees, and the color of the sky was gray.';
    const { page, context, complaints } = await write(desktop, text, ['amongst', 'amongst']);
    const card = cards(page);
    await card.getByRole('button', { name: /amongst/ }).click();
    await card.getByRole('button', { name: /^Use English \(US\) throughout$/ }).click();
    await page.locator('[role=status]', { hasText: wording('checker.nothingToFix') }).waitFor();
    await expectMarked(page, ['amongst', 'amongst']);
    expect(await card.count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows its places in the sheet of a phone', async () => {
    const { page, context } = await write(phone(390, 844), UNEVEN, ODD);
    await page.getByRole('button', { name: 'Review' }).tap();
    await places(page).nth(1).tap();
    await expect.poll(() => places(page).nth(1).getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: wording('issues.unify', { form: 'adviser' }) }).tap();
    await expectMarked(page, []);
    expect(await shownText(page)).toBe(UNEVEN.replaceAll('advisor', 'adviser'));
    await context.close();
  });
});
