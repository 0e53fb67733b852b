// The one IndexedDB database of the app. Expected failures (full, blocked, forbidden) become AppErrors here, once.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { AppError } from '../lib/errors.ts';
import type { Draft } from './drafts.ts';

/** The tables and what they hold. */
export interface AppDatabase extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { updatedAt: number } };
  words: { key: string; value: { word: string; addedAt: number } };
}

const NAME = 'spelling-check';
const VERSION = 1;
/** A tab with an older version of the app may hold the database; waiting longer would look like a hang. */
const OPEN_LIMIT_MS = 3_000;

let opening: Promise<IDBPDatabase<AppDatabase>> | null = null;

/** Any failure of the storage as `storage-full` or `storage-unavailable`. */
export function toStorageError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const full = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new AppError(full ? 'storage-full' : 'storage-unavailable', { cause });
}

function open(): Promise<IDBPDatabase<AppDatabase>> {
  const opened = openDB<AppDatabase>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
      database.createObjectStore('words', { keyPath: 'word' });
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
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new AppError('storage-unavailable')), OPEN_LIMIT_MS);
  });
  return Promise.race([opened, limit]);
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
