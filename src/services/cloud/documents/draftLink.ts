// An open text and its document are one: a draft with a document's id is handed over after each save on this device. What
// was saved while the cloud was not loaded is handed over at the next start.

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

/** Hands every saved draft that is a document over to it. Answers the way to stop. */
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

/** Hands over what was saved since the document was last changed here. */
export async function catchUp(documents: Documents): Promise<void> {
  for (const id of await documents.heldIds()) {
    const [draft, content] = [await readDraft(documents.owner, id), await documents.held(id)];
    if (!draft || !content || draft.updatedAt <= content.updatedAt || draft.text === '') continue;
    if (differs(draft, content)) await documents.save(id, told(draft));
  }
}

/**
 * Puts a document's state in place of the draft with its id, for the checker to open. A tab that has the draft open finds
 * another writer's save and goes on with a copy of its own.
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

/** Puts a document's new state in place of its draft, where this device has one; after a choice between two states. */
export async function replaceDraft(owner: string, content: DocumentContent): Promise<void> {
  if (await readDraft(owner, content.id)) await openAsDraft(owner, content);
}

/** What was written in a draft after the document's state was, kept as a text of its own. */
async function keepAside(owner: string, content: DocumentContent): Promise<void> {
  const draft = await readDraft(owner, content.id);
  if (!draft || draft.text === '' || draft.text === content.text || draft.updatedAt <= content.updatedAt) return;
  await putBackDraft({ ...draft, id: newId(), save: 1 });
}

/**
 * Makes a document the draft of this tab, for the checker to open. Answers false when another tab has it open. Rejects with
 * the documents' failures.
 */
export async function openDocument(documents: Documents, id: string): Promise<boolean> {
  await catchUp(documents);
  const content = await documents.open(id);
  const { owner } = documents;
  if (!(await ownDraft({ owner, id }))) return false;
  // Written while nobody was signed in: the document knows nothing of it.
  await keepAside(owner, content);
  await openAsDraft(owner, content);
  return true;
}
