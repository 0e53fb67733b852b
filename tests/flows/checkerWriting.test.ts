// Writing in the built site: marks, corrections by mouse and by keyboard, undo, dictionary, ignoring.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../setup/axe.ts';
import { openSite, type Site } from '../setup/openSite.ts';
import { enterEditor, expectMarked, saved, shownText } from './checkerPage.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TEXT = 'We recieved the samples and will pay seperately. We recieved all of it.';
async function write(text = TEXT) {
  const watched = await site.open('/checker/', { viewport: { width: 1280, height: 800 } });
  await enterEditor(watched.page);
  await watched.page.keyboard.type(text);
  return watched;
}
const WORDS = ['recieved', 'seperately', 'recieved'];

describe('writing in the checker', () => {
  it('works as a text field before any script', async () => {
    const context = await site.browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/checker/');
    await page.getByLabel('Your text').fill('typed without a script');
    expect(await page.getByLabel('Your text').inputValue()).toBe('typed without a script');
    await context.close();
  });

  it('keeps the text field’s text, selection and focus when the editor takes over', async () => {
    const { page, context } = await site.open();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const area = document.querySelector('textarea');
        area?.focus();
        area?.setRangeText('Written before teh script', 0, 0, 'end');
        area?.setSelectionRange(8, 14);
      });
    });
    await page.goto('/checker/');
    await page.locator('.cm-content').waitFor();
    await expectMarked(page, ['teh']);
    await page.keyboard.type('after');
    expect(await shownText(page)).toBe('Written after teh script');
    await context.close();
  });

  it('marks mistakes while typing and fixes them by mouse, with exactly one undo step', async () => {
    const { page, complaints, context } = await write();
    await expectMarked(page, WORDS);
    await page.locator('.m').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'received', exact: true }).click();
    await expectMarked(page, ['seperately', 'recieved']);
    expect(await shownText(page)).toBe(TEXT.replace('recieved', 'received'));
    await page.keyboard.press('Control+Z');
    expect(await shownText(page)).toBe(TEXT);
    await expectMarked(page, WORDS);
    await page.keyboard.press('Control+Y');
    expect(await shownText(page)).toBe(TEXT.replace('recieved', 'received'));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('moves from issue to issue and fixes them with the keyboard alone', async () => {
    const { page, context } = await write();
    await expectMarked(page, WORDS);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('F8');
    const first = page.getByRole('dialog').getByRole('button', { name: 'received', exact: true });
    await first.waitFor();
    await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('F8');
    await page.getByRole('dialog', { name: 'Spelling: seperately' }).waitFor();
    await page.keyboard.press('Shift+F8');
    await page.getByRole('dialog', { name: 'Spelling: recieved' }).waitFor();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toContain('received');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expectMarked(page, ['seperately', 'recieved']);
    await page.keyboard.type('!');
    expect(await shownText(page)).toContain('We received! the samples');
    await page.keyboard.press('F8');
    await page.getByRole('dialog', { name: 'Spelling: seperately' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.cm-content:focus').waitFor();
    await context.close();
  });

  it('never lets a quick Enter after the key for the next mistake into the text', async () => {
    const { page, context } = await write();
    await expectMarked(page, WORDS);
    await page.keyboard.press('Control+Home');
    // Both keys in quick succession, as on a slow machine: the second arrives before the first frame with the corrections.
    await page.evaluate(async () => {
      const press = (key: string) => {
        const target = document.activeElement ?? document.body;
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        return target.dispatchEvent(event);
      };
      press('F8');
      await Promise.resolve();
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      press('Enter');
    });
    await page.getByRole('dialog').getByRole('button', { name: 'received', exact: true }).waitFor();
    expect(await shownText(page)).toBe(TEXT);
    await context.close();
  });

  it('opens the corrections at the caret, fixes all of one word, and everything at once, in one step each', async () => {
    const { page, context } = await write();
    await expectMarked(page, WORDS);
    await page.keyboard.press('Control+Home');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Alt+Enter');
    // Within the dialog: until the last of three marks has been counted, the toolbar also offers "Fix all 2".
    await page.getByRole('dialog').getByRole('button', { name: 'Fix all 2' }).click();
    await expectMarked(page, ['seperately']);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expectMarked(page, WORDS);
    await page.keyboard.press('Control+Shift+Enter');
    await expectMarked(page, []);
    expect(await shownText(page)).toBe('We received the samples and will pay separately. We received all of it.');
    await page.keyboard.press('Control+Z');
    expect(await shownText(page)).toBe(TEXT);
    await context.close();
  });

  it('ignores one occurrence or the word in this text, and undoes it', async () => {
    const { page, context } = await write();
    await expectMarked(page, WORDS);
    await page.locator('.m').first().click();
    await page.getByRole('button', { name: 'Ignore here' }).click();
    await expectMarked(page, ['seperately', 'recieved']);
    await page.locator('[role=status]').getByRole('button', { name: 'Undo' }).click();
    await expectMarked(page, WORDS);
    await page.locator('.m').first().click();
    await page.getByRole('button', { name: 'Ignore in this text' }).click();
    await expectMarked(page, ['seperately']);
    await saved(page);
    await page.reload();
    await expectMarked(page, ['seperately']);
    await context.close();
  });

  it('adds a word to the dictionary, permanently and for every text, with undo and export', async () => {
    const { page, context } = await write('The zorblat is new. A zorblat again.');
    await expectMarked(page, ['zorblat', 'zorblat']);
    await page.locator('.m').first().click();
    await page.getByRole('button', { name: 'Add to dictionary' }).first().click();
    await expectMarked(page, []);
    await page.locator('[role=status]').getByRole('button', { name: 'Undo' }).click();
    await expectMarked(page, ['zorblat', 'zorblat']);
    await page.locator('.m').first().click();
    await page.getByRole('button', { name: 'Add to dictionary' }).first().click();
    await expectMarked(page, []);
    const other = await context.newPage();
    await other.goto('/checker/');
    await enterEditor(other);
    await other.keyboard.type('Another zorblat here, and a zorblatt.');
    await expectMarked(other, ['zorblatt']);
    await other.keyboard.press('Control+,');
    await other.getByRole('tab', { name: 'Dictionary' }).click();
    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Export' }).click();
    await other.getByRole('menuitem', { name: 'Export .dic' }).click();
    const stream = await (await download).createReadStream();
    let content = '';
    for await (const part of stream) content += String(part);
    expect(content).toBe('1\nzorblat\n');
    await context.close();
  });

  it('links list and text both ways and filters by kind', async () => {
    const { page, context } = await write('Dear Ms Kowalskki, we recieved the samples on Tuesday and they are fine.');
    await expectMarked(page, ['Kowalskki', 'recieved']);
    const list = page.getByRole('complementary', { name: 'Issues' });
    await list.getByRole('button', { name: /^recieved/ }).click();
    await page.locator('.m[aria-current]', { hasText: 'recieved' }).waitFor();
    await page.locator('.m', { hasText: 'Kowalskki' }).click();
    await list.locator('li', { hasText: 'Kowalskki' }).getByRole('button', { name: 'Keep this name' }).waitFor();
    await page.keyboard.press('Escape');
    await list.getByRole('button', { name: 'Names and consistency: 1' }).click();
    await expectMarked(page, ['Kowalskki']);
    await list.getByRole('button', { name: 'All' }).click();
    await expectMarked(page, ['Kowalskki', 'recieved']);
    await context.close();
  });

  it.each(['light', 'dark'] as const)(
    'has no barriers while corrections or dialogs are open, %s',
    async (colorScheme) => {
      const { page, context } = await write();
      await page.emulateMedia({ colorScheme });
      await expectMarked(page, WORDS);
      await page.locator('.m').first().click();
      await page.getByRole('dialog').waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const keys of ['Control+,', 'Control+K', 'Control+/', 'Control+Shift+O']) {
        await page.keyboard.press(keys);
        await page.locator('dialog[data-state="shown"]').waitFor();
        expect(await findBarriers(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      await context.close();
    },
  );
});
