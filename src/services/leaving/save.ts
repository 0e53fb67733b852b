// Saves local-only data to the cloud before its owner leaves. Nothing is decided for them: for a document
// changed on two devices both states are kept.

import type { Cloud } from '../cloud/cloud.ts';
import { catchUp } from '../cloud/documents/draftLink.ts';
import { localRecords } from '../cloud/documents/localRecords.ts';
import { loadCloud } from '../cloud/load.ts';
import { StorageError, storageTextCode } from '../cloud/storage/storageError.ts';
import { saveContactDraft } from '../contact/contact.ts';
import { dropAside } from '../records/aside.ts';
import { type Unsent, unsentOf } from './unsent.ts';

/** What remains only here, and why, when something could not be saved. */
export interface Saved {
  left: Unsent[];
  problem?: ReturnType<typeof storageTextCode>;
}

/** The name that its file has as well (aside.ts). */
const SET_ASIDE = 'set-aside.json';

async function save({ documents }: Cloud, item: Unsent): Promise<void> {
  if (item.kind === 'text') {
    const { id, language, ignoredWords, ignoredIssues } = item.draft;
    const content = { text: item.text, language, ignoredWords, ignoredIssues };
    if (await documents.has(id)) await documents.save(id, content);
    else await documents.create({ id, name: item.name, ...content });
  } else if (item.kind === 'message') {
    const { name, text } = item;
    await documents.create({ name, text, language: 'auto', ignoredWords: [], ignoredIssues: [] });
    saveContactDraft(undefined, documents.owner);
  } else if (item.kind === 'aside') {
    // Unreadable here; as a document it is at least not lost.
    await documents.create({ name: SET_ASIDE, text: item.text, language: 'auto', ignoredWords: [], ignoredIssues: [] });
    await dropAside([item.id]);
  } else if (item.kind === 'document' && item.conflict) await documents.resolve(item.id, { keep: 'both' });
  else if (item.kind === 'document' || item.kind === 'file') await documents.retry(item.id);
  else if (item.kind === 'removal')
    await localRecords.update(documents.owner, item.id, (record) => ({ ...record, deletedAt: 0 }));
}

/** Sends what needs no question: changed documents, words, settings. */
async function send({ documents, syncProfile }: Cloud): Promise<void> {
  await catchUp(documents);
  // A round in progress may have begun before the last change.
  await documents.flush();
  await documents.flush();
  await syncProfile();
}

/** Saves these items and anything pending. Never rejects: returns what could not be saved, with the reason. */
export async function saveUnsent(owner: string, items: readonly Unsent[]): Promise<Saved> {
  try {
    const { openCloud } = await loadCloud();
    const cloud = await openCloud();
    if (cloud.owner !== owner) return { left: [...items], problem: 'NoCredentials' };
    for (const item of items) await save(cloud, item);
    await send(cloud);
    const left = await unsentOf(owner);
    if (left.length === 0) return { left };
    const failed = (await localRecords.all(owner)).find(({ failure }) => failure !== undefined)?.failure;
    return { left, problem: storageTextCode(new StorageError(failed ?? 'NetworkError', 'Not sent')) };
  } catch (error) {
    return { left: await unsentOf(owner).catch(() => [...items]), problem: storageTextCode(error) };
  }
}
