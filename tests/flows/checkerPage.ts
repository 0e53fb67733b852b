// Steps shared by the checker flows.
import type { Page } from 'playwright';

/**
 * Waits for the real editor and puts the caret into it. In the middle of an empty field the samples, or the offer of the first
 * steps, which comes a little later, would take a click on a small screen.
 */
export async function enterEditor(page: Page): Promise<void> {
  const field = page.locator('.cm-content');
  await field.waitFor();
  await field.click((await shownText(page)) === '' ? { position: { x: 4, y: 4 } } : {});
}

/** Waits until exactly these words are marked. */
export async function expectMarked(page: Page, words: readonly string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const found = [...document.querySelectorAll('.cm-content .m')].map((mark) => mark.textContent);
    return JSON.stringify(found) === wanted;
  }, JSON.stringify(words));
}

/** The text as the editor shows it. Short texts only: long ones are only partly rendered. */
export const shownText = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'));

/** The position in the text: the scroll offset and the selection. */
export const placeIn = (page: Page): Promise<[number | undefined, string]> =>
  page.evaluate(() => [document.querySelector('.cm-scroller')?.scrollTop, String(document.getSelection())]);

/** Writes a text longer than the screen with one mistake near its end, and selects its last two characters. */
export async function writeLongText(page: Page, end: string, mistake: string): Promise<void> {
  await enterEditor(page);
  await paste(page, `${'A line that is right.\n'.repeat(60)}${end}`);
  await expectMarked(page, [mistake]);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
}

/** Waits until the text is saved on the device. */
export async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Saved on this device/ }).waitFor();
}

/** The texts stored on the device, whatever the page says about them. */
export const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('spelling-check');
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map((draft) => draft.text));
          };
        };
      }),
  );

/** Pastes a text at the caret, as a clipboard would. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData('text/plain', content);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('.cm-content')?.dispatchEvent(event);
  }, text);
}
