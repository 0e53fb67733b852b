// Local records of cloud documents and of pending changes, in IndexedDB, so that both survive
// a restart. Records carry their owner; nobody sees anyone else's.
import { type DBSchema, deleteDB, type IDBPDatabase } from 'idb';
import { AppError } from '../../../lib/errors.ts';
import { type AsideKind, forgetAside, setAside } from '../../records/aside.ts';
import { openReadable, toStorageError } from '../../records/database.ts';
import { readers, withoutFile } from '../recordSchemas.ts';
import { StorageError } from '../storage/storageError.ts';
import type { DocumentContent, DocumentSummary } from './documentTypes.ts';

/** A file that is still on its way. */
export interface PendingFile {
  name: string;
  type: string;
  bytes: Uint8Array;
  /** Key below the document's folder. */
  key: string;
  /** State of a multipart upload in progress. */
  uploadId?: string | undefined;
}

/** One document as this device knows it. */
export interface DocumentRecord {
  id: string;
  owner: string;
  /** The last cloud state this device has fully read. */
  base: DocumentContent | null;
  /** Tag of the state in the cloud; null before the first upload. */
  eTag: string | null;
  /** The state to be sent; null when there is nothing to send. */
  mine: DocumentContent | null;
  /** The file to be uploaded first. */
  file?: PendingFile | undefined;
  /** The state another device has written meanwhile. */
  conflict?: { content: DocumentContent; eTag: string } | undefined;
  /** When an earlier state was kept last, in milliseconds. */
  versionAt?: number | undefined;
  /** When it was removed on this device but not yet in the cloud, in milliseconds. */
  deletedAt?: number | undefined;
  /** Code of a failure that retrying will not fix. */
  failure?: string | undefined;
}

/** A row of the last list, for offline use. */
export interface KnownSummary {
  id: string;
  owner: string;
  /** Tag of the summary's own object. */
  eTag: string;
  summary: DocumentSummary;
  /** Bytes of everything the document has in the cloud. */
  size: number;
  /** Its state cannot be read. */
  damaged?: boolean | undefined;
}

/** The common base of the last synchronisation of words and settings. */
export interface SyncBase {
  owner: string;
  name: string;
  eTag: string | null;
  value: unknown;
}

interface CloudDatabase extends DBSchema {
  records: { key: [string, string]; value: DocumentRecord; indexes: { owner: string } };
  summaries: { key: [string, string]; value: KnownSummary; indexes: { owner: string } };
  bases: { key: [string, string]; value: SyncBase; indexes: { owner: string } };
}

const NAME = 'spelling-check.cloud';
/** Since version 2 words and settings have owners; earlier bases belonged to everyone on this device. */
const VERSION = 2;
let opening: Promise<IDBPDatabase<CloudDatabase>> | null = null;

