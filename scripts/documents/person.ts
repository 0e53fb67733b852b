// Somebody who corrects a document by keys alone: opens it, accepts what is sure, keeps a name everywhere, adds a word to the
// dictionary, corrects one more and undoes that, and saves with every change recorded. Not one press of the mouse.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { wording } from '../../tests/setup/wording.ts';
import { NAME, WORD } from './prose.ts';

/** What came of it. */
export interface Outcome {
  /** Findings when the check was done, after the sure ones were accepted, and when the document was saved. */
  readonly found: number;
  readonly left: number;
  readonly end: number;
  readonly fixed: number;
  /** Places of the name and of the word that are still marked. */
  readonly stillMarked: number;
  /** The corrected text as the page has it. */
  readonly text: string;
  readonly saved: Uint8Array;
  /** Keys that were pressed; typed letters count one each. */
  readonly keys: number;
}

/** What is looked at so often, ten times or twice a second, has failed. */
const LOOKS = 240;

/** The open text as it is kept on the device, and how many findings the page says it has. */
const keptText = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('spelling-check');
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            const [latest] = all.result.sort((a, b) => b.updatedAt - a.updatedAt);
            resolve(latest?.text ?? '');
          };
        };
      }),
  );

/** Waits until the kept text is as it should be, and returns it. */
async function keptUntil(page: Page, otherwise: string, isRight: (text: string) => boolean): Promise<string> {
  for (let left = LOOKS; left > 0; left -= 1) {
    const text = await keptText(page);
    if (isRight(text)) return text;
    await page.waitForTimeout(100);
  }
  throw new Error(otherwise);
}

/** The number that stands above the list of findings; 0 when there is none. */
async function countOf(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^\d[\d,]* issues?$/ });
  const text = (await heading.isVisible()) ? ((await heading.textContent()) ?? '') : '';
  return Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '') ?? 0);
}

/** Waits until the number of findings has stayed the same for a while. */
async function settled(page: Page): Promise<number> {
  let last = -1;
  for (let same = 0, left = LOOKS; same < 4; left -= 1) {
    if (left === 0) throw new Error('The number of findings does not settle');
    await page.waitForTimeout(500);
    const now = await countOf(page);
    same = now === last && now > 0 ? same + 1 : 0;
    last = now;
  }
  return last;
}

/** Does all of it on a page that shows the empty checker. */
export async function correctByKeys(page: Page, file: { name: string; bytes: Uint8Array }): Promise<Outcome> {
  let keys = 0;
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
    keys += names.length;
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    keys += text.length;
  };
  const popover = page.locator('[popover]:popover-open, [popover="manual"]').filter({ has: page.getByRole('toolbar') });
  /** Finds a word in the text and opens what was found at it. */
  const openAt = async (word: string) => {
    await press('Control+f');
    await page.locator('.cm-search input').first().waitFor();
    await press('Control+a');
    await type(word);
    await press('Enter', 'Escape', 'Alt+Enter');
    await popover.getByRole('toolbar').first().waitFor();
  };
  /** Moves along the actions of the open finding to one and presses it. */
  const choose = async (name: string) => {
    const wanted = popover.getByRole('button', { name, exact: true });
    await wanted.waitFor();
    for (let step = 0; step < 12; step += 1) {
      if (await wanted.evaluate((button) => button === document.activeElement)) break;
      await press('ArrowRight');
    }
    await press('Enter');
    await popover.first().waitFor({ state: 'detached' });
  };

  // The window for files that can be saved to their place is the browser's own: nobody can answer it here.
  await page.evaluate(() => void Reflect.deleteProperty(window, 'showOpenFilePicker'));
  /** A browser opens its window for files only right after a key: on a busy machine the first press may come too early. */
  const openChooser = async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const chooser = page.waitForEvent('filechooser', { timeout: 10_000 }).catch(() => undefined);
      await press('Control+o');
      const found = await chooser;
      if (found) return found;
    }
    throw new Error('No file can be chosen');
  };
  await (await openChooser()).setFiles([{ name: file.name, mimeType: '', buffer: Buffer.from(file.bytes) }]);
  await page.getByText(wording('checker.opened', { name: file.name })).waitFor();
  const found = await settled(page);

  await press('Control+Shift+Enter');
  const told = page.getByText(/^\d+ fixed/).first();
  await told.waitFor();
  const fixed = Number(/\d+/.exec((await told.textContent()) ?? '')?.[0] ?? 0);
  const left = await settled(page);

  await openAt(NAME);
  await choose(wording('issues.keepName'));
  await openAt(WORD);
  await choose(wording('issues.add'));
  await settled(page);

  // One more is corrected, and that is undone.
  const before = await keptText(page);
  await press('Control+Home', 'F8');
  const fix = popover
    .getByRole('group', { name: wording('issues.fixes') })
    .getByRole('button')
    .first();
  // Names are no mistakes, and come with other words that are like them.
  for (let step = 0; step < 20; step += 1) {
    await fix.waitFor();
    if ((await fix.textContent())?.startsWith(wording('issues.keepName')) !== true) break;
    await press('F8');
  }
  await press('Enter');
  await popover.first().waitFor({ state: 'detached' });
  await keptUntil(page, 'A correction is not kept', (text) => text !== before);
  await press('Control+z');
  const text = await keptUntil(page, 'Undoing a correction does not bring back the text', (kept) => kept === before);
  const end = await settled(page);

  await press('Control+s');
  const dialog = page.getByRole('dialog');
  const [tracking, same] = [
    dialog.getByRole('switch'),
    dialog.getByRole('button', { name: wording('checker.save.same') }),
  ];
  await tracking.waitFor();
  for (const [wanted, key] of [
    [tracking, 'Space'],
    [same, 'Enter'],
  ] as const) {
    for (let step = 0; step < 12; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
      await press('Tab');
    }
    if (wanted === tracking) await press(key);
  }
  const download = page.waitForEvent('download');
  await press('Enter');
  const saved = new Uint8Array(await readFile(await (await download).path()));
  const stillMarked = await page.evaluate(
    (words) =>
      [...document.querySelectorAll('.cm-content .m')].filter((mark) => words.includes(mark.textContent ?? '')).length,
    [NAME, WORD],
  );
  return { found, left, end, fixed, stillMarked, text, saved, keys };
}
