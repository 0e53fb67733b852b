// An open text and its document are one: a draft with a document's id is handed over after each save on this device. What
// was saved while the cloud was not loaded is handed over at the next start.
import { withDatabase } from '../database.ts';
import { type Draft, noteDraft, onDraftSaved } from '../drafts.ts';
import { log } from '../log.ts';
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

/** A draft as it was saved last, without owning it. */
export async function readDraft(id: string): Promise<Draft | undefined> {
  return withDatabase((database) => database.get('drafts', id));
}

/** Hands every saved draft that is a document over to it. Answers the way to stop. */
export function followDrafts(documents: Documents): () => void {
  return onDraftSaved((draft) => {
    const hand = async () => {
      if (draft.text === '' || !(await documents.has(draft.id))) return;
      const content = await documents.held(draft.id);
      if (!content || differs(draft, content)) await documents.save(draft.id, told(draft));
    };
    void hand().catch((error: unknown) => log.warn('A text waits for its document', error));
  });
}

/** Hands over what was saved since the document was last changed here. */
export async function catchUp(documents: Documents): Promise<void> {
  for (const id of await documents.heldIds()) {
    const [draft, content] = [await readDraft(id), await documents.held(id)];
    if (!draft || !content || draft.updatedAt <= content.updatedAt || draft.text === '') continue;
    if (differs(draft, content)) await documents.save(id, told(draft));
  }
}

/**
 * Puts a document's state in place of the draft with its id, for the checker to open. A tab that has the draft open finds
 * another writer's save and goes on with a copy of its own.
 */
export async function openAsDraft(content: DocumentContent): Promise<void> {
  const { id, createdAt, updatedAt } = content;
  await withDatabase(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const save = ((await transaction.store.get(id))?.save ?? 0) + 1;
    await transaction.store.put({ id, ...told(content), createdAt, updatedAt, save });
    await transaction.done;
  });
  noteDraft();
}
