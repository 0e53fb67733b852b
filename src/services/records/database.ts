// The one IndexedDB database of the app. Expected failures (full, blocked, forbidden) become AppErrors here, once.
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type OpenDBCallbacks,
  openDB,
  type StoreNames,
} from 'idb';
import { AppError } from '../../lib/errors.ts';
import type { Draft } from '../drafts/draft.ts';
import { claimDrafts, UNCLAIMED } from '../drafts/migrateDrafts.ts';
import { GUEST } from '../person/person.ts';

/** A word of somebody's dictionary. */
export interface KeptWord {
  owner: string;
  word: string;
  addedAt: number;
}

/** The tables and what they hold; every record is one person's. */
export interface AppDatabase extends DBSchema {
  drafts: { key: [string, string]; value: Draft; indexes: { owner: string; latest: [string, number] } };
  words: { key: [string, string]; value: KeptWord; indexes: { owner: string } };
}

const NAME = 'spelling-check';
/** Since 2 every record has an owner. */
const VERSION = 2;
/** A tab with an older version of the app may hold the database; waiting longer would look like a hang. */
const BLOCKED_LIMIT_MS = 3_000;
/** A busy disk takes its time; some browsers never answer when they hold their files to be damaged. */
const OPEN_LIMIT_MS = 20_000;

let opening: Promise<IDBPDatabase<AppDatabase>> | null = null;

/** Any failure of the storage as `storage-full` or `storage-unavailable`. */
export function toStorageError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const full = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new AppError(full ? 'storage-full' : 'storage-unavailable', { cause });
}

type Upgrade = IDBPTransaction<AppDatabase, StoreNames<AppDatabase>[], 'versionchange'>;

/** Makes the tables; what an earlier version kept comes along. Waits for nothing but the database, or it would be lost. */
async function upgrade(database: IDBPDatabase<AppDatabase>, version: number, transaction: Upgrade): Promise<void> {
  const has = version > 0;
  const drafts = has ? await transaction.objectStore('drafts').getAll() : [];
  const words = has ? await transaction.objectStore('words').getAll() : [];
  if (has) {
    database.deleteObjectStore('drafts');
    database.deleteObjectStore('words');
  }
  const texts = database.createObjectStore('drafts', { keyPath: ['owner', 'id'] });
  texts.createIndex('owner', 'owner');
  texts.createIndex('latest', ['owner', 'updatedAt']);
  const dictionary = database.createObjectStore('words', { keyPath: ['owner', 'word'] });
  dictionary.createIndex('owner', 'owner');
  for (const draft of drafts) await texts.put({ ...draft, owner: UNCLAIMED });
  for (const word of words) await dictionary.put({ ...word, owner: GUEST });
}

/**
 * Opens a database. One that a newer release has changed since is opened as it is: what this one knows of is still there,
 * and what is not cannot be told before it is asked for.
 */
export async function openReadable<T extends DBSchema>(name: string, version: number, callbacks: OpenDBCallbacks<T>) {
  try {
    return await openDB<T>(name, version, callbacks);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    const { upgrade: _none, ...others } = callbacks;
    return openDB<T>(name, undefined, others);
  }
}

function open(): Promise<IDBPDatabase<AppDatabase>> {
  let giveUp = (): void => undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new AppError('storage-unavailable'));
    setTimeout(giveUp, OPEN_LIMIT_MS);
  });
  const opened = openReadable<AppDatabase>(NAME, VERSION, {
    upgrade(database, version, _next, transaction) {
      transaction.done.catch(() => undefined);
      upgrade(database, version, transaction).catch(() => transaction.abort());
    },
    blocked() {
      setTimeout(giveUp, BLOCKED_LIMIT_MS);
    },
    // A newer tab waits for this one: let it have the database, and open it again at the next call.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
  const claimed = opened.then(async (database) => {
    await claimDrafts(database);
    return database;
  });
  return Promise.race([claimed, limit]);
}

/** Runs work on the database. Rejects with `storage-full` or `storage-unavailable`. */
export async function withDatabase<T>(work: (database: IDBPDatabase<AppDatabase>) => Promise<T>): Promise<T> {
  try {
    opening ??= open();
    return await work(await opening);
  } catch (cause) {
    const error = toStorageError(cause);
    if (error.code === 'storage-unavailable') opening = null;
    throw error;
  }
}

/** Lets the database go; the next call opens it again. For tests. @internal */
export async function forgetDatabase(): Promise<void> {
  (await opening)?.close();
  opening = null;
}
