// Texts kept on this device, each its owner's. Every record carries the number of its last save, and a writer that finds
// another number there saves a copy instead. So no tab ever overwrites another's text (tabDraft.ts says whose tab it is).
import { toStorageError, withDatabase } from '../records/database.ts';
import { makeRoom } from '../records/room.ts';
import { type Draft, draftTitle, newId } from './draft.ts';
import { draftRecord, moveDraftAside, readDraftRecord } from './draftRecord.ts';
import { dropRescued, noteDraft } from './rescue.ts';

/** A row of the list of drafts. */
export interface DraftSummary {
  id: string;
  title: string;
  characters: number;
  updatedAt: number;
}

/** Writes a draft, under a new name when another writer has saved meanwhile. Answers it with its new number. */
export async function writeDraft(draft: Draft): Promise<Draft> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
    const key: [string, string] = [draft.owner, draft.id];
    const stored: unknown = await transaction.store.get(key);
    const foreign = stored !== undefined && readDraftRecord(stored)?.save !== draft.save;
    const next: Draft = {
      ...draft,
      id: foreign ? newId() : draft.id,
      save: foreign ? 1 : draft.save + 1,
      updatedAt: Date.now(),
    };
    if (next.text !== '') await transaction.store.put(draftRecord(next));
    else if (stored !== undefined && !foreign) await transaction.store.delete(key);
    await transaction.done;
    return next.text === '' ? { ...next, save: 0 } : next;
  });
}

/**
 * Writes a draft and answers it with its new save number; an empty text takes the record away. When another writer has
 * saved meanwhile, this text is saved under a new name. Where there is no room, what can be fetched again goes first. Rejects with `storage-full` or `storage-unavailable`.
 */
export async function saveDraft(draft: Draft): Promise<Draft> {
  const saved = await writeDraft(draft).catch(async (error: unknown) => {
    if (toStorageError(error).code !== 'storage-full' || !(await makeRoom())) throw error;
    return writeDraft(draft);
  });
  dropRescued(draft.id);
  if (saved.save > 0) noteDraft(saved.owner);
  for (const listener of savedListeners) listener(saved);
  return saved;
}

const savedListeners = new Set<(draft: Draft) => void>();

/** Hears of every draft that was saved in this tab. Answers the way to stop. */
export function onDraftSaved(listener: (draft: Draft) => void): () => void {
  savedListeners.add(listener);
  return () => void savedListeners.delete(listener);
}

/** A draft as it was saved last, without owning it. */
export async function readDraft(owner: string, id: string): Promise<Draft | undefined> {
  const raw: unknown = await withDatabase((database) => database.get('drafts', [owner, id]));
  const draft = readDraftRecord(raw);
  if (raw !== undefined && !draft) await moveDraftAside([owner, id], raw);
  return draft;
}

/** All of a person's drafts, the latest first. What is none is set aside. */
export async function allDrafts(owner: string): Promise<Draft[]> {
  // Not by their times: a draft without one is in no such index.
  const [keys, values] = await withDatabase((database) => {
    const index = database.transaction('drafts').store.index('owner');
    return Promise.all([index.getAllKeys(owner), index.getAll(owner) as Promise<unknown[]>]);
  });
  const drafts: Draft[] = [];
  for (const [at, key] of keys.entries()) {
    const draft = readDraftRecord(values[at]);
    if (draft) drafts.push(draft);
    else await moveDraftAside(key, values[at]);
  }
  return drafts.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** What the list of a person's drafts shows, the latest first. */
export async function listDrafts(owner: string): Promise<DraftSummary[]> {
  return (await allDrafts(owner)).map(({ id, text, updatedAt }) => ({
    id,
    title: draftTitle(text),
    characters: text.length,
    updatedAt,
  }));
}

/** Takes a draft away and answers it, so that it can be put back. With `save`, only while that is its last save. */
export async function deleteDraft(owner: string, id: string, save?: number): Promise<Draft | undefined> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const draft = readDraftRecord(await transaction.store.get([owner, id]));
    const goes = draft !== undefined && (save === undefined || draft.save === save);
    if (goes) await transaction.store.delete([owner, id]);
    await transaction.done;
    return goes ? draft : undefined;
  });
}

/** Puts a draft there as it is: one that was deleted, or the state of a document. */
export async function putBackDraft(draft: Draft): Promise<void> {
  await withDatabase((database) => database.put('drafts', draftRecord(draft)));
}

/** Gives a text to somebody else: a guest's, to the account that they have just signed in to. Answers it as theirs. */
export async function giveDraft(draft: Draft, owner: string): Promise<Draft> {
  const given = await withDatabase(async (database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const taken = (await transaction.store.getKey([owner, draft.id])) !== undefined;
    const next = { ...draft, owner, id: taken ? newId() : draft.id };
    if (next.text !== '' && next.save > 0) await transaction.store.put(draftRecord(next));
    await transaction.store.delete([draft.owner, draft.id]);
    await transaction.done;
    return next;
  });
  if (given.save > 0) noteDraft(owner);
  return given;
}
