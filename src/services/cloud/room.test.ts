// The person's room as the screen tells it, over the local cloud with the function that counts.
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, openWorld } from '../../../tests/setup/accounts.ts';
import { heldWords, newText, openDevice } from '../../../tests/setup/documents.ts';
import { emptyStorage, openStorage, type StorageWorld } from '../../../tests/setup/storage.ts';
import { VERSION_EVERY_MS } from './documents/documentSync.ts';
import type { Documents } from './documents/documents.ts';
import { deleteLocal, localBases } from './documents/localRecords.ts';
import { exchange } from './profile/profileSync.ts';
import { readUsage, type Usage } from './usage.ts';

const OWNER = 'anna';
const MB = 1_000_000;
const privately = { level: 'private' } as const;
const world = openWorld();
let opened: StorageWorld;
let documents: Documents;
beforeAll(() => world.signIn());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  world.cloud.faults.clear();
  opened = await openStorage({ world });
  await emptyStorage(opened);
  await world.cloud.quota.settled();
  documents = openDevice(opened.storage, { owner: OWNER });
});
afterEach(async () => {
  vi.useRealTimers();
  await deleteLocal();
});

const record = async (): Promise<Usage> => {
  await world.cloud.quota.settled();
  return (await readUsage(opened.storage)) as Usage;
};
const fill = (name: string, bytes: number) => opened.storage.put(name, new Uint8Array(bytes), privately);
const rowOf = (id: string, of = documents) => of.state.getState().rows.find((row) => row.id === id);
const file = (bytes: number) => ({ name: 'a.txt', type: 'text/plain', bytes: new Uint8Array(bytes) });
const writes = () => opened.requests.filter((one) => /^(PUT|POST) /.test(one));

describe('the number on the screen', () => {
  it("is the server's: files and their texts, earlier versions, words, and interrupted uploads", async () => {
    const id = await documents.upload(file(1_234), newText('A', 'text of the file'));
    await documents.flush();
    vi.setSystemTime(Date.now() + VERSION_EVERY_MS);
    await documents.save(id, { text: 'another text' });
    await documents.flush();
    const shared = heldWords(['alpha', 'beta']).shared;
    await exchange({ owner: OWNER, storage: opened.storage, bases: localBases }, shared);
    // An upload whose text never arrived.
    await fill('documents/broken/original.txt', 777);
    await documents.refresh();
    const objects = await opened.storage.list('', privately);
    expect(objects.map(({ key }) => key.replace(id, 'id').replace(/\d{13}/, 'time')).toSorted()).toEqual([
      'documents/broken/original.txt',
      'documents/id/document.json',
      'documents/id/original.txt',
      'documents/id/summary.json',
      'documents/id/versions/time.json',
      'profile/words.json',
    ]);
    const sum = objects.reduce((total, { size }) => total + size, 0);
    expect([documents.state.getState().quota.used, (await record()).used]).toEqual([sum, sum]);
  });

  it("is the server's even for objects that no list here shows, and follows later counts", async () => {
    const later: (() => void)[] = [];
    const waiting = openDevice(opened.storage, { later: (_, run) => (later.push(run), () => {}) });
    const usage = { v: 1, used: 4_000, limit: 9_000, removed: [] } as Usage;
    const get = vi.spyOn(opened.storage, 'get').mockImplementation(async () => ({
      bytes: new TextEncoder().encode(JSON.stringify(usage)),
      contentType: '',
      name: '',
      metadata: {},
      eTag: '',
      lastModified: 0,
    }));
    await waiting.refresh();
    expect(waiting.state.getState().quota).toEqual({ used: 4_000, limit: 9_000 });
    expect(later).toHaveLength(1);
    usage.used = 0;
    later[0]?.();
    await vi.waitFor(() => expect(waiting.state.getState().quota.used).toBe(0));
    get.mockRestore();
  });

  it('has the limit of the server’s plan, or without its record that of the session', async () => {
    const premium = openDevice(opened.storage, { plan: 'premium' });
    expect(premium.state.getState().quota.limit).toBe(5_000 * MB);
    await fill('a', 5);
    await record();
    await premium.refresh();
    expect(premium.state.getState().quota).toEqual({ used: 5, limit: 50 * MB });
    world.cloud.faults.add({ operation: 'GetObject', kind: 'status', status: 403, code: 'AccessDenied' });
    const uncounted = openDevice(opened.storage, { plan: 'premium' });
    await uncounted.refresh();
    expect(uncounted.state.getState()).toMatchObject({ phase: 'ready', quota: { used: 5, limit: 5_000 * MB } });
  });
});

