// What the flows of a review share: a page with a text whose mistakes are marked, and its list, sheet and messages.
import type { Page } from 'playwright';
import type { Site } from '../setup/openSite.ts';
import { expectMarked, paste } from './checkerPage.ts';

export const TEXT = 'We recieved the letter. I beleive it is yours. It is definately his.';
export const WORDS = ['recieved', 'beleive', 'definately'];
export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = (width: number, height: number) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});

/** Opens the checker and pastes a text; waits until these words are marked. */
export async function openWith(
  site: Site,
  context: Parameters<Site['open']>[1],
  text = TEXT,
  words: readonly string[] = WORDS,
) {
  const watched = await site.open('/checker/', context);
  // On a low screen the samples cover even the corner of the empty field, so set the focus without a press.
  await watched.page.locator('.cm-content').focus();
  await paste(watched.page, text);
  await expectMarked(watched.page, words);
  return watched;
}

export const list = (page: Page) => page.getByRole('list', { name: 'List of issues' });
export const sheet = (page: Page, word: string) => page.getByRole('region', { name: `Spelling: ${word}` });
export const undoButton = (page: Page) => page.locator('[role=status]').getByRole('button', { name: 'Undo' });
