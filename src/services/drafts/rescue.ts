// What web storage remembers of texts, because it can be written at once: the text of a page that goes away before the
// database could answer, and whether there is a text to come back to. public/boot.js knows these names, too.

import { GUEST, keyOf, personNow } from '../person/person.ts';
import { setAside } from '../records/aside.ts';
import { type Draft, newDraft } from './draft.ts';
import { readDraftRecord } from './draftRecord.ts';

const RESCUE = 'spelling-check.rescue.';
/** Tells the next visit, before the database is open, that there is a text to come back to. */
const ANY = 'spelling-check.drafts';
const TAB = 'spelling-check.draft';

/** Answers whether it is there now. */
function remember(storage: () => Storage, key: string, value: string): boolean {
  try {
    storage().setItem(key, value);
    return true;
  } catch {
    // A convenience only: nothing is lost without it.
    return false;
  }
}
const lasting = () => localStorage;
const ofTab = () => sessionStorage;

/** Whether a text of this person was kept here before; may be out of date, never throws. */
export function mayHaveDrafts(owner: string): boolean {
  try {
    return localStorage.getItem(keyOf(ANY, owner)) !== null;
  } catch {
    return false;
  }
}

/** Says that there is a draft to come back to. */
export const noteDraft = (owner: string): void => void remember(lasting, keyOf(ANY, owner), '1');

/** Names the draft that this tab is at work on for a person. */
export const noteTabDraft = (owner: string, id: string): void => void remember(ofTab, keyOf(TAB, owner), id);

/** The draft that this tab was at work on for a person. */
export function tabDraft(owner: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(TAB, owner));
  } catch {
    return null;
  }
}

const CARRIED = 'spelling-check.carried';

/** Names the text over which a guest signs in, for the page they come back to. */
export const noteCarried = (id: string): void => void remember(ofTab, CARRIED, id);

/** The text over which somebody has signed in; the second call answers nothing. */
export function takeCarried(): string | null {
  try {
    const id = sessionStorage.getItem(CARRIED);
    sessionStorage.removeItem(CARRIED);
    return id;
  } catch {
    return null;
  }
}

/**
 * Keeps a text that could not be saved, at once: for this device, or where that is full for this tab and its reloads. Answers
 * whether it is kept. A text too large for both was saved at most seconds ago, unless the database is full as well.
 */
export function rescueDraft(draft: Draft): boolean {
  const [key, value] = [RESCUE + draft.id, JSON.stringify(draft)];
  if (remember(lasting, key, value)) return true;
  // An older state that is left there would come back in its place.
  dropRescued(draft.id);
  return remember(lasting, key, value) || remember(ofTab, key, value);
}

/**
 * Keeps what stands in the plain text field while the checker has not begun to keep it, for this tab to go on with. The page
 * itself does the same before any script of the app is here (public/boot.js).
 */
export function rescueField(area: HTMLTextAreaElement, owner: string = personNow()): void {
  if (area.value === '' || area.hidden || area.dataset['kept'] !== undefined) return;
  const draft = { ...newDraft(owner), text: area.value };
  rescueDraft(draft);
  noteTabDraft(owner, draft.id);
  noteDraft(owner);
}

/** Forgets what was rescued of a draft: it has been saved. */
export function dropRescued(id: string): void {
  for (const storage of [lasting, ofTab]) {
    try {
      storage().removeItem(RESCUE + id);
    } catch {
      // Without storage nothing was rescued.
    }
  }
}

/** A record as it was left; those without an owner are of the time before there were any, and the guest's. */
function readRescued(text: string): Draft | undefined {
  try {
    const left: unknown = JSON.parse(text);
    return readDraftRecord(
      left && typeof left === 'object' ? { ...newDraft(GUEST), save: 0, id: '', text: null, ...left } : left,
    );
  } catch {
    return undefined;
  }
}

function rescued(): { storage: Storage; key: string; text: string }[] {
  return [lasting, ofTab].flatMap((of) => {
    try {
      const storage = of();
      const keys = Object.keys(storage).filter((key) => key.startsWith(RESCUE));
      return keys.map((key) => ({ storage, key, text: storage.getItem(key) ?? '' }));
    } catch {
      return [];
    }
  });
}

/** Whether a text is in here only. */
export const isRescued = (id: string): boolean => rescued().some(({ key }) => key === RESCUE + id);

/** What was rescued for a person. */
export const rescuedDrafts = (owner: string): Draft[] =>
  rescued()
    .flatMap(({ text }) => readRescued(text) ?? [])
    .filter((draft) => draft.owner === owner);

/** Whose a record was that cannot be read, as far as it says so; in a text within it the quotation marks are escaped. */
function ownerIn(text: string): string | undefined {
  try {
    const owner: unknown = JSON.parse(/(?<=[{,]\s*"owner"\s*:\s*)"(?:[^"\\]|\\.)*"/.exec(text)?.[0] ?? 'null');
    return typeof owner === 'string' ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Sets aside what was rescued and cannot be read, for its owner where it tells one. */
export async function clearRescued(): Promise<void> {
  for (const { storage, key, text } of rescued()) {
    if (!readRescued(text) && (await setAside('rescue', key, text, ownerIn(text)))) storage.removeItem(key);
  }
}

/** Forgets what web storage remembers of a person's texts; what was rescued and is not written down stays. */
export function forgetNotes(owner: string): void {
  try {
    localStorage.removeItem(keyOf(ANY, owner));
    sessionStorage.removeItem(keyOf(TAB, owner));
  } catch {
    // Without storage nothing was remembered.
  }
}
