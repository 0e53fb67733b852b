import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, openWorld } from '../../../../tests/setup/accounts.ts';
import { newText, openDevice } from '../../../../tests/setup/documents.ts';
import { emptyStorage, openStorage, type StorageWorld } from '../../../../tests/setup/storage.ts';
import { UNDO_MS, VERSION_EVERY_MS } from './documentSync.ts';
import type { Documents } from './documents.ts';
import { deleteLocal, forgetLocal, isUnsent, localRecords } from './localRecords.ts';

const OWNER = 'anna';
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
  documents = openDevice(opened.storage, { owner: OWNER });
});
afterEach(async () => {
  vi.useRealTimers();
  await deleteLocal();
});

const rows = (of = documents) => of.state.getState().rows;
const names = (of = documents) => rows(of).map(({ name }) => name);
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

describe('documents on one device', () => {
  it('a text becomes a document: at once in the list, then in the cloud, with everything belonging to it', async () => {
    const id = await documents.create({ ...newText('Letter'), ignoredWords: ['Xyz'], language: 'de-AT' });
    expect(rows()).toMatchObject([{ id, name: 'Letter', state: 'waiting', characters: 11 }]);
    await documents.flush();
    expect(rows()).toMatchObject([{ id, name: 'Letter', state: 'saved' }]);
    const other = openDevice(opened.storage);
    await other.refresh();
    expect(names(other)).toEqual(['Letter']);
    expect(await other.open(id)).toMatchObject({ text: 'Hello world', ignoredWords: ['Xyz'], language: 'de-AT' });
  });

  it('a text with lone surrogates and NUL comes back unit by unit', async () => {
    const odd = 'a\ud800b\u0000c\u202Ed';
    const id = await documents.create(newText('Odd', odd));
    await documents.flush();
    const other = openDevice(opened.storage);
    expect((await other.open(id)).text).toBe(odd);
  });

  it("an unchanged list costs one request, and one for the server's count", async () => {
    await documents.create(newText('A'));
    await documents.create(newText('B'));
    await documents.flush();
    await documents.refresh();
    opened.requests.length = 0;
    await documents.refresh();
    expect(opened.requests).toHaveLength(2);
    expect(names()).toHaveLength(2);
  });

  it('renaming, duplicating, names that are taken', async () => {
    const id = await documents.create(newText('A'));
    await documents.create(newText('A'));
    await documents.rename(id, 'B/C\n');
    await documents.duplicate(id);
    await documents.flush();
    expect(names().toSorted()).toEqual(['A (2)', 'C', 'C (2)']);
  });

  it('a removal can be undone for ten seconds and is then carried out', async () => {
    const id = await documents.create(newText('A'));
    await documents.flush();
    await documents.remove(id);
    await documents.flush();
    expect(names()).toEqual([]);
    await documents.undoRemove(id);
    expect(names()).toEqual(['A']);
    await documents.remove(id);
    later(UNDO_MS);
    await documents.flush();
    await documents.refresh();
    expect(names()).toEqual([]);
    const other = openDevice(opened.storage);
    await other.refresh();
    expect(names(other)).toEqual([]);
  });

  it('a removed document is hidden from then on, even while the cloud is being told', async () => {
    const id = await documents.create(newText('A'));
    await documents.flush();
    await documents.remove(id);
    const seen: string[] = [];
    const stop = documents.state.subscribe(() => void seen.push(...names()));
    later(UNDO_MS);
    await documents.flush();
    stop();
    expect(seen).toEqual([]);
  });

  it('earlier states are kept now and then, and one of them can be put back', async () => {
    const id = await documents.create(newText('A', 'first'));
    await documents.flush();
    later(1_000);
    await documents.save(id, { text: 'second' });
    await documents.flush();
    later(1_000);
    await documents.save(id, { text: 'third' });
    await documents.flush();
    expect(await documents.versions(id)).toHaveLength(1);
    later(VERSION_EVERY_MS);
    await documents.save(id, { text: 'fourth' });
    await documents.flush();
    const versions = await documents.versions(id);
    expect(versions).toHaveLength(2);
    expect((await documents.version(id, versions[1]?.time ?? 0)).text).toBe('first');
    later(1_000);
    await documents.restore(id, versions[1]?.time ?? 0);
    await documents.flush();
    expect((await documents.open(id)).text).toBe('first');
    const texts = await Promise.all(
      (await documents.versions(id)).map(async ({ time }) => (await documents.version(id, time)).text),
    );
    expect(texts).toContain('fourth');
  });

  it('bad input row 23: a file is kept as it was uploaded, beside its text, and counts for the quota', async () => {
    const bytes = new TextEncoder().encode('# Title\n\nText');
    const id = await documents.upload(
      { name: 'C:\\x\\Bericht \u202E.md', type: 'text/markdown', bytes },
      newText('Bericht', 'Title'),
    );
    await documents.flush();
    const { original } = await documents.open(id);
    expect(original).toMatchObject({ name: 'Bericht .md', size: bytes.byteLength, key: 'original.md' });
    const url = await documents.originalUrl(id, 'original.md', 'Bericht.md');
    const answer = await world.cloud.handle(new Request(url));
    expect(await answer?.text()).toBe('# Title\n\nText');
    expect(answer?.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer?.headers.get('content-disposition')).toContain('attachment');
    expect(documents.state.getState().quota.used).toBeGreaterThan(bytes.byteLength);
    const refused = documents.upload({ name: 'x', type: '', bytes: new Uint8Array(25_000_001) }, newText('x'));
    expect((await failureOf(refused)).code).toBe('EntityTooLarge');
    documents.state.setState({ quota: { used: 49_999_999, limit: 50_000_000 } });
    const full = documents.upload({ name: 'x', type: '', bytes }, newText('x'));
    expect((await failureOf(full)).code).toBe('QuotaExceeded');
    const written = documents.create(newText('Letter', 'two'));
    expect((await failureOf(written)).code).toBe('QuotaExceeded');
  });
});

