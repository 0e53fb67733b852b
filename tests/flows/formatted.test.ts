// Texts with their format: pasted from another program, corrected, and copied back with the format that they had.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from '../setup/openSite.ts';
import { wording } from '../setup/wording.ts';
import { enterEditor, expectMarked, saved, shownText } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PAGE =
  '<h2>The plan</h2><p>We <b>recieved</b> it <a href="https://example.org/">here</a>.</p><ul><li>Bread</li><li>Milk</li></ul>';
const TEXT = 'The plan\n\nWe recieved it here.\n\nBread\nMilk';
const FIXED = TEXT.replace('recieved', 'received');

const pastePage = (page: Page, html: string, plain: string) =>
  page.evaluate(
    ([content, text]) => {
      const data = new DataTransfer();
      data.setData('text/html', content);
      data.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      (document.querySelector('.cm-content') ?? document.querySelector('#text'))?.dispatchEvent(event);
    },
    [html, plain] as const,
  );
const expectText = async (page: Page, text: string) => {
  await expect.poll(() => shownText(page)).toBe(text);
};
const clipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? '';
    return { text: await read('text/plain'), html: await read('text/html') };
  });
const copy = async (page: Page) => {
  await page.keyboard.press('Control+Shift+C');
  await page.getByText(wording('checker.copied')).waitFor();
  return clipboard(page);
};
async function open() {
  const watched = await site.open('/checker/', {
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await enterEditor(watched.page);
  return watched;
}

describe('a page that is pasted', () => {
  it('keeps paragraphs and lists, and is copied with all its format but the corrected words, also after a reload', async () => {
    const { page, complaints, context } = await open();
    await pastePage(page, PAGE, 'We recieved it');
    await expectText(page, TEXT);
    await expectMarked(page, ['recieved']);
    await page.keyboard.press('Control+Shift+Enter');
    await expectText(page, FIXED);
    await saved(page);
    await page.reload();
    await enterEditor(page);
    await expectText(page, FIXED);
    const { text, html } = await copy(page);
    expect(text).toBe(FIXED);
    // The browser adds attributes of its own.
    const bare = html.replace(/ style="[^"]*"/g, '');
    expect(bare).toContain('The plan</h2>');
    expect(bare).toContain('<b>received</b>');
    expect(bare).toContain('<a href="https://example.org/">here</a>');
    expect(bare).toContain('<li>Milk</li>');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is one undo step, and gives nothing to another text in its place', async () => {
    const { page, complaints, context } = await open();
    await pastePage(page, PAGE, TEXT);
    await expectText(page, TEXT);
    await page.keyboard.press('Control+z');
    await expectText(page, '');
    await page.keyboard.press('Control+y');
    await expectText(page, TEXT);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('We recieved it here.');
    await expectText(page, 'We recieved it here.');
    expect((await copy(page)).html).not.toContain('<b>');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has marks for its lists within another text, and is plain where it cannot be read', async () => {
    const { page, complaints, context } = await open();
    await page.keyboard.type('Buy: ');
    await pastePage(page, '<ul><li>Bread</li><li>Milk</li></ul>', 'Bread\nMilk');
    await expectText(page, 'Buy: • Bread\n• Milk');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' ');
    await pastePage(page, '<b></b>', 'plain');
    await expectText(page, 'Buy: • Bread\n• Milk plain');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('a\n\n');
    await page.getByRole('button', { name: wording('checker.command.copy') }).waitFor();
    expect((await copy(page)).html).toContain('<p>a</p>');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
