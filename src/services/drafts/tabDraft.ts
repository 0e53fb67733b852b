// Which draft a tab is editing. A draft belongs to the tab holding its lock: no two tabs edit the same text.

import { GUEST } from '../person/person.ts';
import { type Draft, newDraft, newId } from './draft.ts';
import { allDrafts, giveDraft, readDraft, writeDraft } from './drafts.ts';
import { clearRescued, dropRescued, noteTabDraft, rescuedDrafts, tabDraft, takeCarried } from './rescue.ts';

let release: (() => void) | null = null;
/** The draft whose lock this tab holds. */
let held: string | null = null;

/** Makes this tab the owner of a draft and releases the previous one; false when another live tab owns it. */
export function ownDraft({ owner, id }: Pick<Draft, 'owner' | 'id'>): Promise<boolean> {
  const name = `draft:${owner}:${id}`;
  // Without session storage a reload opens the latest draft: this one, unless another tab is at work.
  const mine = () => noteTabDraft(owner, id);
  if (!navigator.locks || held === name) {
    mine();
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const asked = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(false);
      release?.();
      held = name;
      mine();
      resolve(true);
      return new Promise<void>((end) => {
        release = end;
      });
    });
    asked.catch(() => resolve(true));
  });
}

/** A copy under a new name, owned by this tab. */
async function copyOf(draft: Draft): Promise<Draft> {
  const copy = { ...draft, id: newId(), save: 0 };
  await ownDraft(copy);
  return copy;
}

/** A new, empty draft that belongs to this tab. */
export async function startDraft(owner: string): Promise<Draft> {
  const draft = newDraft(owner);
  await ownDraft(draft);
  return draft;
}

/**
 * Writes down what was rescued of a person when a page went away. What has been saved since is left alone. Answers what could
 * not be written: it stays where it was.
 */
export async function takeRescued(owner: string): Promise<Draft[]> {
  const left: Draft[] = [];
  for (const draft of rescuedDrafts(owner)) {
    try {
      const stored = await readDraft(owner, draft.id);
      if ((stored?.save ?? 0) === draft.save) await writeDraft(draft);
      dropRescued(draft.id);
    } catch {
      left.push(draft);
    }
  }
  await clearRescued();
  return left;
}

/** The text over which a guest of this tab has signed in becomes the account's, once. */
async function takeAlong(owner: string): Promise<Draft | undefined> {
  const id = takeCarried();
  if (id === null || owner === GUEST) return undefined;
  await takeRescued(GUEST).catch(() => undefined);
  const draft = await readDraft(GUEST, id);
  return draft && giveDraft(draft, owner);
}

/**
 * The draft this tab goes on with for a person: its own after a reload or crash, a copy when the tab was duplicated, else the
 * latest that no other tab has open, else a new one. Rejects with `storage-unavailable`.
 */
export async function resumeDraft(owner: string): Promise<Draft> {
  const along = await takeAlong(owner);
  const mine = along?.id ?? tabDraft(owner);
  const unwritten = await takeRescued(owner);
  // There is no room to write it down, but it is newer than what was.
  const newest = unwritten.find((draft) => draft.id === mine) ?? unwritten[0];
  if (newest) return (await ownDraft(newest)) ? newest : copyOf(newest);
  const drafts = await allDrafts(owner);
  const before = drafts.find((draft) => draft.id === mine);
  if (before) return (await ownDraft(before)) ? before : copyOf(before);
  const [latest] = drafts;
  if (latest && (await ownDraft(latest))) return latest;
  return startDraft(owner);
}

/** Opens a draft from the list; a copy when another tab has it open. Undefined when it is gone. */
export async function openDraft(owner: string, id: string): Promise<Draft | undefined> {
  const draft = await readDraft(owner, id);
  if (!draft) return undefined;
  return (await ownDraft(draft)) ? draft : copyOf(draft);
}