describe('offline', () => {
  it('changes wait on this device, survive a restart and are sent once back online', async () => {
    const id = await documents.create(newText('A', 'first'));
    await documents.flush();
    world.cloud.faults.add({ operation: '*', kind: 'drop' });
    await documents.save(id, { text: 'offline' });
    await documents.create(newText('New', 'made offline'));
    await documents.flush();
    expect(documents.state.getState().phase).toBe('offline');
    const restarted = openDevice(opened.storage, { owner: OWNER });
    await restarted.refresh();
    expect(restarted.state.getState().phase).toBe('offline');
    expect(
      rows(restarted)
        .map(({ name, state }) => `${name} ${state}`)
        .toSorted(),
    ).toEqual(['A waiting', 'New waiting']);
    expect((await restarted.open(id)).text).toBe('offline');
    world.cloud.faults.clear();
    await restarted.flush();
    const other = openDevice(opened.storage);
    await other.refresh();
    expect(names(other).toSorted()).toEqual(['A', 'New']);
    expect((await other.open(id)).text).toBe('offline');
  });

  it('a lost response is not a conflict', async () => {
    const id = await documents.create(newText('A', 'first'));
    await documents.flush();
    await documents.save(id, { text: 'second' });
    world.cloud.faults.add({ operation: 'PutObject', kind: 'dropAfter', times: 1 });
    await documents.flush();
    expect(rows()).toMatchObject([{ state: 'saved' }]);
    expect((await documents.open(id)).text).toBe('second');
  });

  it('a permanent refusal is shown at the document, and can be retried', async () => {
    const id = await documents.create(newText('A'));
    world.cloud.faults.add({ operation: 'PutObject', kind: 'status', status: 403, code: 'AccessDenied' });
    await documents.flush();
    expect(rows()).toMatchObject([{ state: 'failed', failure: 'AccessDenied' }]);
    world.cloud.faults.clear();
    await documents.retry(id);
    expect(rows()).toMatchObject([{ state: 'saved' }]);
  });
});

describe('signing out', () => {
  it('keeps a removal that has not reached the cloud, and forgets the rest', async () => {
    const [gone, stays] = [await documents.create(newText('Gone')), await documents.create(newText('Stays'))];
    await documents.flush();
    await documents.remove(gone);
    await forgetLocal(OWNER, isUnsent);
    expect((await localRecords.all(OWNER)).map(({ id }) => id)).toEqual([gone]);
    expect(stays).not.toBe(gone);
    await forgetLocal(OWNER);
    expect(await localRecords.all(OWNER)).toEqual([]);
  });

  it('stops sending: pending changes stay on this device', async () => {
    const id = await documents.create(newText('Waits'));
    void documents.dispose();
    await documents.flush();
    expect(await opened.storage.list('', privately)).toEqual([]);
    expect(await localRecords.get(OWNER, id)).toMatchObject({ mine: { name: 'Waits' } });
  });
});

describe('the list', () => {
  it('shows the others when one document cannot be read or has since been removed', async () => {
    const [broken] = [await documents.create(newText('Broken')), await documents.create(newText('Whole'))];
    await documents.flush();
    const bytes = new TextEncoder().encode('{');
    for (const name of ['document.json', 'summary.json']) {
      await opened.storage.put(`documents/${broken}/${name}`, bytes, privately);
    }
    await deleteLocal();
    const reader = openDevice(opened.storage);
    await reader.refresh();
    expect(reader.state.getState()).toMatchObject({ phase: 'ready', rows: [{ name: 'Whole' }, { state: 'damaged' }] });
  });
});