describe('before anything is sent', () => {
  beforeEach(async () => {
    await fill('a', 24 * MB);
    await fill('b', 24 * MB);
    await record();
    await documents.refresh();
    opened.requests.length = 0;
  });

  it('a file counts with its text, and so does pending data on this device', async () => {
    const text = newText('A', 'x'.repeat(1.5 * MB));
    const both = await failureOf(documents.upload(file(1.5 * MB), text));
    expect(both.code).toBe('QuotaExceeded');
    await documents.create(text);
    expect((await failureOf(documents.create(text))).code).toBe('QuotaExceeded');
    expect(writes()).toEqual([]);
    const large = newText('B', '\n'.repeat(13 * MB));
    expect((await failureOf(documents.upload(file(13 * MB), large))).code).toBe('EntityTooLarge');
  });

  it('a text that outgrows the room stays on the device, which is reported, and is sent once there is room', async () => {
    const id = await documents.create(newText('A', 'short'));
    await documents.flush();
    const long = 'x'.repeat(3 * MB);
    await documents.save(id, { text: long });
    opened.requests.length = 0;
    await documents.flush();
    expect(rowOf(id)).toMatchObject({ state: 'failed', failure: 'QuotaExceeded' });
    expect([writes(), (await documents.held(id))?.text]).toEqual([[], long]);
    expect((await openDevice(opened.storage).open(id)).text).toBe('short');
    await opened.storage.remove('a', privately);
    await record();
    await documents.refresh();
    await documents.retry(id);
    expect(rowOf(id)?.state).toBe('saved');
    expect((await openDevice(opened.storage).open(id)).text).toBe(long);
    expect((await record()).removed).toEqual([]);
  });

  it('several texts that fit individually do not all fit together', async () => {
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) ids.push(await documents.create(newText(name, 'short')));
    await documents.flush();
    for (const id of ids) await documents.save(id, { text: 'x'.repeat(0.9 * MB) });
    await documents.flush();
    // They are sent in the order of their ids, which are random.
    const states = ids.map((id) => rowOf(id)?.state);
    expect(['saved', 'failed'].map((one) => states.filter((state) => state === one).length)).toEqual([2, 1]);
    expect((await record()).removed).toEqual([]);
  });

  it('without room for an earlier version, the text is sent without it', async () => {
    const id = await documents.create(newText('A', 'x'.repeat(1.5 * MB)));
    await documents.flush();
    vi.setSystemTime(Date.now() + VERSION_EVERY_MS);
    await documents.save(id, { text: `${'x'.repeat(1.5 * MB)}!` });
    await documents.flush();
    expect(rowOf(id)?.state).toBe('saved');
    expect(await documents.versions(id)).toEqual([]);
  });

  it('a device’s words wait for room, and those of another one arrive', async () => {
    const parts = { owner: 'words', storage: opened.storage, bases: localBases };
    await exchange(parts, heldWords(['alpha']).shared);
    const full = { ...parts, owner: 'others', quota: () => ({ used: 50 * MB, limit: 50 * MB }) };
    const others = heldWords(['beta']);
    expect((await failureOf(exchange(full, others.shared))).code).toBe('QuotaExceeded');
    expect(others.words).toEqual(['alpha', 'beta']);
  });
});

