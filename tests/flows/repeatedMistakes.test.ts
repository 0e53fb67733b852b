// The same mistake made several times: one row and one card with its places, decided together or one by one.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { expectMarked, paste, shownText } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TEXT = 'We recieved it. Recieved mail is here. They recieved more of it. I beleive it is yours.';
const WORDS = ['recieved', 'Recieved', 'recieved', 'beleive'];
const FIXED = 'We received it. Received mail is here. They received more of it. I beleive it is yours.';
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function write(context: Parameters<Site['open']>[1], text = TEXT, words = WORDS) {
  const watched = await site.open('/checker/', context);
  await watched.page.locator('.cm-content').focus();
  await paste(watched.page, text);
  await expectMarked(watched.page, words);
  return watched;
}
const list = (page: Page) => page.getByRole('list', { name: 'List of issues' });
const rows = (page: Page) => list(page).locator('> li[aria-posinset]');
const places = (page: Page) => page.getByRole('group', { name: wording('issues.places') }).getByRole('listitem');
const sheet = (page: Page, word: string) => page.getByRole('region', { name: `Spelling: ${word}` });
const fixAll = (count: number) => wording('issues.fixAllLikeCount', { count });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the row of the repeated mistake. */
async function openRow(page: Page) {
  await rows(page)
    .getByRole('button', { name: new RegExp(`recieved.*${wording('issues.placesCount', { count: 3 })}`) })
    .click();
  await expect.poll(() => places(page).count()).toBe(3);
}

describe('in the list', () => {
  it('is one row of all findings, fixed with one press in the case of each place, and undone in one step', async () => {
    const { page, context, complaints } = await write(desktop);
    await page.getByRole('heading', { name: wording('issues.count', { count: 4 }), exact: true }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(2);
    const numbers = await rows(page).evaluateAll((all) => all.map((row) => [row.ariaPosInSet, row.ariaSetSize]));
    expect(numbers).toEqual([
      ['1', '2'],
      ['2', '2'],
    ]);
    await openRow(page);
    expect(await findBarriers(page)).toEqual([]);
    await button(page, `${fixAll(3)}: received`).focus();
    await page.keyboard.press('Enter');
    await expectMarked(page, ['beleive']);
    expect(await shownText(page)).toBe(FIXED);
    await page
      .locator('[role=status]')
      .getByText(wording('checker.fixed', { count: 3 }))
      .waitFor();
    // The next row is open, and its button has the focus.
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Fix: believe');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+z');
    await expectMarked(page, WORDS);
    expect(await shownText(page)).toBe(TEXT);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has its places decided one by one, and goes on among them', async () => {
    const { page, context } = await write(desktop);
    await openRow(page);
    await places(page).nth(1).getByRole('button', { name: 'Fix: Received' }).focus();
    await page.keyboard.press('Enter');
    await expectMarked(page, ['recieved', 'recieved', 'beleive']);
    // The focus is at the next place: a second press must not fix the others.
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('They recieved'));
    await expect.poll(() => places(page).count()).toBe(2);
    await places(page)
      .nth(1)
      .getByRole('button', { name: wording('issues.ignoreHere') })
      .click();
    await expectMarked(page, ['recieved', 'beleive']);
    await button(page, 'Fix: received').click();
    await expectMarked(page, ['beleive']);
    expect(await shownText(page)).toBe(
      'We received it. Received mail is here. They recieved more of it. I beleive it is yours.',
    );
    await context.close();
  });

  it('is ignored in the whole text, at the beginning of a sentence too', async () => {
    const { page, context } = await write(desktop);
    await openRow(page);
    await places(page).nth(1).getByRole('button').first().click();
    await list(page)
      .getByRole('button', { name: wording('issues.ignoreInText') })
      .click();
    await expectMarked(page, ['beleive']);
    await context.close();
  });

  it('is ignored at all its places where a rule found it, with a way back', async () => {
    const { page, context } = await write(desktop, 'I like it , and she likes it , as well.', [' ,', ' ,']);
    await rows(page).getByRole('button').first().click();
    await button(page, wording('issues.ignorePlaces', { count: 2 })).click();
    await expectMarked(page, []);
    await page
      .locator('[role=status]')
      .getByRole('button', { name: wording('checker.undoAction') })
      .click();
    await expectMarked(page, [' ,', ' ,']);
    await context.close();
  });
});

describe('beside the word', () => {
  it('only that place is fixed, or all of them', async () => {
    const { page, context } = await write(desktop);
    await page.locator('.m').nth(2).click();
    const box = page.getByRole('dialog', { name: 'Spelling: recieved' });
    await box.getByRole('button', { name: 'received', exact: true }).click();
    await expectMarked(page, ['recieved', 'Recieved', 'beleive']);
    await page.locator('.m').nth(1).click();
    await page
      .getByRole('dialog', { name: 'Spelling: Recieved' })
      .getByRole('button', { name: fixAll(2) })
      .click();
    await expectMarked(page, ['beleive']);
    expect(await shownText(page)).toBe(FIXED);
    await context.close();
  });
});

describe('on a phone', () => {
  it('is one card, after which the next one opens', async () => {
    const { page, context, complaints } = await write(phone);
    await page.getByRole('button', { name: 'Review', exact: true }).tap();
    await sheet(page, 'recieved')
      .getByText(wording('issues.position', { at: 1, of: 2 }))
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await button(page, wording('issues.next')).last().tap();
    await sheet(page, 'beleive')
      .getByText(wording('issues.position', { at: 2, of: 2 }))
      .waitFor();
    await button(page, wording('issues.previous')).last().tap();
    await sheet(page, 'recieved')
      .getByRole('button', { name: `received ${fixAll(3)}` })
      .tap();
    await sheet(page, 'beleive').waitFor();
    expect(await shownText(page)).toBe(FIXED);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has its places decided one by one in the card', async () => {
    const { page, context } = await write(phone);
    await page.locator('.m').nth(2).tap();
    await places(page).nth(2).getByRole('button', { name: 'Fix: received' }).tap();
    await expectMarked(page, ['recieved', 'Recieved', 'beleive']);
    await expect.poll(() => places(page).count()).toBe(2);
    await context.close();
  });

  it('is fixed by one swipe', async () => {
    const { page, context } = await write(phone);
    await page.getByRole('button', { name: 'Review', exact: true }).tap();
    const box = await sheet(page, 'recieved').locator('del').boundingBox();
    await sheet(page, 'recieved')
      .getByRole('button', { name: `received ${fixAll(3)}` })
      .waitFor();
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => [{ x: 150 + x, y: (box?.y ?? 0) + 10 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const x of [40, 80, 130])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sheet(page, 'beleive').waitFor();
    expect(await shownText(page)).toBe(FIXED);
    await context.close();
  });
});
