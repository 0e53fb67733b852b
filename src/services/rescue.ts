// What web storage remembers of texts, because it can be written at once: the text of a page that goes away before the
// database could answer, and whether there is a text to come back to. public/boot.js knows these names, too.
import { type Draft, newDraft } from './draft.ts';
import { GUEST, keyOf, personNow } from './person.ts';

const RESCUE = 'spelling-check.rescue.';
/** Tells the next visit, before the database is open, that there is a text to come back to. */
const ANY = 'spelling-check.drafts';
const TAB = 'spelling-check.draft';

function remember(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // A convenience only: nothing is lost without it.
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
export const noteDraft = (owner: string): void => remember(lasting, keyOf(ANY, owner), '1');

/** Names the draft that this tab is at work on for a person. */
export const noteTabDraft = (owner: string, id: string): void => remember(ofTab, keyOf(TAB, owner), id);

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
export const noteCarried = (id: string): void => remember(ofTab, CARRIED, id);

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

/** Keeps a text that could not be saved in time, at once. A text too large for it was saved at most seconds ago. */
export function rescueDraft(draft: Draft): void {
  remember(lasting, RESCUE + draft.id, JSON.stringify(draft));
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
  try {
    localStorage.removeItem(RESCUE + id);
  } catch {
    // Without local storage nothing was rescued.
  }
}

/** A record as it was left; those without an owner are of the time before there were any, and the guest's. */
function readRescued(key: string): Draft | null {
  try {
    const left = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    if (!left || typeof left.id !== 'string' || typeof left.text !== 'string') return null;
    return { ...newDraft(left.owner ?? GUEST), ...left };
  } catch {
    return null;
  }
}

/** What was rescued for a person. */
export function rescuedDrafts(owner: string): Draft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(RESCUE));
  return keys.flatMap((key) => readRescued(key) ?? []).filter((draft) => draft.owner === owner);
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
