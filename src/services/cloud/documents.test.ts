import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, openWorld } from '../../../tests/setup/accounts.ts';
import { openStorage } from '../../../tests/setup/storage.ts';
import { createDocumentObjects } from './documentObjects.ts';
import { UNDO_MS, VERSION_EVERY_MS } from './documentSync.ts';
import { createDocuments, type Documents } from './documents.ts';
import { deleteLocal, localRecords } from './localRecords.ts';

const world = openWorld();
beforeAll(() => world.signIn());

/** A device of the person: its own database name is not needed, for owners differ. */
let count = 0;
let requests: string[] = [];
const open: Documents[] = [];

async function device(name: string, owner = `${name}-${++count}`): Promise<Documents> {
  const opened = await openStorage({ world });
  requests = opened.requests;
  const documents = createDocuments({
    owner,
    plan: 'free',
    device: name,
    objects: createDocumentObjects(opened.storage),
    records: localRecords,
    now: () => Date.now(),
    exclusive: (work) => work(),
    later: () => () => {},
  });
  open.push(documents);
  return documents;
}

const text = (name: string, content = 'Hello world') => ({
  name,
  text: content,
  language: 'en',
  ignoredWords: [],
  ignoredIssues: [],
});
const rows = (documents: Documents) => documents.state.getState().rows;
const names = (documents: Documents) => rows(documents).map(({ name }) => name);
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  world.cloud.faults.clear();
  const { storage } = await openStorage({ world });
  for (const { key } of await storage.list('', { level: 'private' })) await storage.remove(key, { level: 'private' });
});
afterEach(async () => {
  vi.useRealTimers();
  await deleteLocal();
});

