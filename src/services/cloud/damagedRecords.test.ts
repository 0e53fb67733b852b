// Local document records damaged in every way: the other records keep working, and the damaged one is set aside
// with all its content, including fields this release does not know.
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld } from '../../../tests/setup/accounts.ts';
import { newText, openDevice } from '../../../tests/setup/documents.ts';
import { emptyStorage, openStorage, type StorageWorld } from '../../../tests/setup/storage.ts';
import { asideFile, asideStore, deleteAside, dropAside, loadAside } from '../records/aside.ts';
import {
  deleteLocal,
  forgetLocal,
  isUnsent,
  localBases,
  localRecords,
  localSummaries,
} from './documents/localRecords.ts';

const world = openWorld();
let opened: StorageWorld;
beforeAll(() => world.signIn());
beforeEach(async () => {
  opened = await openStorage({ world });
  await emptyStorage(opened);
  await localRecords.all('me');
});
afterEach(async () => {
  await deleteLocal();
  await deleteAside();
});

/** Writes a record that no release of ours would write. */
async function plant(store: string, ...values: unknown[]): Promise<void> {
  const database = await openDB('spelling-check.cloud');
  for (const value of values) await database.put(store, value);
  database.close();
}
async function left(store: string): Promise<unknown[]> {
  const database = await openDB('spelling-check.cloud');
  const values = await database.getAll(store);
  database.close();
  return values;
}

const mine = { v: 1, id: 'x', name: 'A', language: 'en', text: 'Unsent', ignoredWords: [], ignoredIssues: [] };
const told = { original: null, createdAt: 1, updatedAt: 2, device: '' };
const content = { ...mine, ...told };
const record = { id: 'x', owner: 'me', base: null, eTag: null, mine: content };
const bytes = new TextEncoder().encode('file');
const file = { key: 'original.txt', name: 'A.txt', type: 'text/plain', bytes };

describe('an invalid document record', () => {
  it.each<[string, object]>([
    ['34 nothing but its name', { id: 'x', owner: 'me' }],
    ['35 a state that is a text', { ...record, mine: 'Unsent' }],
    ['36 a state without a text', { ...record, mine: { ...content, text: undefined } }],
    ['37 a state whose text is bytes', { ...record, mine: { ...content, text: bytes } }],
    ['38 a state that is a list', { ...record, mine: [content] }],
    ['39 a name that is a number', { ...record, id: 5 }],
  ])('%s: it is set aside as it was, and the others are sent', async (_kind, damaged) => {
    const here = openDevice(opened.storage, { owner: 'me' });
    const id = await here.create(newText('Whole', 'Not lost'));
    await plant('records', damaged);
    await here.refresh();
    await here.flush();
    expect(here.state.getState().rows).toMatchObject([{ id, state: 'saved', name: 'Whole' }]);
    const { records } = asideStore.getState();
    expect(records).toMatchObject([{ kind: 'document', owner: 'me' }]);
    const { name, file: saved } = await asideFile(records.map((one) => one.id));
    expect([name, JSON.parse(await saved.text())[0].raw.owner]).toEqual(['set-aside.json', 'me']);
    expect(await left('records')).toHaveLength(1);
  });

  it('40 a file that cannot be sent: it is set aside, and the text is still sent', async () => {
    await plant('records', { ...record, file: { ...file, bytes: 'half' } });
    const here = openDevice(opened.storage, { owner: 'me' });
    await here.refresh();
    await here.flush();
    expect(here.state.getState().rows).toMatchObject([{ id: 'x', state: 'saved', uploading: false }]);
    const [one] = asideStore.getState().records;
    expect(await (await asideFile([one?.id ?? ''])).file.text()).toContain('"half"');
  });

  it.each<[string, object]>([
    ['41 the last state of the cloud', { base: { text: 5 }, eTag: 7 }],
    ['42 a conflict', { conflict: 'yes' }],
    ['43 times and codes', { versionAt: 'then', failure: {} }],
  ])('%s is read from the cloud again: pending changes are still sent', async (_kind, part) => {
    await plant('records', { ...record, ...part });
    const here = openDevice(opened.storage, { owner: 'me' });
    await here.flush();
    expect(here.state.getState().rows).toMatchObject([{ id: 'x', state: 'saved', name: 'A' }]);
    expect(asideStore.getState().records).toEqual([]);
  });

  it('44 of a newer release: unknown fields stay', async () => {
    await plant('records', { ...record, v: 9, pinned: true, mine: { ...content, v: 9, tone: 'formal' } });
    const here = openDevice(opened.storage, { owner: 'me' });
    await here.flush();
    expect(await left('records')).toMatchObject([{ v: 9, pinned: true, base: { v: 9, tone: 'formal' }, mine: null }]);
  });

  it('with bytes in it is saved with them', async () => {
    await plant('records', { ...record, mine: null, id: 'y', file: { ...file, key: 5 } }, { ...record, mine: 1, file });
    await localRecords.all('me');
    const ids = asideStore.getState().records.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(await (await asideFile(ids)).file.text()).toContain(btoa('file'));
  });
});

