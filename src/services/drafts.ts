// Texts kept on this device. A draft belongs to the tab that holds its lock; every record carries the number of its last
// save, and a writer that finds another number there saves a copy instead. So no tab ever overwrites another's text.
import { withDatabase } from './database.ts';

/** A text with what belongs to it. `text` is kept unit by unit, also with lone surrogates. */
export interface Draft {
  id: string;
  text: string;
  /** Text language or variant chosen for this text, or `auto`. */
  language: string;
  ignoredWords: string[];
  ignoredIssues: string[];
  createdAt: number;
  updatedAt: number;
  /** Counts the saves; 0 was never saved. */
  save: number;
}

/** A row of the list of drafts. */
export interface DraftSummary {
  id: string;
  title: string;
  characters: number;
  updatedAt: number;
}

const TAB_KEY = 'spelling-check.draft';
const TITLE_LENGTH = 60;
/** Tells the next visit, before the database is open, that there is a text to come back to. public/boot.js knows these names, too. */
const ANY_KEY = 'spelling-check.drafts';
let release: (() => void) | null = null;
/** The draft whose lock this tab holds. */
let held: string | null = null;

/** The first line that says something, shortened at a word; '' for an empty text. */
export function draftTitle(text: string): string {
  const line =
    /\S[^\n]*/
      .exec(text.slice(0, 2_000))?.[0]
      .trim()
      .replace(/[,;:]+$/, '') ?? '';
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_LENGTH / 2))}…`;
}

/** A draft that is nowhere yet. */
export function newDraft(): Draft {
  const now = Date.now();
  return {
    id: crypto.randomUUID?.() ?? `${now}-${Math.random()}`,
    text: '',
    language: 'auto',
    ignoredWords: [],
    ignoredIssues: [],
    createdAt: now,
    updatedAt: now,
    save: 0,
  };
}

function remember(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // A convenience only: nothing is lost without it.
  }
}

/** Whether a text was kept here before; may be out of date, never throws. */
export function mayHaveDrafts(): boolean {
  try {
    return localStorage.getItem(ANY_KEY) !== null;
  } catch {
    return false;
  }
}

/** Before the database could answer, the page may be gone: a text is put here at once, and read at the next start. */
const RESCUE = 'spelling-check.rescue.';

/** Keeps a text that could not be saved in time, at once. A text too large for it was saved at most seconds ago. */
export function rescueDraft(draft: Draft): void {
  remember(localStorage, RESCUE + draft.id, JSON.stringify(draft));
}

/**
 * Keeps what stands in the plain text field while the checker has not begun to keep it, for this tab to go on with. The page
 * itself does the same before any script of the app is here (public/boot.js).
 */
export function rescueField(area: HTMLTextAreaElement): void {
  if (area.value === '' || area.hidden || area.dataset['kept'] !== undefined) return;
  const draft = { ...newDraft(), text: area.value };
  rescueDraft(draft);
  remember(sessionStorage, TAB_KEY, draft.id);
  remember(localStorage, ANY_KEY, '1');
}

/** Writes down what was rescued when a page went away. What has been saved since is left alone. */
async function takeRescued(): Promise<void> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(RESCUE));
  for (const key of keys) {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    const stored = draft && (await withDatabase((database) => database.get('drafts', draft.id)));
    if (draft && (stored?.save ?? 0) === draft.save) await write(draft);
    localStorage.removeItem(key);
  }
}

/** Makes this tab the owner of a draft; false when another tab that is alive owns it. Lets an earlier one go. */
export function ownDraft(id: string): Promise<boolean> {
  // Without session storage a reload opens the latest draft: this one, unless another tab is at work.
  const mine = () => remember(sessionStorage, TAB_KEY, id);
  if (!navigator.locks || held === id) {
    mine();
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const asked = navigator.locks.request(`draft:${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(false);
      release?.();
      held = id;
      mine();
      resolve(true);
      return new Promise<void>((end) => {
        release = end;
      });
    });
    asked.catch(() => resolve(true));
  });
}

