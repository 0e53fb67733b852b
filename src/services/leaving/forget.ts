// Removes a person's data from this device. What is not in the cloud stays, under its owner and invisible to others,
// unless the person has saved it as a file.

import { forgetChoice } from '../ai/choice.ts';
import { forgetEndpoint } from '../ai/endpoint/settings.ts';
import { type DocumentRecord, forgetLocal, isUnsent, localBases } from '../cloud/documents/localRecords.ts';
import { saveContactDraft } from '../contact/contact.ts';
import { allDrafts, deleteDraft } from '../drafts/drafts.ts';
import { forgetOriginals } from '../drafts/originals.ts';
import { forgetNotes } from '../drafts/rescue.ts';
import { takeRescued } from '../drafts/tabDraft.ts';
import { dropAside } from '../records/aside.ts';
import { forgetSettings } from '../settings.ts';
import { keepTeam } from '../words/teamWords.ts';
import { changeWordsOf, wordsOf } from '../words/words.ts';
import { contentOfItem, type Unsent, unsentOf } from './unsent.ts';

/** How to forget. */
export interface Forgetting {
  /** Whether nobody is signed in to the account here: asked again before anything goes. */
  gone(): Promise<boolean>;
  /** Items the owner has saved as files or given up. */
  downloaded?: readonly Unsent[];
  /** Remove everything, whatever the cloud has: the account itself is gone. */
  everything?: boolean;
}

/** Synchronisation is paused meanwhile: a base without its words would remove them from the account. */
function atRest<T>(work: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request('documents-sync', work) : work();
}

const isSame = (a: Unsent, b: Unsent) =>
  a.kind === b.kind && a.id === b.id && String(contentOfItem(a)) === String(contentOfItem(b));

/** Their progress is in no cloud either. Without what deletes it at hand, it goes the next time: only what keeps it has brought it here. */
async function forgetProgress(owner: string): Promise<boolean> {
  try {
    const { deleteProgress } = await import('../progress/progress.ts');
    await deleteProgress(owner);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a person; returns whether nothing of theirs is left. Rejects with the failures of the device's storage. */
export async function forgetPerson(
  owner: string,
  { gone, downloaded = [], everything = false }: Forgetting,
): Promise<boolean> {
  if (!(await gone())) return false;
  // A key is in no cloud and is kept for nobody; nor is what somebody has agreed to.
  forgetEndpoint(owner);
  forgetChoice(owner);
  const isForgotten = await forgetProgress(owner);
  // What another tab writes while closing was not inspected: it stays for the next time.
  await takeRescued(owner).catch(() => undefined);
  const looked = await allDrafts(owner).catch(() => []);
  const unsent = everything ? [] : await unsentOf(owner).catch(() => null);
  if (unsent === null) {
    // The database cannot be read, now or ever: remove what is outside it, and the rest once possible.
    forgetSettings(owner);
    forgetNotes(owner);
    return false;
  }
  const stays = unsent.filter((item) => !downloaded.some((one) => isSame(one, item)));
  const ids = new Set(stays.map(({ id }) => id));
  const given = new Set(unsent.filter(({ id }) => !ids.has(id)).map(({ id }) => id));
  const letGo = unsent.filter(({ kind, id }) => kind === 'aside' && !ids.has(id)).map(({ id }) => id);
  if (letGo.length > 0) await dropAside(letGo);
  const isKept = (record: DocumentRecord) => ids.has(record.id) || (isUnsent(record) && !given.has(record.id));
  await (everything ? forgetLocal(owner) : forgetLocal(owner, isKept));
  if (everything) for (const { id } of await allDrafts(owner)) await deleteDraft(owner, id);
  else for (const { id, save } of looked) if (!ids.has(id)) await deleteDraft(owner, id, save);
  await forgetOriginals(owner, everything ? new Set() : ids);
  const left = (await allDrafts(owner)).some(({ id }) => !ids.has(id));
  if (stays.length === 0 && !left) forgetNotes(owner);
  if (!ids.has('message')) saveContactDraft(undefined, owner);
  await atRest(async () => {
    if (!(await gone())) return;
    for (const name of ['words', 'team', 'settings']) {
      if (ids.has(name)) continue;
      await localBases.remove(owner, name);
      if (name === 'settings') forgetSettings(owner);
      else if (name === 'team') await keepTeam(owner, null);
      else await changeWordsOf(owner, { remove: await wordsOf(owner) });
    }
  });
  return isForgotten && stays.length === 0 && !left;
}
