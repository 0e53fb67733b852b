// The objects of the bucket: their records in a table, their bytes beside it.
import { createHash } from 'node:crypto';
import type { Clock, Store, Table } from '../store.ts';
import { md5 } from './body.ts';
import type { Algorithm, Checksum, ChecksumType } from './checksums.ts';

/** An object without its bytes. */
export interface ObjectRecord {
  key: string;
  size: number;
  /** Without quotes. */
  etag: string;
  /** Milliseconds. */
  modified: number;
  /** Content type, metadata and the other headers that are returned with it. */
  headers: Record<string, string>;
  /** Objects from an older store have none. */
  checksum?: Checksum;
}

/** A part that has arrived. */
export interface Part {
  etag: string;
  size: number;
  modified: number;
  checksum?: Checksum;
}

/** An unfinished multipart upload. */
export interface Upload {
  key: string;
  headers: Record<string, string>;
  started: number;
  /** What was requested on creation; undefined if nothing was. */
  checksum?: { algorithm: Algorithm; type: ChecksumType };
  parts: Record<string, Part>;
}

/** Told what was added to the bucket and what was removed, as by the bucket's notifications. */
export interface ObjectListener {
  onCreated(record: ObjectRecord): void;
  onRemoved(record: ObjectRecord): void;
}

/** The bucket. */
export interface Objects {
  get(key: string): ObjectRecord | undefined;
  bytes(record: ObjectRecord): Uint8Array<ArrayBuffer>;
  put(
    key: string,
    bytes: Uint8Array,
    headers: Record<string, string>,
    more?: { etag?: string; checksum?: Checksum },
  ): ObjectRecord;
  remove(key: string): void;
  /** Sorted by the UTF-8 bytes of the key. */
  all(): ObjectRecord[];
  uploads: Record<string, Upload>;
  partName(uploadId: string, part: number): string;
  store: Store;
  save(): void;
  now: Clock;
}

/** Order of keys: by UTF-8 bytes, which differs from the order of a string's code units. */
export function compareKeys(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const DAY_MS = 86_400_000;

interface Tables {
  objects: Record<string, ObjectRecord>;
  uploads: Record<string, Upload>;
}

function dropOldUploads(table: Table<Tables>, store: Store, before: number, partName: Objects['partName']): void {
  for (const [id, { started, parts }] of Object.entries(table.data.uploads)) {
    if (started >= before) continue;
    for (const part of Object.keys(parts)) store.remove(partName(id, Number(part)));
    delete table.data.uploads[id];
  }
}

/** Opens the bucket. Unfinished uploads older than a day are dropped, as the bucket's rule says. */
export function openObjects(store: Store, clock: Clock, listener?: ObjectListener, name = 'objects'): Objects {
  const table = store.table<Tables>(name, { objects: {}, uploads: {} });
  const fileOf = (key: string) => hash(name === 'objects' ? key : `${name} ${key}`);
  const { objects, uploads } = table.data;
  const partName = (uploadId: string, part: number) => hash(`part ${uploadId} ${part}`);
  dropOldUploads(table, store, clock() - DAY_MS, partName);
  return {
    uploads,
    store,
    partName,
    save: table.save,
    now: clock,
    get: (key) => (Object.hasOwn(objects, key) ? objects[key] : undefined),
    bytes: (record) => store.read(fileOf(record.key)) ?? new Uint8Array(),
    put(key, bytes, headers, more = {}) {
      const record = { key, size: bytes.length, etag: md5(bytes), modified: clock(), headers, ...more };
      store.write(fileOf(key), bytes);
      objects[key] = record;
      table.save();
      listener?.onCreated(record);
      return record;
    },
    remove(key) {
      const record = Object.hasOwn(objects, key) ? objects[key] : undefined;
      if (!record) return;
      delete objects[key];
      table.save();
      store.remove(fileOf(key));
      listener?.onRemoved(record);
    },
    all: () => Object.values(objects).sort((a, b) => compareKeys(a.key, b.key)),
  };
}