describe('documents on one device', () => {
  it('a text becomes a document: at once in the list, then in the cloud, with what belongs to it', async () => {
    const documents = await device('laptop');
    const id = await documents.create({ ...text('Letter'), ignoredWords: ['Xyz'], language: 'de-AT' });
    expect(rows(documents)).toMatchObject([{ id, name: 'Letter', state: 'waiting', characters: 11 }]);
    await documents.flush();
    expect(rows(documents)).toMatchObject([{ id, name: 'Letter', state: 'saved' }]);
    const other = await device('phone');
    await other.refresh();
    expect(names(other)).toEqual(['Letter']);
    expect(await other.open(id)).toMatchObject({ text: 'Hello world', ignoredWords: ['Xyz'], language: 'de-AT' });
  });

  it('a text with lone surrogates and NUL comes back unit by unit', async () => {
    const documents = await device('laptop');
    const odd = 'a\ud800b\u0000c\u202Ed';
    const id = await documents.create(text('Odd', odd));
    await documents.flush();
    const other = await device('phone');
    expect((await other.open(id)).text).toBe(odd);
  });

  it('an unchanged list costs one request', async () => {
    const documents = await device('laptop');
    await documents.create(text('A'));
    await documents.create(text('B'));
    await documents.flush();
    await documents.refresh();
    requests.length = 0;
    await documents.refresh();
    expect(requests).toHaveLength(1);
    expect(names(documents)).toHaveLength(2);
  });

  it('renaming, duplicating, names that are taken', async () => {
    const documents = await device('laptop');
    const id = await documents.create(text('A'));
    await documents.create(text('A'));
    await documents.rename(id, 'B/C\n');
    await documents.duplicate(id);
    await documents.flush();
    expect(names(documents).toSorted()).toEqual(['A (2)', 'C', 'C (2)']);
  });

  it('removing can be undone for ten seconds and is done after them', async () => {
    const documents = await device('laptop');
    const id = await documents.create(text('A'));
    await documents.flush();
    await documents.remove(id);
    await documents.flush();
    expect(names(documents)).toEqual([]);
    await documents.undoRemove(id);
    expect(names(documents)).toEqual(['A']);
    await documents.remove(id);
    later(UNDO_MS);
    await documents.flush();
    await documents.refresh();
    expect(names(documents)).toEqual([]);
    const other = await device('phone');
    await other.refresh();
    expect(names(other)).toEqual([]);
  });

  it('what is removed is out of sight from then on, also while the cloud hears of it', async () => {
    const documents = await device('laptop');
    const id = await documents.create(text('A'));
    await documents.flush();
    await documents.remove(id);
    const seen: string[] = [];
    const stop = documents.state.subscribe(() => void seen.push(...names(documents)));
    later(UNDO_MS);
    await documents.flush();
    stop();
    expect(seen).toEqual([]);
  });

  it('earlier states are kept now and then, and one of them can be put back', async () => {
    const documents = await device('laptop');
    const id = await documents.create(text('A', 'first'));
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
    const documents = await device('laptop');
    const bytes = new TextEncoder().encode('# Title\n\nText');
    const id = await documents.upload(
      { name: 'C:\\x\\Bericht \u202E.md', type: 'text/markdown', bytes },
      text('Bericht', 'Title'),
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
    const refused = documents.upload({ name: 'x', type: '', bytes: new Uint8Array(25_000_001) }, text('x'));
    expect((await failureOf(refused)).code).toBe('EntityTooLarge');
    documents.state.setState({ quota: { used: 49_999_999, limit: 50_000_000 } });
    const full = documents.upload({ name: 'x', type: '', bytes }, text('x'));
    expect((await failureOf(full)).code).toBe('QuotaExceeded');
    const written = documents.create(text('Letter', 'two'));
    expect((await failureOf(written)).code).toBe('QuotaExceeded');
  });
});

describe('without a line', () => {
  it('changes wait on this device, survive a restart and are sent when the line is back', async () => {
    const owner = 'anna';
    const documents = await device('laptop', owner);
    const id = await documents.create(text('A', 'first'));
    await documents.flush();
    world.cloud.faults.add({ operation: '*', kind: 'drop' });
    await documents.save(id, { text: 'offline' });
    await documents.create(text('New', 'made offline'));
    await documents.flush();
    expect(documents.state.getState().phase).toBe('offline');
    const restarted = await device('laptop', owner);
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
    const other = await device('phone');
    await other.refresh();
    expect(names(other).toSorted()).toEqual(['A', 'New']);
    expect((await other.open(id)).text).toBe('offline');
  });

  it('an answer that is lost is no conflict', async () => {
    const documents = await device('laptop');
    const id = await documents.create(text('A', 'first'));
    await documents.flush();
    await documents.save(id, { text: 'second' });
    world.cloud.faults.add({ operation: 'PutObject', kind: 'dropAfter', times: 1 });
    await documents.flush();
    expect(rows(documents)).toMatchObject([{ state: 'saved' }]);
    expect((await documents.open(id)).text).toBe('second');
  });

  it('what is refused for good is said at the document, and can be tried again', async () => {
    const documents = await device('laptop');
    const id = await documents.create(text('A'));
    world.cloud.faults.add({ operation: 'PutObject', kind: 'status', status: 403, code: 'AccessDenied' });
    await documents.flush();
    expect(rows(documents)).toMatchObject([{ state: 'failed', failure: 'AccessDenied' }]);
    world.cloud.faults.clear();
    await documents.retry(id);
    expect(rows(documents)).toMatchObject([{ state: 'saved' }]);
  });
});

describe('two devices', () => {
  async function conflict() {
    const laptop = await device('laptop');
    const phone = await device('phone');
    const id = await laptop.create(text('A', 'start'));
    await laptop.flush();
    await phone.refresh();
    await phone.open(id);
    await laptop.save(id, { text: 'from the laptop' });
    await laptop.flush();
    await phone.save(id, { text: 'from the phone' });
    await phone.flush();
    expect(rows(phone)).toMatchObject([{ state: 'conflict' }]);
    expect((await phone.conflict(id))?.text).toBe('from the laptop');
    return { laptop, phone, id };
  }
  const textOf = async (documents: Documents, id: string) => (await documents.open(id)).text;

  it('the second writer is told, and neither text is lost: mine', async () => {
    const { laptop, phone, id } = await conflict();
    await phone.resolve(id, { keep: 'mine' });
    await phone.flush();
    expect(await textOf(laptop, id)).toBe('from the phone');
    const [version] = await laptop.versions(id);
    const texts = await Promise.all(
      (await laptop.versions(id)).map(async ({ time }) => (await laptop.version(id, time)).text),
    );
    expect(version).toBeDefined();
    expect(texts).toContain('from the laptop');
  });

  it('theirs: this device\u2019s text is kept among the earlier states', async () => {
    const { laptop, phone, id } = await conflict();
    await phone.resolve(id, { keep: 'theirs' });
    await phone.flush();
    expect(await textOf(phone, id)).toBe('from the laptop');
    const texts = await Promise.all(
      (await laptop.versions(id)).map(async ({ time }) => (await laptop.version(id, time)).text),
    );
    expect(texts).toContain('from the phone');
  });

  it('both: two documents', async () => {
    const { laptop, phone, id } = await conflict();
    await phone.resolve(id, { keep: 'both' });
    await phone.flush();
    await laptop.refresh();
    expect(names(laptop).toSorted()).toEqual(['A', 'A (2)']);
    const copy = rows(laptop).find(({ name }) => name === 'A (2)');
    expect(await textOf(laptop, copy?.id ?? '')).toBe('from the phone');
    expect(await textOf(laptop, id)).toBe('from the laptop');
  });

  it('merged: the new text is the document', async () => {
    const { laptop, phone, id } = await conflict();
    await phone.resolve(id, { keep: 'merged', text: 'from both' });
    await phone.flush();
    expect(await textOf(laptop, id)).toBe('from both');
  });

  it('a document removed elsewhere leaves the list of a device that has read it', async () => {
    const laptop = await device('laptop');
    const phone = await device('phone');
    const id = await laptop.create(text('A', 'start'));
    await laptop.flush();
    await phone.refresh();
    await phone.open(id);
    await laptop.remove(id);
    later(UNDO_MS);
    await laptop.flush();
    await phone.refresh();
    expect(names(phone)).toEqual([]);
    expect(await phone.heldIds()).toEqual([]);
  });

  it('a document removed elsewhere comes back when something was written in it', async () => {
    const laptop = await device('laptop');
    const phone = await device('phone');
    const id = await laptop.create(text('A', 'start'));
    await laptop.flush();
    await phone.open(id);
    await laptop.remove(id);
    later(UNDO_MS);
    await laptop.flush();
    await phone.save(id, { text: 'still needed' });
    await phone.flush();
    await laptop.refresh();
    expect(await textOf(laptop, id)).toBe('still needed');
  });
});
