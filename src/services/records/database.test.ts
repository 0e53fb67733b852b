import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allDrafts, listDrafts } from '../drafts/drafts.ts';
import { GUEST } from '../person/person.ts';
import { wordsOf } from '../words/words.ts';
import { forgetDatabase } from './database.ts';

/** A text as version 1 of the database kept it. */
const old = (id: string, text: string, updatedAt = 1) => ({
  id,
  text,
  language: 'en',
  ignoredWords: ['Xyz'],
  ignoredIssues: [],
  createdAt: 1,
  updatedAt,
  save: 3,
});

/** The databases as the version before owners left them. */
async function before(documents: Record<string, string> | null): Promise<void> {
  const database = await openDB('spelling-check', 1, {
    upgrade(created) {
      created.createObjectStore('drafts', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
      created.createObjectStore('words', { keyPath: 'word' });
    },
  });
  for (const draft of [old('a', 'A letter', 1), old('b', 'A report', 2), old('c', 'A diary', 3)]) {
    await database.put('drafts', draft);
  }
  for (const word of ['zorblat', 'Okafor']) await database.put('words', { word, addedAt: 7 });
  database.close();
  if (!documents) return;
  const cloud = await openDB('spelling-check.cloud', 1, {
    upgrade(created) {
      for (const store of ['records', 'summaries', 'bases']) {
        created
          .createObjectStore(store, { keyPath: ['owner', store === 'bases' ? 'name' : 'id'] })
          .createIndex('owner', 'owner');
      }
    },
  });
  for (const [id, owner] of Object.entries(documents))
    await cloud.put(id === 'b' ? 'records' : 'summaries', { id, owner, base: null, eTag: null, mine: null });
  await cloud.put('bases', { owner: 'anna', name: 'words', eTag: '"1"', value: ['Okafor', 'zorblat'] });
  cloud.close();
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(async () => {
  await forgetDatabase();
  await deleteDB('spelling-check');
  await deleteDB('spelling-check.cloud');
});

describe('texts and words from before there were owners', () => {
  it('are the guest’s, complete and in order, if nobody has documents', async () => {
    await before(null);
    expect((await listDrafts(GUEST)).map(({ title }) => title)).toEqual(['A diary', 'A report', 'A letter']);
    expect((await allDrafts(GUEST))[2]).toEqual({ ...old('a', 'A letter'), owner: GUEST });
    expect(await wordsOf(GUEST)).toEqual(['Okafor', 'zorblat']);
    // Looking for documents has not made a database without tables.
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('spelling-check.cloud');
  });

  it('that are an account’s documents belong to that account', async () => {
    await before({ b: 'anna', c: 'bob' });
    expect((await listDrafts(GUEST)).map(({ title }) => title)).toEqual(['A letter']);
    expect((await listDrafts('anna')).map(({ title }) => title)).toEqual(['A report']);
    expect((await listDrafts('bob')).map(({ title }) => title)).toEqual(['A diary']);
    expect(await wordsOf('anna')).toEqual([]);
  });

  it('that have no owner yet get one at the next start', async () => {
    await before({ b: 'anna' });
    await allDrafts(GUEST);
    await forgetDatabase();
    const database = await openDB('spelling-check');
    await database.put('drafts', { ...old('b', 'Half way'), owner: '' });
    database.close();
    expect((await allDrafts('anna')).map(({ text }) => text)).toEqual(['Half way']);
    expect(await allDrafts('')).toEqual([]);
  });

  it('are no longer a base for synchronisation: nothing looks removed from the account', async () => {
    await before({ b: 'anna' });
    const { deleteLocal, localBases, localRecords } = await import('../cloud/documents/localRecords.ts');
    expect(await localBases.get('anna', 'words')).toBeUndefined();
    expect(await localRecords.get('anna', 'b')).toEqual({ id: 'b', owner: 'anna', base: null, eTag: null, mine: null });
    await deleteLocal();
  });
});
