// Somebody's progress on this device: their texts in numbers, and sentences to practise with. In a database of its own: nothing
// else depends on it. It is sent nowhere, and goes with its owner (leaving/forget.ts).
// Invariant: a failure to write is nothing to tell; a failure to read is.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { log } from '../log.ts';
import { toStorageError } from '../records/database.ts';
import { isTextLanguage } from '../textLanguages.ts';
import { mistakeKinds, type Progress, type Slip, type Tally } from './types.ts';

interface ProgressDatabase extends DBSchema {
  tallies: { key: [string, string]; value: Tally; indexes: { owner: string } };
  slips: { key: [string, string]; value: Slip; indexes: { owner: string } };
}

/** More sentences than anyone will practise: those learnt best go first. */
const MOST_SLIPS = 400;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const words = v.pipe(v.string(), v.maxLength(1_000));
const number = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const count = v.fallback(v.pipe(number, v.integer()), 0);
const tallySchema = v.object({
  id: name,
  owner: v.string(),
  draft: v.string(),
  at: number,
  words: number,
  mistakes: v.object({ spelling: count, grammar: count, punctuation: count, consistency: count }),
});
const slipSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  owner: v.string(),
  draft: v.string(),
  language: v.custom<Slip['language']>((value) => typeof value === 'string' && isTextLanguage(value)),
  kind: v.picklist(mistakeKinds),
  lead: words,
  rest: words,
  before: words,
  after: words,
  reason: words,
  at: number,
  step: count,
  due: number,
});

let opening: Promise<IDBPDatabase<ProgressDatabase>> | null = null;

async function run<T>(work: (database: IDBPDatabase<ProgressDatabase>) => Promise<T>): Promise<T> {
  try {
    opening ??= openDB<ProgressDatabase>('spelling-check.progress', 1, {
      upgrade(database) {
        for (const store of ['tallies', 'slips'] as const)
          database.createObjectStore(store, { keyPath: ['owner', 'id'] }).createIndex('owner', 'owner');
      },
      // Someone who deletes everything in another tab does not wait for this one.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        opening = null;
      },
      terminated() {
        opening = null;
      },
    });
    return await work(await opening);
  } catch (cause) {
    opening = null;
    throw toStorageError(cause);
  }
}

const listeners = new Set<() => void>();

/** Calls back after every change in this tab; returns the unsubscribe function. */
export function subscribeProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function write(what: string, work: (database: IDBPDatabase<ProgressDatabase>) => Promise<unknown>) {
  try {
    await run(work);
    for (const listener of listeners) listener();
  } catch (error) {
    log.warn(`${what} could not be kept`, error);
  }
}

const read = <T>(schema: v.GenericSchema<unknown, T>, all: readonly unknown[]): T[] =>
  all.flatMap((value) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [parsed.output] : [];
  });

/** All of a person's, the earliest first; what cannot be read is left out. Rejects with `storage-unavailable`. */
export async function progressOf(owner: string): Promise<Progress> {
  const [tallies, slips] = await run((database) =>
    Promise.all([
      database.getAllFromIndex('tallies', 'owner', owner) as Promise<unknown[]>,
      database.getAllFromIndex('slips', 'owner', owner) as Promise<unknown[]>,
    ]),
  );
  const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at;
  return { tallies: read(tallySchema, tallies).sort(byTime), slips: read(slipSchema, slips).sort(byTime) };
}

/** Counts a text, in place of what was counted of it before; it stays in the week it was first counted. Never rejects. */
export async function keepTally(tally: Tally): Promise<void> {
  await write('A count', async (database) => {
    const transaction = database.transaction('tallies', 'readwrite');
    const [before] = read(tallySchema, [await transaction.store.get([tally.owner, tally.id])]);
    await transaction.store.put(before ? { ...tally, at: before.at } : tally);
    await transaction.done;
  });
}

/**
 * Keeps the corrected mistakes of a text. One that is kept already stays as it is, with what has been learnt; one of this text that
 * was `undone` goes. Never rejects.
 */
export async function keepSlips(owner: string, slips: readonly Slip[], undone: readonly string[]): Promise<void> {
  if (slips.length + undone.length === 0) return;
  await write('A sentence', async (database) => {
    const transaction = database.transaction('slips', 'readwrite');
    for (const id of undone) await transaction.store.delete([owner, id]);
    for (const slip of slips)
      if (!(await transaction.store.getKey([owner, slip.id]))) await transaction.store.put(slip);
    const all = read(slipSchema, await transaction.store.index('owner').getAll(owner));
    const surplus = all.sort((a, b) => b.step - a.step || a.at - b.at).slice(0, Math.max(0, all.length - MOST_SLIPS));
    for (const { id } of surplus) await transaction.store.delete([owner, id]);
    await transaction.done;
  });
}

/** Notes how a sentence was answered. Never rejects. */
export const keepAnswer = (slip: Slip): Promise<void> => write('An answer', (database) => database.put('slips', slip));

/** Puts back what was deleted. Never rejects. */
export const putBackProgress = ({ tallies, slips }: Progress): Promise<void> =>
  write('The progress', async (database) => {
    const transaction = database.transaction(['tallies', 'slips'], 'readwrite');
    for (const tally of tallies) await transaction.objectStore('tallies').put(tally);
    for (const slip of slips) await transaction.objectStore('slips').put(slip);
    await transaction.done;
  });

/** What to delete: everything, or the sentences alone, of one text or of all. */
export interface Deleting {
  readonly sentencesOnly?: boolean;
  readonly draft?: string;
}

/** Deletes a person's progress, and answers what it was. Rejects with the failures of the device's storage. */
export async function deleteProgress(
  owner: string,
  { sentencesOnly = false, draft }: Deleting = {},
): Promise<Progress> {
  const { tallies, slips } = await progressOf(owner);
  const gone = {
    tallies: sentencesOnly ? [] : tallies,
    slips: draft === undefined ? slips : slips.filter((slip) => slip.draft === draft),
  };
  const all = !sentencesOnly && draft === undefined;
  await run(async (database) => {
    const transaction = database.transaction(['tallies', 'slips'], 'readwrite');
    for (const [store, known] of [
      ['tallies', gone.tallies],
      ['slips', gone.slips],
    ] as const) {
      const target = transaction.objectStore(store);
      // What could not be read goes as well when everything goes.
      const keys = all
        ? await target.index('owner').getAllKeys(owner)
        : known.map(({ id }): [string, string] => [owner, id]);
      for (const key of keys) await target.delete(key);
    }
    await transaction.done;
  });
  for (const listener of listeners) listener();
  return gone;
}

/** Lets the database go; the next call opens it again. For tests. @internal */
export async function closeProgress(): Promise<void> {
  (await opening)?.close();
  opening = null;
}
