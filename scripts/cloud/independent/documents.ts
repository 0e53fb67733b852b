// A person's documents on two devices, run against third-party storage.
import assert from 'node:assert/strict';
import { createDocumentObjects } from '../../../src/services/cloud/documents/documentObjects.ts';
import { createDocuments, type Documents } from '../../../src/services/cloud/documents/documents.ts';
import type { NewDocument } from '../../../src/services/cloud/documents/documentsParts.ts';
import { localBases, localRecords } from '../../../src/services/cloud/documents/localRecords.ts';
import { mergeWords } from '../../../src/services/cloud/profile/mergeProfile.ts';
import { exchange, type SharedValue } from '../../../src/services/cloud/profile/profileSync.ts';
import type { CloudStorage } from '../../../src/services/cloud/storage/storage.ts';
import { openStorage, type StorageWorld } from './product.ts';
import type { Steps } from './steps.ts';

const OVER_UNDO_MS = 11_000;
const LARGE = 6 * 1024 * 1024;

let count = 0;
/** The clock of all devices: removals are sent once they can no longer be undone. */
let ahead = 0;

function device(storage: CloudStorage, owner: string): Documents {
  return createDocuments({
    owner: `${owner}-${++count}`,
    plan: 'free',
    device: 'laptop',
    objects: createDocumentObjects(storage),
    records: localRecords,
    now: () => Date.now() + ahead,
    exclusive: (work) => work(),
    later: () => () => {},
  });
}

const text = (name: string, content: string): NewDocument => ({
  name,
  text: content,
  language: 'en',
  ignoredWords: [],
  ignoredIssues: [],
});

const row = (documents: Documents, id: string) => documents.state.getState().rows.find((one) => one.id === id);

async function conflict(one: Documents, two: Documents, length: number): Promise<string> {
  const fill = (word: string) => word.padEnd(length, ` ${word}`);
  const id = await one.create(text(`Conflict ${length}`, fill('start')));
  await one.flush();
  await two.refresh();
  await two.open(id);
  await one.save(id, { text: fill('here') });
  await one.flush();
  await two.save(id, { text: fill('there') });
  await two.flush();
  assert.equal(row(two, id)?.state, 'conflict', 'the second writer is not told');
  assert.equal((await two.conflict(id))?.text, fill('here'));
  await two.resolve(id, { keep: 'mine' });
  await two.flush();
  await one.refresh();
  assert.equal((await one.open(id)).text, fill('there'));
  const versions = await Promise.all((await one.versions(id)).map(({ time }) => one.version(id, time)));
  assert.ok(
    versions.some((version) => version.text === fill('here')),
    'the other text is lost',
  );
  return id;
}

/** Words on a device that are the same on all devices. */
function heldWords(words: string[]): { words: string[]; shared: SharedValue<string[]> } {
  const held = {
    words,
    shared: {
      name: 'words',
      empty: [],
      read: async () => held.words,
      write: async (value: string[]) => void (held.words = value),
      merge: mergeWords,
      parse: (raw: unknown) => (Array.isArray(raw) ? raw.map(String) : undefined),
    },
  };
  return held;
}

/** All steps for a storage; `lacks` as in `objectSteps`. */
export async function documentSteps(
  steps: Steps,
  world: StorageWorld,
  name: string,
  lacks: { conditions?: string; conditionsOfParts?: string },
): Promise<void> {
  const storage = openStorage(world);
  const [one, two] = [device(storage, name), device(storage, name)];
  let id = '';
  await steps.run('a document written on one device is on the other', async () => {
    id = await one.create(text('Letter', 'Dear Bo'));
    await one.flush();
    await two.refresh();
    assert.equal(row(two, id)?.name, 'Letter');
    assert.equal((await two.open(id)).text, 'Dear Bo');
    await two.rename(id, 'Letter to Bo');
    await two.flush();
    await one.refresh();
    assert.equal(row(one, id)?.name, 'Letter to Bo');
  });
  await steps.run('an earlier state is kept and comes back', async () => {
    ahead += 11 * 60_000;
    await one.open(id);
    await one.save(id, { text: 'Dear Bob' });
    await one.flush();
    const [version] = await one.versions(id);
    assert.ok(version);
    await one.restore(id, version.time);
    await one.flush();
    await two.refresh();
    assert.equal((await two.open(id)).text, 'Dear Bo');
  });
  await steps.run(
    'of two changes at once none is lost',
    async () => void (await conflict(one, two, 20)),
    lacks.conditions,
  );
  await steps.run(
    'neither is it in a document that goes up in parts',
    async () => void (await conflict(one, two, LARGE)),
    lacks.conditionsOfParts,
  );
  await steps.run('an uploaded file comes back as it was', async () => {
    const bytes = Uint8Array.from({ length: LARGE }, (_, index) => (index * 7) % 253);
    const file = { name: 'Bericht Ä.pdf', type: 'application/pdf', bytes };
    const uploaded = await one.upload(file, text('Bericht', 'Ein Text'));
    await one.flush();
    await two.refresh();
    const { original } = await two.open(uploaded);
    assert.equal(original?.name, file.name);
    assert.equal(Buffer.compare(await two.original(uploaded, original.key), bytes), 0);
    const link = await fetch(await two.originalUrl(uploaded, original.key, file.name));
    assert.match(link.headers.get('content-disposition') ?? '', /filename\*=UTF-8''Bericht%20%C3%84\.pdf/);
  });
  await steps.run('the words of both devices are on both', async () => {
    const [laptop, phone] = [heldWords(['alpha']), heldWords(['beta'])];
    const parts = (owner: string) => ({ owner: `${name}-${owner}`, storage, bases: localBases });
    await exchange(parts('laptop'), laptop.shared);
    await exchange(parts('phone'), phone.shared);
    await exchange(parts('laptop'), laptop.shared);
    assert.deepEqual(
      [laptop.words, phone.words],
      [
        ['alpha', 'beta'],
        ['alpha', 'beta'],
      ],
    );
  });
  await steps.run('a removed document leaves nothing behind', async () => {
    await one.refresh();
    for (const { id: each } of one.state.getState().rows) await one.remove(each);
    ahead += OVER_UNDO_MS;
    await one.flush();
    await two.refresh();
    assert.deepEqual(two.state.getState().rows, []);
    assert.deepEqual(await storage.list('documents/', { level: 'private' }), []);
  });
  await one.dispose();
  await two.dispose();
}
