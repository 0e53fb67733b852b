// Before the page is given up (another document, a reload, an update), whoever holds unsaved text writes it down.

import type { Draft } from '../drafts/draft.ts';

/** How long a page waits for its savers before it leaves anyway. */
const LIMIT_MS = 1000;

const savers = new Set<() => void | Promise<void>>();

/** Registers a saver that runs before the page leaves by our own doing. Answers the way to take it back. */
export function beforeLeave(save: () => void | Promise<void>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Runs all savers and waits for them, at most a second. Never throws: leaving goes on. */
export async function runBeforeLeave(): Promise<void> {
  const saving = Promise.allSettled([...savers].map(async (save) => save()));
  const limit = new Promise<void>((done) => setTimeout(done, LIMIT_MS));
  await Promise.race([saving, limit]);
}

const unsaved = new Set<() => Draft | undefined>();

/** Registers who may hold a text that this device could not keep. Answers the way to take it back. */
export function holdUnsaved(read: () => Draft | undefined): () => void {
  unsaved.add(read);
  return () => void unsaved.delete(read);
}

/** The open texts of this page that are kept nowhere. */
export const unsavedTexts = (): Draft[] => [...unsaved].flatMap((read) => read() ?? []);
