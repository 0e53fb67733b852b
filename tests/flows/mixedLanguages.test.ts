// Texts with passages in another language: a stripe beside each names it, and a press changes what it is checked as.
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

const GERMAN = 'Wir haben gestern lange über die neuen Fenster gesprochen.';
const TEXT = `We met the builders on Monday and everything went realy well. The plan is good and the price is fair.

${GERMAN}

They agreed to start in May, and we shall see each other again before that.`;
const stripes = (page: Page) => page.getByRole('group', { name: wording('ribbon:title') }).getByRole('button');
const row = (page: Page, name: string) => page.getByRole('menuitemradio', { name });

describe('a passage in another language', () => {
  it('has a stripe beside it; it can be checked as the text is, and back', async () => {
    const { page, context, complaints } = await site.open('/checker/', { viewport: { width: 1280, height: 800 } });
    await enterEditor(page);
    await paste(page, TEXT);
    await expectMarked(page, ['realy']);
    await stripes(page).first().waitFor();
    expect(await stripes(page).count()).toBe(1);
    const stripe = await stripes(page).boundingBox();
    const line = await page.getByText(GERMAN).boundingBox();
    expect(Math.abs((stripe?.y ?? 0) - (line?.y ?? 99))).toBeLessThan(12);
    const padding = await page
      .getByText(GERMAN)
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft));
    expect((stripe?.x ?? 0) + (stripe?.width ?? 0)).toBeLessThanOrEqual((line?.x ?? 0) + padding);
    expect(await findBarriers(page)).toEqual([]);
    await stripes(page).press('Enter');
    await row(page, wording('ribbon:asText', { language: 'English' })).press('Enter');
    await stripes(page).waitFor({ state: 'detached' });
    await page.getByText(wording('ribbon:checkedAs', { language: 'English' })).waitFor();
    // In the toolbar another one undoes typing.
    await page
      .getByRole('button', { name: wording('ribbon:undo') })
      .last()
      .click();
    await stripes(page).first().waitFor();
    await expectMarked(page, ['realy']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps what was said about it with the text', async () => {
    const { page, context, complaints } = await site.open('/checker/', { viewport: { width: 1280, height: 800 } });
    await enterEditor(page);
    await paste(page, TEXT);
    await stripes(page).click();
    await row(page, 'Italian').click();
    const italian = page.getByRole('button', { name: /^Italian/ });
    await italian.waitFor();
    await page.waitForTimeout(1_500);
    await page.reload();
    await italian.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it.each([390, 320])('on a phone of %i px, in the dark, the stripe covers no text', async (width) => {
  const { page, context, complaints } = await site.open('/checker/', {
    viewport: { width, height: 720 },
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
  });
  await page.locator('.cm-content').waitFor();
  await paste(page, TEXT);
  await stripes(page).first().waitFor();
  const stripe = await stripes(page).boundingBox();
  const text = await page.getByText('Wir haben').boundingBox();
  const padding = await page
    .locator('.cm-line')
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft));
  // Its drawing is 16 pixels wide; the rest of it is for fingers.
  expect((stripe?.x ?? 0) + 16).toBeLessThanOrEqual((text?.x ?? 0) + padding);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await findBarriers(page)).toEqual([]);
  await stripes(page).tap();
  await row(page, wording('ribbon:asText', { language: 'English' })).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
