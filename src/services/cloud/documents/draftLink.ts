// Links an open text to its document: a draft with a document's id is passed on after each save on this device. Anything
// saved while the cloud was not loaded is passed on at the next start.

import { type Draft, newId } from '../../drafts/draft.ts';
import { readDraftRecord } from '../../drafts/draftRecord.ts';
import { onDraftSaved, putBackDraft, readDraft } from '../../drafts/drafts.ts';
import { noteDraft } from '../../drafts/rescue.ts';
import { ownDraft } from '../../drafts/tabDraft.ts';
import { log } from '../../log.ts';
import { withDatabase } from '../../records/database.ts';
import { isOwner } from '../storage/ownKeys.ts';
import type { Documents } from './documents.ts';
import type { DocumentContent } from './documentTypes.ts';

const told = ({ text, language, ignoredWords, ignoredIssues }: Draft | DocumentContent) => ({
  text,
  language,
  ignoredWords: [...ignoredWords],
  ignoredIssues: [...ignoredIssues],
});

const differs = (draft: Draft, content: DocumentContent) =>
  JSON.stringify(told(draft)) !== JSON.stringify(told(content));

/** Passes every saved draft that is a document on to it. Returns the function that stops this. */
export function followDrafts(documents: Documents): () => void {
  return onDraftSaved((draft) => {
    const hand = async () => {
      if (draft.owner !== documents.owner || draft.text === '' || !(await documents.has(draft.id))) return;
      const content = await documents.held(draft.id);
      if (!content || differs(draft, content)) await documents.save(draft.id, told(draft));
    };
    void hand().catch((error: unknown) => {
      if (isOwner(documents.owner)) log.warn('A text waits for its document', error);
    });
  });
}

/** Passes on what was saved since the document was last changed here. */
export async function catchUp(documents: Documents): Promise<void> {
  for (const id of await documents.heldIds()) {
    const [draft, content] = [await readDraft(documents.owner, id), await documents.held(id)];
    if (!draft || !content || draft.updatedAt <= content.updatedAt || draft.text === '') continue;
    if (differs(draft, content)) await documents.save(id, told(draft));
  }
}

/**
 * Replaces the draft with the document's id by its state, for the checker to open. A tab that has the draft open sees
 * another writer's save and continues with its own copy.
 */
export async function openAsDraft(owner: string, content: DocumentContent): Promise<void> {
  const { id, createdAt, updatedAt } = content;
  await withDatabase(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const save = (readDraftRecord(await transaction.store.get([owner, id]))?.save ?? 0) + 1;
    await transaction.store.put({ owner, id, ...told(content), createdAt, updatedAt, save });
    await transaction.done;
  });
  noteDraft(owner);
}

/** Replaces the document's draft, if any, with its new state after a choice between two states. */
export async function replaceDraft(owner: string, content: DocumentContent): Promise<void> {
  if (await readDraft(owner, content.id)) await openAsDraft(owner, content);
}

/** Keeps edits made to a draft after the document's state as a separate text. */
async function keepAside(owner: string, content: DocumentContent): Promise<void> {
  const draft = await readDraft(owner, content.id);
  if (!draft || draft.text === '' || draft.text === content.text || draft.updatedAt <= content.updatedAt) return;
  await putBackDraft({ ...draft, id: newId(), save: 1 });
}

/**
 * Makes a document this tab's draft, for the checker to open. Returns false when another tab has it open. Rejects with
 * the documents' failures.
 */
export async function openDocument(documents: Documents, id: string): Promise<boolean> {
  await catchUp(documents);
  const content = await documents.open(id);
  const { owner } = documents;
  if (!(await ownDraft({ owner, id }))) return false;
  // Written while nobody was signed in, so the document lacks it.
  await keepAside(owner, content);
  await openAsDraft(owner, content);
  return true;
}
