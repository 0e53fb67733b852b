// Unreadable local records: a damaged record is moved out of the way of the others, reported once, and kept until
// its owner has saved or discarded it. In a separate database, so that damage elsewhere cannot reach it.
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { createStore } from 'zustand/vanilla';
import { log } from '../log.ts';
import { noteAside } from './asideNews.ts';

/** What kind of record it was. */
export type AsideKind = 'document' | 'index' | 'base' | 'draft' | 'rescue' | 'words' | 'settings';

/** One record, as it was found. */
export interface AsideRecord {
  /** Of the same record always the same, so that it is set aside once. */
  id: string;
  kind: AsideKind;
  /** Whose it was; '' for whoever uses this device. */
  owner: string;
  /** When it was set aside, in milliseconds. */
  at: number;
  raw: unknown;
}

interface AsideDatabase extends DBSchema {
  aside: { key: string; value: AsideRecord };
}

const NAME = 'spelling-check.aside';
let opening: Promise<IDBPDatabase<AsideDatabase>> | null = null;

async function run<T>(work: (database: IDBPDatabase<AsideDatabase>) => Promise<T>): Promise<T> {
  opening ??= openDB<AsideDatabase>(NAME, 1, {
    upgrade: (database) => void database.createObjectStore('aside', { keyPath: 'id' }),
    terminated() {
      opening = null;
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return work(await opening);
}

/** What is set aside, without the records themselves. */
export const asideStore = createStore<{ records: readonly Omit<AsideRecord, 'raw'>[] }>(() => ({ records: [] }));

asideStore.subscribe(({ records }) => noteAside(records.length > 0));

const known = ({ raw: _raw, ...rest }: AsideRecord) => rest;

/**
 * Sets a record aside. Answers whether it is safe there: only then may it be taken away where it was. `key` is its name
 * there. Never rejects.
 */
export async function setAside(kind: AsideKind, key: string, raw: unknown, owner = ''): Promise<boolean> {
  const record: AsideRecord = { id: JSON.stringify([kind, owner, key]), kind, owner, at: Date.now(), raw };
  try {
    await run(async (database) => {
      const transaction = database.transaction('aside', 'readwrite', { durability: 'strict' });
      // Another one of the same name: both stay.
      if (await transaction.store.getKey(record.id)) record.id = JSON.stringify([kind, owner, key, record.at]);
      await transaction.store.put(record);
      await transaction.done;
    });
    log.warn('A record could not be read and was set aside', record.id);
    asideStore.setState(({ records }) => ({ records: [...records, known(record)] }));
    return true;
  } catch (error) {
    log.warn('A record cannot be read and stays where it is', error);
    return false;
  }
}

/** Reads what earlier visits set aside. Never rejects. */
export async function loadAside(): Promise<void> {
  try {
    const records = await run((database) => database.getAll('aside'));
    asideStore.setState({ records: records.map(known) });
  } catch {
    // Without storage nothing was ever set aside.
  }
}

/** Bytes have no form in JSON: they are written in base64. */
function plain(_name: string, value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  let text = '';
  for (let at = 0; at < value.length; at += 8192) text += String.fromCharCode(...value.subarray(at, at + 8192));
  return { base64: btoa(text) };
}

/** Records as a file: a text as it is, everything else as JSON. */
export async function asideFile(ids: readonly string[]): Promise<{ name: string; file: Blob }> {
  const found = await run(async (database) => Promise.all(ids.map((id) => database.get('aside', id))));
  const records = found.filter((record) => record !== undefined);
  const [only] = records;
  const file = (text: string, type: string) => new Blob([text], { type: `${type};charset=utf-8` });
  if (records.length === 1 && typeof only?.raw === 'string') {
    return { name: 'set-aside.txt', file: file(only.raw, 'text/plain') };
  }
  return { name: 'set-aside.json', file: file(JSON.stringify(records, plain, 2), 'application/json') };
}

/** A record of a person as a text: as it is, or as JSON. */
export interface AsideText {
  id: string;
  text: string;
}

/** What is set aside of a person. Rejects when the storage cannot be read. */
export async function asideOf(owner: string): Promise<AsideText[]> {
  const all = await run((database) => database.getAll('aside'));
  return all
    .filter((record) => record.owner === owner)
    .map(({ id, raw }) => ({ id, text: typeof raw === 'string' ? raw : JSON.stringify(raw, plain, 2) }));
}

/** Lets records go for good. Rejects when the storage cannot be written. */
export async function dropAside(ids: readonly string[]): Promise<void> {
  await run(async (database) => {
    const transaction = database.transaction('aside', 'readwrite');
    for (const id of ids) await transaction.store.delete(id);
    await transaction.done;
  });
  asideStore.setState(({ records }) => ({ records: records.filter(({ id }) => !ids.includes(id)) }));
}

/** Forgets what belonged to a person whose account is gone. */
export async function forgetAside(owner: string): Promise<void> {
  const all = await run((database) => database.getAll('aside'));
  await dropAside(all.filter((record) => record.owner === owner).map(({ id }) => id));
}

/** Takes the whole database away; for tests. @internal */
export async function deleteAside(): Promise<void> {
  (await opening)?.close();
  opening = null;
  await deleteDB(NAME);
  asideStore.setState({ records: [] });
}
