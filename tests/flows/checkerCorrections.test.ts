// The corrections beside a word appear when it is selected, by mouse or touch, and close when no longer wanted.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, expectMarked } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const WORDS = ['recieved', 'beleive'];
async function write(context: Parameters<Site['open']>[1] = { viewport: { width: 1280, height: 800 } }) {
  const watched = await site.open('/checker/', context);
  await enterEditor(watched.page);
  await watched.page.keyboard.type('We recieved the letter. I beleive it is yours.');
  await expectMarked(watched.page, WORDS);
  return watched;
}
const chosen = (page: Page, word: string) => page.getByRole('dialog', { name: `Spelling: ${word}` });

describe('the corrections beside a word', () => {
  it('close on Escape while the caret stays in the text', async () => {
    const { page, context } = await write();
    await page.locator('.m').first().click();
    await chosen(page, 'recieved').waitFor();
    await page.keyboard.press('Escape');
    await chosen(page, 'recieved').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.classList.contains('cm-content'))).toBe(true);
    await context.close();
  });

  it('close on a press outside the text, and when a dialog opens', async () => {
    const { page, context } = await write();
    await page.locator('.m').first().click();
    await chosen(page, 'recieved').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'detached' });
    expect(await chosen(page, 'recieved').count()).toBe(0);
    await page.locator('.m').last().click();
    await chosen(page, 'beleive').waitFor();
    await page.keyboard.press('Control+,');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await chosen(page, 'beleive').count()).toBe(0);
    await context.close();
  });

  it('leave Escape to a menu on top of them', async () => {
    const { page, context } = await write();
    await page.locator('.m').first().click();
    await chosen(page, 'recieved').waitFor();
    await page.getByRole('button', { name: /^Text language/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: 'English (UK)' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitemradio', { name: 'English (UK)' }).waitFor({ state: 'hidden' });
    expect(await chosen(page, 'recieved').count()).toBe(1);
    await context.close();
  });

  it('are those for the word under the finger', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, context } = await write(phone);
    for (const word of WORDS) {
      await page.locator('.m', { hasText: word }).tap();
      await page.getByRole('region', { name: `Spelling: ${word}` }).waitFor();
    }
    await context.close();
  });
});

describe('the list', () => {
  it('shows a punctuation mark with the word before it', async () => {
    const { page, context } = await write();
    await page.keyboard.type(' We like it , too.');
    await page
      .getByRole('list', { name: 'List of issues' })
      .getByRole('button', { name: 'it , it, No space before this mark' })
      .waitFor();
    await context.close();
  });

  it('has its corrections again after the dictionary has changed', async () => {
    const { page, context } = await write();
    const correction = page.getByRole('list', { name: 'List of issues' }).locator('b', { hasText: 'received' });
    await correction.waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Dictionary' }).click();
    await page.getByPlaceholder('New word').fill('Quuxville');
    await page.keyboard.press('Enter');
    await page.getByText('1 word', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'detached' });
    await correction.waitFor();
    await context.close();
  });
});

describe('another text', () => {
  it('leaves no findings from the previous one', async () => {
    const { page, context } = await write();
    const fix = page.getByRole('button', { name: wording('checker.fixAllLabel', { count: 2 }) });
    await fix.waitFor();
    await page.keyboard.press('Alt+N');
    await page.getByRole('heading', { name: 'Nothing to check yet' }).waitFor();
    expect(await page.getByRole('button', { name: /^Fix / }).or(fix).count()).toBe(0);
    expect(await page.locator('[class*=rail] *').count()).toBe(0);
    await context.close();
  });

  it('is not taken to be as long as the previous one, typed a moment ago', async () => {
    const { page, context } = await write();
    await page.keyboard.press('Alt+N');
    await page.getByRole('heading', { name: 'Nothing to check yet' }).waitFor();
    await context.close();
  });
});
