// What must never be lost or left behind: two tabs that change one document at once, removals on their way, objects that
// are gone or unreadable.
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld } from '../../../tests/setup/accounts.ts';
import { openStorage } from '../../../tests/setup/storage.ts';
import { createDocumentObjects, type DocumentObjects } from './documentObjects.ts';
import { createDocuments } from './documents.ts';
import { deleteLocal, forgetLocal, localBases, localRecords } from './localRecords.ts';
import { mergeWords } from './mergeProfile.ts';
import { exchange, type SharedValue } from './profileSync.ts';
import type { CloudStorage } from './storage.ts';

const world = openWorld();
const OWNER = 'anna';
const privately = { level: 'private' } as const;
let storage: CloudStorage;

beforeAll(() => world.signIn());
beforeEach(async () => {
  ({ storage } = await openStorage({ world }));
  for (const { key } of await storage.list('', privately)) await storage.remove(key, privately);
});
afterEach(() => deleteLocal());

/** A tab of the person's browser; `change` lets something happen while the cloud is asked. */
function tab(change: (objects: DocumentObjects) => Partial<DocumentObjects> = () => ({}), records = localRecords) {
  const objects = createDocumentObjects(storage);
  return createDocuments({
    owner: OWNER,
    plan: 'free',
    device: 'laptop',
    objects: { ...objects, ...change(objects) },
    records,
    now: () => Date.now(),
    exclusive: (work) => work(),
    later: () => () => {},
  });
}
const text = (name: string, content = 'Hello world') => ({
  name,
  text: content,
  language: 'en',
  ignoredWords: [],
  ignoredIssues: [],
});

describe('two tabs with one document', () => {
  it('a new name in one does not undo what is written in the other at the same moment', async () => {
    const writer = tab();
    const id = await writer.create(text('Letter', 'one'));
    await writer.flush();
    // Between the renaming tab's look and its writing the other one saves.
    const renamer = tab(undefined, {
      ...localRecords,
      get: async (owner, asked) => {
        const found = await localRecords.get(owner, asked);
        await writer.save(id, { text: 'one and two' });
        return found;
      },
    });
    await renamer.rename(id, 'Another name');
    expect(await writer.held(id)).toMatchObject({ name: 'Another name', text: 'one and two' });
  });

  it('what is written while the cloud is asked goes before its answer', async () => {
    const writer = tab();
    const id = await writer.create(text('Letter', 'one'));
    await writer.flush();
    const reader = tab((objects) => ({
      read: async (asked) => {
        const answer = await objects.read(asked);
        await writer.save(id, { text: 'one and two' });
        return answer;
      },
    }));
    expect(await reader.open(id)).toMatchObject({ text: 'one and two' });
    expect(await writer.held(id)).toMatchObject({ text: 'one and two' });
  });

  it('what is written while a conflict is settled is kept as well', async () => {
    const writer = tab();
    const id = await writer.create(text('Letter', 'one'));
    await writer.flush();
    const { content } = await createDocumentObjects(storage).read(id);
    await createDocumentObjects(storage).write({ ...content, text: 'theirs' }, (await objectsTag(id)) ?? '');
    await writer.save(id, { text: 'mine' });
    await writer.flush();
    let written = false;
    const settler = tab((objects) => ({
      keepVersion: async (version) => {
        await objects.keepVersion(version);
        if (!written) await writer.save(id, { text: 'mine, longer' });
        written = true;
      },
    }));
    await settler.resolve(id, { keep: 'theirs' });
    expect(await settler.held(id)).toMatchObject({ text: 'theirs' });
    const kept = await Promise.all((await settler.versions(id)).map(({ time }) => settler.version(id, time)));
    expect(kept.map((version) => version.text)).toContain('mine, longer');
  });
});

const objectsTag = async (id: string) =>
  (await createDocumentObjects(storage).list()).find((one) => one.id === id)?.eTag;

describe('signing out', () => {
  it('keeps a removal that has not reached the cloud, and forgets the rest', async () => {
    const documents = tab();
    const [gone, stays] = [await documents.create(text('Gone')), await documents.create(text('Stays'))];
    await documents.flush();
    await documents.remove(gone);
    await forgetLocal(OWNER, true);
    expect((await localRecords.all(OWNER)).map(({ id }) => id)).toEqual([gone]);
    expect(stays).not.toBe(gone);
    await forgetLocal(OWNER, false);
    expect(await localRecords.all(OWNER)).toEqual([]);
  });

  it('ends the sending: what waits stays on this device', async () => {
    const documents = tab();
    const id = await documents.create(text('Waits'));
    documents.dispose();
    await documents.flush();
    expect(await storage.list('', privately)).toEqual([]);
    expect(await localRecords.get(OWNER, id)).toMatchObject({ mine: { name: 'Waits' } });
  });
});

describe('the list', () => {
  it('shows the others when one document cannot be read or is gone meanwhile', async () => {
    const writer = tab();
    const [broken] = [await writer.create(text('Broken')), await writer.create(text('Whole'))];
    await writer.flush();
    const bytes = new TextEncoder().encode('{');
    for (const name of ['document.json', 'summary.json']) {
      await storage.put(`documents/${broken}/${name}`, bytes, privately);
    }
    await deleteLocal();
    const reader = tab();
    await reader.refresh();
    expect(reader.state.getState()).toMatchObject({ phase: 'ready', rows: [{ name: 'Whole' }] });
  });
});

describe('the dictionary', () => {
  const device = (words: string[]) => {
    const held = { words };
    const shared: SharedValue<string[]> = {
      name: 'words',
      empty: [],
      read: async () => held.words,
      write: async (value) => {
        held.words = value;
      },
      merge: mergeWords,
      parse: (raw) => (Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : undefined),
    };
    return { held, sync: () => exchange({ owner: OWNER, storage, bases: localBases }, shared) };
  };
  const kept = async () =>
    JSON.parse(new TextDecoder().decode((await storage.get('profile/words.json', privately)).bytes)) as unknown;

  it.each([
    ['is gone', () => storage.remove('profile/words.json', privately)],
    ['is no JSON', () => storage.put('profile/words.json', new TextEncoder().encode('<html>'), privately)],
    ['is something else', () => storage.put('profile/words.json', new TextEncoder().encode('{"v":2}'), privately)],
  ])('of this device stays when the object %s', async (_what, spoil) => {
    const laptop = device(['alpha', 'beta']);
    await laptop.sync();
    await spoil();
    await laptop.sync();
    expect(laptop.held.words).toEqual(['alpha', 'beta']);
    expect(await kept()).toEqual(['alpha', 'beta']);
  });
});