function open(): Promise<IDBPDatabase<CloudDatabase>> {
  return openReadable<CloudDatabase>(NAME, VERSION, {
    upgrade(database, version, _next, transaction) {
      if (version > 0) {
        // Against an old base, words that are now the guest's would look removed and be deleted from the account.
        void transaction.objectStore('bases').clear();
        return;
      }
      database.createObjectStore('records', { keyPath: ['owner', 'id'] }).createIndex('owner', 'owner');
      database.createObjectStore('summaries', { keyPath: ['owner', 'id'] }).createIndex('owner', 'owner');
      database.createObjectStore('bases', { keyPath: ['owner', 'name'] }).createIndex('owner', 'owner');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
}

/** Runs work on the database. Rejects with an AppError `storage-full` or `storage-unavailable`. */
async function run<T>(work: (database: IDBPDatabase<CloudDatabase>) => Promise<T>): Promise<T> {
  try {
    opening ??= open();
    return await work(await opening);
  } catch (cause) {
    const error = toStorageError(cause);
    if (error.code === 'storage-unavailable') opening = null;
    throw error;
  }
}

/** Names of the record kinds when set aside. */
const kinds = { records: 'document', summaries: 'index', bases: 'base' } as const satisfies Record<string, AsideKind>;
type StoreName = keyof typeof readers;
type Of<S extends StoreName> = CloudDatabase[S]['value'];

/** Sets an unreadable record aside, keeping its intact parts. If that fails, it is left alone. */
async function moveAside(store: StoreName, key: [string, string], raw: unknown): Promise<void> {
  if (!(await setAside(kinds[store], key[1], raw, key[0]))) return;
  const rest = store === 'records' ? withoutFile(raw) : undefined;
  await run(async (database) => {
    if (rest) await database.put('records', rest);
    else await database.delete(store, key);
  });
}

/** Everything of one person in a store that can be read; the rest is set aside. */
async function readAll<S extends StoreName>(store: S, owner: string): Promise<Of<S>[]> {
  const [keys, values] = await run(async (database) => {
    const name: StoreName = store;
    const index = database.transaction(name).store.index('owner');
    return Promise.all([index.getAllKeys(owner), index.getAll(owner) as Promise<unknown[]>]);
  });
  const read: Of<S>[] = [];
  for (const [at, raw] of values.entries()) {
    const value = readers[store](raw) ?? (store === 'records' ? withoutFile(raw) : undefined);
    if (value) read.push(value);
    const key = keys[at];
    if (key && !readers[store](raw)) await moveAside(store, key, raw);
  }
  return read;
}

/** One record; one that cannot be read is set aside and counts as none. */
async function readOne<S extends StoreName>(store: S, key: [string, string]): Promise<Of<S> | undefined> {
  const raw: unknown = await run((database) => database.get(store, key));
  if (raw === undefined) return undefined;
  const value: Of<S> | undefined = readers[store](raw);
  if (!value) await moveAside(store, key, raw);
  return value ?? (store === 'records' ? withoutFile(raw) : undefined);
}

/** Writes a record, never over one that cannot be read and could not be set aside. */
const write = <S extends StoreName>(store: S, key: [string, string], value: Of<S>) =>
  run(async (database) => {
    const transaction = database.transaction(store, 'readwrite');
    const present: unknown = await transaction.store.get(key);
    if (present !== undefined && !readers[store](present)) throw new AppError('storage-full');
    await transaction.store.put(value);
    await transaction.done;
  });

/** The records of one person. */
export const localRecords = {
  all: (owner: string) => readAll('records', owner),
  get: (owner: string, id: string) => readOne('records', [owner, id]),
  put: (record: DocumentRecord) => write('records', [record.owner, record.id], record),
  remove: (owner: string, id: string) => run((database) => database.delete('records', [owner, id])),
  /** Removes a record in one transaction if it still passes the test. */
  removeIf: (owner: string, id: string, test: (record: DocumentRecord) => boolean) =>
    run(async (database) => {
      const transaction = database.transaction('records', 'readwrite');
      const record = readers.records(await transaction.store.get([owner, id]));
      if (record && test(record)) await transaction.store.delete([owner, id]);
      await transaction.done;
    }),
  /** Changes a record in one transaction; does nothing if there is none or `change` returns undefined. */
  update: (owner: string, id: string, change: (record: DocumentRecord) => DocumentRecord | undefined) =>
    run(async (database) => {
      const transaction = database.transaction('records', 'readwrite');
      const record = readers.records(await transaction.store.get([owner, id]));
      const next = record && change(record);
      if (next) await transaction.store.put(next);
      await transaction.done;
      return next;
    }),
};

/** The last list of one person. */
export const localSummaries = {
  all: (owner: string) => readAll('summaries', owner),
  /** Puts a whole list in place of the one before. */
  replace: (owner: string, rows: readonly KnownSummary[]) =>
    run(async (database) => {
      const transaction = database.transaction('summaries', 'readwrite');
      for (const key of await transaction.store.index('owner').getAllKeys(owner)) await transaction.store.delete(key);
      for (const row of rows) await transaction.store.put(row);
      await transaction.done;
    }),
};

/** The bases for synchronising words and settings. */
export const localBases = {
  get: (owner: string, name: string) => readOne('bases', [owner, name]),
  remove: (owner: string, name: string) => run((database) => database.delete('bases', [owner, name])),
  put: (base: SyncBase) => write('bases', [base.owner, base.name], base),
};

/** The state of a document as this device has it. Throws a StorageError `NoSuchKey` where there is none. */
export function contentOf({ mine, base }: DocumentRecord): DocumentContent {
  const content = mine ?? base;
  if (!content) throw new StorageError('NoSuchKey', 'The document does not exist');
  return content;
}

/** Whether this device has changes to a document that the cloud lacks. */
export const isChanged = ({ mine, file, conflict }: DocumentRecord): boolean => Boolean(mine ?? file ?? conflict);

/** The same, or a removal the cloud does not know about. */
export const isUnsent = (record: DocumentRecord): boolean => isChanged(record) || record.deletedAt !== undefined;

/** Items that are synchronised as a whole against a base. */
const SHARED: ReadonlySet<string> = new Set(['words', 'team', 'settings']);

/** Forgets a person's records except those in `keep` and unreadable ones; without `keep`, all of them. */
export async function forgetLocal(owner: string, keep?: (record: DocumentRecord) => boolean): Promise<void> {
  if (!keep) await forgetAside(owner);
  await run(async (database) => {
    for (const key of await database.getAllKeysFromIndex('summaries', 'owner', owner))
      await database.delete('summaries', key);
    // The bases of what is shared go with it (leaving/forget.ts).
    for (const key of await database.getAllKeysFromIndex('bases', 'owner', owner))
      if (!keep || !SHARED.has(key[1])) await database.delete('bases', key);
    const transaction = database.transaction('records', 'readwrite');
    for (const key of await transaction.store.index('owner').getAllKeys(owner)) {
      const value = await transaction.store.get(key);
      if (keep && value && (!readers.records(value) || keep(value))) continue;
      await transaction.store.delete(key);
    }
    await transaction.done;
  });
}

/** Takes the whole database away; for tests. @internal */
export async function deleteLocal(): Promise<void> {
  (await opening)?.close();
  opening = null;
  await deleteDB(NAME);
}
