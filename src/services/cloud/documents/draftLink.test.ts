import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, newDraft } from '../../drafts/draft.ts';
import { listDrafts, onDraftSaved, readDraft as readOf, saveDraft } from '../../drafts/drafts.ts';
import type { Documents } from './documents.ts';
import type { DocumentContent } from './documentTypes.ts';
import { catchUp, followDrafts, openDocument, openAsDraft as openOf, replaceDraft } from './draftLink.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });

const ANNA = 'anna';
const readDraft = (id: string) => readOf(ANNA, id);
const openAsDraft = (state: DocumentContent) => openOf(ANNA, state);

const content = (id: string, text: string): DocumentContent => ({
  v: 1,
  id,
  name: 'A',
  language: 'en',
  text,
  ignoredWords: ['Xyz'],
  ignoredIssues: [],
  original: null,
  createdAt: 1,
  updatedAt: 2,
  device: 'laptop',
});

/** The part of the documents that the link uses. */
function documentsWith(...held: DocumentContent[]) {
  const saves: [string, string | undefined][] = [];
  const documents: Pick<Documents, 'owner' | 'has' | 'held' | 'heldIds' | 'save'> = {
    owner: ANNA,
    has: async (id) => held.some((one) => one.id === id),
    held: async (id) => held.find((one) => one.id === id),
    heldIds: async () => held.map(({ id }) => id),
    save: async (id, { text }) => void saves.push([id, text]),
  };
  return { documents: documents as Documents, saves };
}

let id = 0;
let name = '';
beforeEach(() => {
  name = `document-${++id}`;
});

describe('a text and its document', () => {
  it('a document opened as a draft is saved to it with every save, other drafts are not', async () => {
    const { documents, saves } = documentsWith(content(name, 'before'));
    await openAsDraft(content(name, 'before'));
    const draft = (await readDraft(name)) as Draft;
    expect(draft).toMatchObject({ text: 'before', language: 'en', ignoredWords: ['Xyz'] });
    const stop = followDrafts(documents);
    await saveDraft({ ...draft, text: 'after' });
    await saveDraft({ ...newDraft(ANNA), text: 'something else' });
    await vi.waitFor(() => expect(saves).toEqual([[name, 'after']]));
    stop();
  });

  it("somebody else's text is not handed over, whatever its name", async () => {
    const { documents, saves } = documentsWith(content(name, 'before'));
    await openAsDraft(content(name, 'before'));
    const stop = followDrafts(documents);
    await saveDraft({ ...newDraft('guest'), id: name, text: 'of a guest' });
    await saveDraft({ ...((await readDraft(name)) as Draft), text: 'of Anna' });
    await vi.waitFor(() => expect(saves).toEqual([[name, 'of Anna']]));
    expect((await readOf('guest', name))?.text).toBe('of a guest');
    stop();
  });

  it('a save without changes sends nothing, and an emptied text removes nothing', async () => {
    const { documents, saves } = documentsWith(content(name, 'same'));
    await openAsDraft(content(name, 'same'));
    const stop = followDrafts(documents);
    const heard: string[] = [];
    const end = onDraftSaved(({ text }) => void heard.push(text));
    const draft = await saveDraft((await readDraft(name)) as Draft);
    await saveDraft({ ...draft, text: '' });
    expect(heard).toEqual(['same', '']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(saves).toEqual([]);
    stop();
    end();
  });

  it('text written while the cloud was unavailable is handed over later', async () => {
    const { documents, saves } = documentsWith(content(name, 'before'));
    await openAsDraft(content(name, 'before'));
    await saveDraft({ ...((await readDraft(name)) as Draft), text: 'written offline' });
    await catchUp(documents);
    expect(saves).toEqual([[name, 'written offline']]);
  });

  it('a tab that has the draft open keeps its text under another name', async () => {
    await openAsDraft(content(name, 'first'));
    const open = (await readDraft(name)) as Draft;
    await openAsDraft(content(name, 'from the cloud'));
    const saved = await saveDraft({ ...open, text: 'typed meanwhile' });
    expect(saved.id).not.toBe(name);
    expect((await readDraft(name))?.text).toBe('from the cloud');
  });
});

describe('opening a document in the checker', () => {
  const opening = (held: DocumentContent) => {
    const { documents, saves } = documentsWith(held);
    return { documents: { ...documents, open: async () => held } as unknown as Documents, saves };
  };
  const textsKept = async () => (await listDrafts(ANNA)).map(({ title }) => title);

  it('makes it the draft of this tab', async () => {
    const { documents } = opening(content(name, 'from the cloud'));
    expect(await openDocument(documents, name)).toBe(true);
    expect(await readDraft(name)).toMatchObject({ text: 'from the cloud', language: 'en' });
  });

  it('keeps later edits of the draft separately if the document does not take them', async () => {
    const held = { ...content(name, 'from the cloud'), updatedAt: 5 };
    await openAsDraft(held);
    await saveDraft({ ...((await readDraft(name)) as Draft), text: 'written while signed out' });
    const { documents } = opening(held);
    // Nothing of the document is held here: the draft cannot be handed over.
    await openDocument({ ...documents, heldIds: async () => [] }, name);
    expect(await readDraft(name)).toMatchObject({ text: 'from the cloud' });
    expect(await textsKept()).toContain('written while signed out');
  });

  it('a chosen state replaces the draft, if there is one', async () => {
    await replaceDraft(ANNA, content(name, 'nowhere here'));
    expect(await readDraft(name)).toBeUndefined();
    await openAsDraft(content(name, 'mine'));
    await replaceDraft(ANNA, content(name, 'theirs'));
    expect(await readDraft(name)).toMatchObject({ text: 'theirs' });
  });
});
