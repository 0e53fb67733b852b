// Deciding on findings in the sheet of a phone, of whatever size and however it is held.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { expectMarked, shownText } from './checkerPage.ts';
import { openWith, phone, sheet, undoButton } from './reviewPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const write = (context: Parameters<Site['open']>[1], text?: string, words?: readonly string[]) =>
  openWith(site, context, text, words);

describe('a finger on the sheet', () => {
  /** From the middle of the words, as far as a thumb moves. */
  async function swipe(page: Page, word: string, by: number) {
    const box = await sheet(page, word).locator('del').boundingBox();
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => [{ x: 190 + x, y: (box?.y ?? 0) + 10 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by * share) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await touch.detach();
  }

  it('takes the correction to one side, and leaves the word to the other', async () => {
    const { page, context } = await write(phone(390, 844));
    await page.getByRole('button', { name: 'Review' }).click();
    await swipe(page, 'recieved', 50);
    await swipe(page, 'recieved', 130);
    await swipe(page, 'beleive', -130);
    await sheet(page, 'definately').waitFor();
    await expectMarked(page, ['definately']);
    expect(await shownText(page)).toBe('We received the letter. I beleive it is yours. It is definately his.');
    await context.close();
  });
});

describe('a small screen', () => {
  it.each([
    [320, 640],
    [844, 390],
    [390, 430],
  ])('of %d by %d shows the whole sheet, its close button, and the text beside it', async (width, height) => {
    const { page, context } = await write(phone(width, height));
    await page.locator('.m').first().click();
    await sheet(page, 'recieved').waitFor();
    const close = await page.getByRole('button', { name: 'Close' }).boundingBox();
    expect(close && close.x + close.width).toBeLessThanOrEqual(width);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(width);
    const covered = await page.evaluate(() => {
      const { left, top } = (document.querySelector('.cm-content .m') as Element).getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + 4)?.closest('section[aria-label^="Spelling"]') !== null;
    });
    expect(covered).toBe(false);
    await page.getByRole('button', { name: 'Close' }).click();
    await sheet(page, 'recieved').waitFor({ state: 'detached' });
    await context.close();
  });

  it('held sideways keeps the buttons of the sheet clear of messages', async () => {
    const { page, context } = await write(phone(844, 390));
    await page.getByRole('button', { name: 'Review', exact: true }).tap();
    await sheet(page, 'recieved')
      .getByRole('button', { name: wording('issues.ignore'), exact: true })
      .tap();
    const [message, next] = [await undoButton(page).boundingBox(), await sheet(page, 'beleive').boundingBox()];
    expect((message?.x ?? 0) + (message?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0);
    await context.close();
  });

  it('leaves at least half the height to the text while somebody writes', async () => {
    const { page, context } = await write(phone(390, 430));
    await page.locator('.cm-content').focus();
    const share = await page.evaluate(
      () => (document.querySelector('.cm-editor') as Element).getBoundingClientRect().height / window.innerHeight,
    );
    expect(share).toBeGreaterThan(0.5);
    await context.close();
  });

  it('offers the page language in its bar', async () => {
    const { page, context } = await site.open('/checker/', phone(320, 640));
    await page.getByRole('button', { name: /^Language: / }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch', exact: true }).click();
    await page.waitForFunction(() => document.documentElement.lang.startsWith('de'));
    await context.close();
  });
});