describe('what the server removes', () => {
  /** Another client, which checks nothing, is faster. */
  const fillBehind = async () => {
    for (const name of ['a', 'b', 'c']) await fill(name, 16.6 * MB);
    await record();
  };

  it('a document stays on the device that wrote it, says why, and is sent again once there is room', async () => {
    await documents.refresh();
    const id = await documents.create(newText('Letter', 'x'.repeat(MB)));
    await fillBehind();
    await documents.flush();
    expect((await record()).removed).toMatchObject([{ key: `private/documents/${id}/document.json`, reason: 'quota' }]);
    await documents.refresh();
    expect(rowOf(id)).toMatchObject({ name: 'Letter', state: 'failed', failure: 'QuotaExceeded' });
    expect((await documents.held(id))?.text).toHaveLength(MB);
    expect(documents.state.getState().removed).toEqual([{ name: 'Letter', reason: 'quota' }]);
    await documents.seeRemoved();
    expect(documents.state.getState().removed).toEqual([]);
    await opened.storage.remove('a', privately);
    await record();
    await documents.refresh();
    await documents.retry(id);
    expect(rowOf(id)?.state).toBe('saved');
    expect((await record()).removed).toEqual([]);
  });

  it('a file that is gone is no longer offered, and its text stays', async () => {
    const id = await documents.upload(file(500), newText('Notes', 'the text'));
    await documents.flush();
    const usage = await record();
    const told = { key: `private/documents/${id}/original.txt`, size: 500, reason: 'size', at: Date.now() };
    const real = opened.storage.get.bind(opened.storage);
    vi.spyOn(opened.storage, 'get').mockImplementation(async (key, place) => {
      const found = await real(key, place);
      if (place?.level !== 'usage') return found;
      return { ...found, bytes: new TextEncoder().encode(JSON.stringify({ ...usage, removed: [told] })) };
    });
    await documents.refresh();
    expect(rowOf(id)).toMatchObject({ original: null, state: 'saved' });
    expect((await documents.open(id)).text).toBe('the text');
    expect(documents.state.getState().removed).toEqual([{ name: 'Notes', reason: 'size' }]);
    vi.restoreAllMocks();
  });

  it.each([
    ['half of itself', '{"v":1,"us'],
    ['a page', '<!doctype html>'],
    ['something else', '{"v":1,"used":"much","limit":9,"removed":[]}'],
  ])('a record that is %s hides no document', async (_kind, text) => {
    await documents.create(newText('Whole', 'still in sight'));
    await documents.flush();
    await record();
    const real = opened.storage.get.bind(opened.storage);
    vi.spyOn(opened.storage, 'get').mockImplementation(async (key, place) => {
      const found = await real(key, place);
      return place?.level === 'usage' ? { ...found, bytes: new TextEncoder().encode(text) } : found;
    });
    const fresh = openDevice(opened.storage, { owner: 'another device' });
    await fresh.refresh();
    expect(fresh.state.getState().phase).toBe('ready');
    expect(fresh.state.getState().rows.map(({ name }) => name)).toEqual(['Whole']);
    expect(fresh.state.getState().quota.used).toBeGreaterThan(0);
    vi.restoreAllMocks();
  });

  it('is reported even for a reason that only a newer release knows', async () => {
    const told = { key: 'private/documents/a/document.json', size: 5, reason: 'virus', at: 1 };
    const bytes = new TextEncoder().encode(JSON.stringify({ v: 2, used: 1, limit: 9, removed: [told] }));
    const newer = { get: async () => ({ bytes }) } as unknown as typeof opened.storage;
    expect((await readUsage(newer))?.removed).toMatchObject([{ key: told.key, reason: 'quota' }]);
  });

  it('nothing is forgotten here while the record cannot be read', async () => {
    const id = await documents.create(newText('A', 'mine'));
    await documents.flush();
    await opened.storage.remove(`documents/${id}/document.json`, privately);
    await record();
    world.cloud.faults.add({ operation: 'GetObject', kind: 'badJson' });
    await documents.refresh();
    expect(documents.state.getState().phase).toBe('ready');
    expect((await documents.held(id))?.text).toBe('mine');
  });
});
