// One document changed in two places at once, on two devices or in two tabs: neither text is lost.
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorld } from '../../../../tests/setup/accounts.ts';
import { newText, openDevice } from '../../../../tests/setup/documents.ts';
import { emptyStorage, openStorage, type StorageWorld } from '../../../../tests/setup/storage.ts';
import { createDocumentObjects, type DocumentObjects } from './documentObjects.ts';
import { UNDO_MS } from './documentSync.ts';
import type { Documents } from './documents.ts';
import { deleteLocal, localRecords } from './localRecords.ts';

const world = openWorld();
let opened: StorageWorld;
beforeAll(() => world.signIn());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  opened = await openStorage({ world });
  await emptyStorage(opened);
});
afterEach(async () => {
  vi.useRealTimers();
  await deleteLocal();
});

const rows = (documents: Documents) => documents.state.getState().rows;
const names = (documents: Documents) => rows(documents).map(({ name }) => name);

describe('two devices', () => {
  const device = () => openDevice(opened.storage);
  async function conflict() {
    const [laptop, phone] = [device(), device()];
    const id = await laptop.create(newText('A', 'start'));
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

  it('both: two documents result', async () => {
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
    const [laptop, phone] = [device(), device()];
    const id = await laptop.create(newText('A', 'start'));
    await laptop.flush();
    await phone.refresh();
    await phone.open(id);
    await laptop.remove(id);
    vi.setSystemTime(Date.now() + UNDO_MS);
    await laptop.flush();
    await phone.refresh();
    expect(names(phone)).toEqual([]);
    expect(await phone.heldIds()).toEqual([]);
  });

  it('a document removed elsewhere comes back if it was edited here', async () => {
    const [laptop, phone] = [device(), device()];
    const id = await laptop.create(newText('A', 'start'));
    await laptop.flush();
    await phone.open(id);
    await laptop.remove(id);
    vi.setSystemTime(Date.now() + UNDO_MS);
    await laptop.flush();
    await phone.save(id, { text: 'still needed' });
    await phone.flush();
    await laptop.refresh();
    expect(await textOf(laptop, id)).toBe('still needed');
  });
});

describe('two tabs with one document', () => {
  /** A tab of the person's browser; `change` lets something happen while the cloud is asked. */
  const tab = (change: (objects: DocumentObjects) => Partial<DocumentObjects> = () => ({}), records = localRecords) => {
    const objects = createDocumentObjects(opened.storage);
    return openDevice(opened.storage, { owner: 'anna', objects: { ...objects, ...change(objects) }, records });
  };

  it('renaming in one does not undo an edit made in the other at the same moment', async () => {
    const writer = tab();
    const id = await writer.create(newText('Letter', 'one'));
    await writer.flush();
    // The other tab saves between the renaming tab's read and write.
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

  it('an edit made while the cloud is queried takes precedence over its response', async () => {
    const writer = tab();
    const id = await writer.create(newText('Letter', 'one'));
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

  it('an edit made while a conflict is being resolved is kept as well', async () => {
    const writer = tab();
    const id = await writer.create(newText('Letter', 'one'));
    await writer.flush();
    const objects = createDocumentObjects(opened.storage);
    const { content } = await objects.read(id);
    const eTag = (await objects.list()).documents.find((one) => one.id === id)?.eTag;
    await objects.write({ ...content, text: 'theirs' }, eTag ?? '');
    await writer.save(id, { text: 'mine' });
    await writer.flush();
    let written = false;
    const settler = tab((whole) => ({
      keepVersion: async (version) => {
        await whole.keepVersion(version);
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
