// The files that texts were opened from, each under the name of its text, so that a text can be saved back into its document
// even after a reload. In a database of their own: they are large, and every text can do without one.
// Invariant: nothing here is needed to show a text; a failure means that it is saved as a new file.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AcceptedFix, DocumentKind } from '../../documents/index.ts';
import { log } from '../log.ts';

/** A file and what was accepted since it was opened. */
export interface Original {
  /** Id of the draft. */
  id: string;
  owner: string;
  name: string;
  kind: DocumentKind;
  bytes: Uint8Array;
  fixes: AcceptedFix[];
  /** The file on the disk, where the browser lets a page write to it. */
  handle?: FileSystemFileHandle;
  /** No file: what the text was pasted from. */
  pasted?: true;
  at: number;
}

interface OriginalsDatabase extends DBSchema {
  originals: { key: string; value: Original };
}

/**
 * The places on the disk by the id of the draft, for as long as the page lives. They could be kept with the files, but a private
 * window of Chromium that reads one of them back ends with all its tabs.
 */
const places = new Map<string, FileSystemFileHandle>();

/** More files than this are not kept: the oldest go. */
const MOST = 20;

let opening: Promise<IDBPDatabase<OriginalsDatabase>> | null = null;

async function run<T>(work: (database: IDBPDatabase<OriginalsDatabase>) => Promise<T>): Promise<T | undefined> {
  try {
    opening ??= openDB<OriginalsDatabase>('spelling-check.originals', 1, {
      upgrade: (database) => void database.createObjectStore('originals', { keyPath: 'id' }),
      terminated() {
        opening = null;
      },
    });
    return await work(await opening);
  } catch (error) {
    opening = null;
    log.warn('The file of a text could not be kept or found', error);
    return undefined;
  }
}

const isOriginal = (value: unknown): value is Original =>
  typeof value === 'object' &&
  value !== null &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array &&
  'name' in value &&
  typeof value.name === 'string' &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  'fixes' in value &&
  Array.isArray(value.fixes);

/** The file of a text; undefined if it has none. Never rejects. */
export async function originalOf(id: string): Promise<Original | undefined> {
  const value: unknown = await run((database) => database.get('originals', id));
  if (!isOriginal(value)) return undefined;
  const handle = places.get(id);
  return handle ? { ...value, handle } : value;
}

/** Keeps a file with its text. Never rejects: without storage it lives as long as the page. */
export async function keepOriginal({ handle, ...original }: Original): Promise<void> {
  if (handle) places.set(original.id, handle);
  else places.delete(original.id);
  await run(async (database) => {
    const transaction = database.transaction('originals', 'readwrite');
    await transaction.store.put(original);
    const all = await transaction.store.getAll();
    const old = all.sort((a, b) => b.at - a.at).slice(MOST);
    for (const { id } of old) await transaction.store.delete(id);
    await transaction.done;
  });
}

/** Removes the file of a text. Never rejects. */
export async function forgetOriginal(id: string): Promise<void> {
  places.delete(id);
  await run((database) => database.delete('originals', id));
}

/** Removes a person's files from this device. Never rejects. */
export async function forgetOriginals(owner: string, stays: ReadonlySet<string>): Promise<void> {
  await run(async (database) => {
    const transaction = database.transaction('originals', 'readwrite');
    for (const original of await transaction.store.getAll()) {
      if (original.owner !== owner || stays.has(original.id)) continue;
      places.delete(original.id);
      await transaction.store.delete(original.id);
    }
    await transaction.done;
  });
}