function tabDraft(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}

/** A copy under a new name, owned by this tab. */
async function copyOf(draft: Draft): Promise<Draft> {
  const copy = { ...draft, id: newDraft().id, save: 0 };
  await ownDraft(copy.id);
  return copy;
}

/** A new, empty draft that belongs to this tab. */
export async function startDraft(): Promise<Draft> {
  const draft = newDraft();
  await ownDraft(draft.id);
  return draft;
}

/**
 * The draft this tab goes on with: its own after a reload or crash, a copy when the tab was duplicated, else the latest
 * that no other tab has open, else a new one. Rejects with `storage-unavailable`.
 */
export async function resumeDraft(): Promise<Draft> {
  const mine = tabDraft();
  await takeRescued().catch(() => undefined);
  const drafts = await withDatabase((database) => database.getAllFromIndex('drafts', 'updatedAt'));
  const before = drafts.find((draft) => draft.id === mine);
  if (before) return (await ownDraft(before.id)) ? before : copyOf(before);
  const latest = drafts.at(-1);
  if (latest && (await ownDraft(latest.id))) return latest;
  return startDraft();
}

/** Opens a draft from the list; a copy when another tab has it open. Undefined when it is gone. */
export async function openDraft(id: string): Promise<Draft | undefined> {
  const draft = await withDatabase((database) => database.get('drafts', id));
  if (!draft) return undefined;
  return (await ownDraft(id)) ? draft : copyOf(draft);
}

async function write(draft: Draft): Promise<Draft> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
    const stored = await transaction.store.get(draft.id);
    const foreign = stored !== undefined && stored.save !== draft.save;
    const next: Draft = {
      ...draft,
      id: foreign ? newDraft().id : draft.id,
      save: foreign ? 1 : draft.save + 1,
      updatedAt: Date.now(),
    };
    if (next.text !== '') await transaction.store.put(next);
    else if (stored && !foreign) await transaction.store.delete(draft.id);
    await transaction.done;
    return next.text === '' ? { ...next, save: 0 } : next;
  });
}

/**
 * Writes a draft and answers it with its new save number; an empty text takes the record away. When another writer has
 * saved meanwhile, this text is saved under a new name. Rejects with `storage-full` or `storage-unavailable`.
 */
export async function saveDraft(draft: Draft): Promise<Draft> {
  const saved = await write(draft);
  try {
    localStorage.removeItem(RESCUE + draft.id);
  } catch {
    // Without local storage nothing was rescued.
  }
  if (saved.id !== draft.id) await ownDraft(saved.id);
  if (saved.save > 0) noteDraft();
  for (const listener of savedListeners) listener(saved);
  return saved;
}

const savedListeners = new Set<(draft: Draft) => void>();

/** Hears of every draft that was saved in this tab. Answers the way to stop. */
export function onDraftSaved(listener: (draft: Draft) => void): () => void {
  savedListeners.add(listener);
  return () => void savedListeners.delete(listener);
}

/** Says that there is a draft to come back to. */
export const noteDraft = (): void => remember(localStorage, ANY_KEY, '1');

/** All drafts, the latest first. */
export async function listDrafts(): Promise<DraftSummary[]> {
  const drafts = await withDatabase((database) => database.getAllFromIndex('drafts', 'updatedAt'));
  return drafts.reverse().map(({ id, text, updatedAt }) => ({
    id,
    title: draftTitle(text),
    characters: text.length,
    updatedAt,
  }));
}

/** Takes a draft away and answers it, so that it can be put back. */
export async function deleteDraft(id: string): Promise<Draft | undefined> {
  return withDatabase(async (database) => {
    const draft = await database.get('drafts', id);
    await database.delete('drafts', id);
    return draft;
  });
}

/** Puts a deleted draft back as it was. */
export async function putBackDraft(draft: Draft): Promise<void> {
  await withDatabase((database) => database.put('drafts', draft));
}