describe('the list of the last visit', () => {
  const summary = { v: 1, of: 't', name: 'B', language: 'en', characters: 1, ...told };
  it.each<[string, object]>([
    ['45 no summary', { id: 'x', owner: 'me', eTag: 't', size: 1 }],
    ['46 a summary that is a text', { id: 'x', owner: 'me', eTag: 't', size: 1, summary: 'B' }],
    ['47 a summary of nothing', { id: 'x', owner: 'me', eTag: 't', size: 1, summary: { ...summary, of: 0 } }],
    ['48 no tag', { id: 'x', owner: 'me', size: 1, summary }],
  ])('%s: the row is set aside, the others are shown', async (_kind, damaged) => {
    await plant('summaries', damaged, { id: 'whole', owner: 'me', eTag: 't', size: -5, summary });
    expect(await localSummaries.all('me')).toMatchObject([{ id: 'whole', size: 0 }]);
    expect(asideStore.getState().records).toMatchObject([{ kind: 'index' }]);
  });
});

describe('the base of the last synchronisation', () => {
  it('49 without a readable value: nothing counts as removed', async () => {
    await plant('bases', { owner: 'me', name: 'words', eTag: 5 });
    expect(await localBases.get('me', 'words')).toMatchObject({ eTag: null });
    expect(asideStore.getState().records).toEqual([]);
  });
});

describe('a record that was set aside', () => {
  it('is still there on the next visit, until it is discarded', async () => {
    await plant('records', { ...record, mine: 'Unsent' });
    await localRecords.all('me');
    asideStore.setState({ records: [] });
    await loadAside();
    const { records } = asideStore.getState();
    expect(records).toHaveLength(1);
    await dropAside(records.map(({ id }) => id));
    await loadAside();
    expect(asideStore.getState().records).toEqual([]);
  });

  it('stays when its owner signs out, and is removed with the account', async () => {
    await plant('records', { ...record, mine: 'Unsent' }, { ...record, owner: 'you', mine: 'Theirs' });
    await localRecords.all('me');
    await localRecords.all('you');
    await forgetLocal('me', isUnsent);
    expect(asideStore.getState().records).toHaveLength(2);
    await forgetLocal('me');
    expect(asideStore.getState().records).toMatchObject([{ owner: 'you' }]);
  });

  it('is never replaced by another one of the same name', async () => {
    for (const text of ['first', 'second']) {
      await plant('records', { ...record, mine: text });
      await localRecords.get('me', 'x');
    }
    const ids = asideStore.getState().records.map(({ id }) => id);
    const saved = await (await asideFile(ids)).file.text();
    expect([saved.includes('first'), saved.includes('second')]).toEqual([true, true]);
  });

  it('is not overwritten where it could not be set aside', async () => {
    await plant('records', { ...record, mine: 'Unsent' });
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
      if (this.name === 'aside') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
    try {
      expect(await localRecords.get('me', 'x')).toBeUndefined();
      await expect(localRecords.put({ ...record, mine: null })).rejects.toMatchObject({ code: 'storage-full' });
      expect(await left('records')).toMatchObject([{ mine: 'Unsent' }]);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
  });
});
