// Synchronises a person's dictionary and settings across devices: each is one object in the cloud, written
// only over the state that was read, and merged when another device got there first.

import { AuthError } from '../../auth/authError.ts';
import { setAside } from '../../records/aside.ts';
import { jsonBytes } from '../documents/documentTypes.ts';
import type { localBases } from '../documents/localRecords.ts';
import { checkQuota, type Quota } from '../quota.ts';
import type { CloudStorage } from '../storage/storage.ts';
import { StorageError } from '../storage/storageError.ts';

/** One synchronised item. */
export interface SharedValue<T> {
  /** Name of its object: profile/<name>.json. */
  name: string;
  /** Its name when set aside. */
  kind?: 'words' | 'settings';
  /** The value before the first exchange. */
  empty: T;
  /** Whether most people have none: then the cloud is not told so. */
  isRare?: true;
  /** The value of this device. */
  read(): Promise<T>;
  /** Applies a value on this device. */
  write(value: T): Promise<void>;
  merge(base: T, mine: T, theirs: T): T;
  /** The value with what stood beside it in the object and is not understood here. */
  join?(value: T, raw: unknown): unknown;
  /** Returns an object's value, or undefined for foreign content. */
  parse(raw: unknown): T | undefined;
}

/** Dependencies of the exchange. */
export interface ProfileParts {
  owner: string;
  storage: CloudStorage;
  bases: typeof localBases;
  /** Throws when the person has left: none of their data is written here any more. */
  assertHere?: () => void;
  /** The part of the person's room that is used. */
  quota?: () => Quota;
}

const place = { level: 'private' } as const;
const keyOf = (name: string) => `profile/${name}.json`;
/** Maximum attempts when two devices write at the same time. */
const ATTEMPTS = 4;

const codeOf = (error: unknown) => (error instanceof AuthError ? error.code : '');
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Anything larger cannot be a person's dictionary or settings. */
const MOST_BYTES = 16 * 1024 * 1024;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Fetched<T> {
  value: T;
  raw?: unknown;
  /** Null where there is no object. */
  eTag: string | null;
  /** Whether the object said anything. */
  told: boolean;
  /** Bytes of the object. */
  size: number;
}

/** The cloud's value. Unreadable content is set aside on this device before anything overwrites it. */
async function fetchValue<T>({ storage, owner }: ProfileParts, shared: SharedValue<T>): Promise<Fetched<T>> {
  const { name, parse, empty } = shared;
  try {
    const { bytes, eTag } = await storage.get(keyOf(name), place);
    const text = new TextDecoder().decode(bytes);
    const raw = bytes.byteLength > MOST_BYTES ? undefined : jsonOf(text);
    const value = parse(raw);
    if (value !== undefined) return { value, raw, eTag, told: true, size: bytes.byteLength };
    if (await setAside(shared.kind ?? 'words', keyOf(name), text, owner)) {
      return { value: empty, eTag, told: false, size: bytes.byteLength };
    }
    throw new StorageError('Damaged', 'The object cannot be read, and there is no room to keep it');
  } catch (error) {
    if (codeOf(error) === 'NoSuchKey') return { value: empty, eTag: null, told: false, size: 0 };
    throw error;
  }
}

/** One exchange: this device and the cloud have the same value afterwards. Rejects with the storage's failures. */
export async function exchange<T>(parts: ProfileParts, shared: SharedValue<T>): Promise<void> {
  const { owner, storage, bases, assertHere = () => {}, quota } = parts;
  const { name, empty } = shared;
  for (let attempt = 1; ; attempt++) {
    // This device's value before its base: where both are being forgotten, the base goes first, and a value without a base
    // takes nothing away from the cloud.
    const mine = await shared.read();
    const known = await bases.get(owner, name);
    const theirs = await fetchValue(parts, shared);
    // A missing or unreadable object says nothing about removals: keep all of this device's data.
    const base = known && theirs.told ? (shared.parse(known.value) ?? empty) : empty;
    const merged = shared.merge(base, mine, theirs.value);
    try {
      let { eTag } = theirs;
      const isNews = !theirs.told || eTag === null || !same(merged, theirs.value);
      if (isNews && !(shared.isRare && eTag === null && same(merged, empty))) {
        const put = { ...place, contentType: 'application/json', expected: eTag };
        const bytes = jsonBytes(shared.join?.(merged, theirs.raw) ?? merged);
        if (quota) checkQuota(quota(), bytes.byteLength - theirs.size, bytes.byteLength);
        ({ eTag } = await storage.put(keyOf(name), bytes, put));
      }
      assertHere();
      if (!same(merged, mine)) await shared.write(merged);
      await bases.put({ owner, name, eTag, value: merged });
      return;
    } catch (error) {
      // The other device's data still arrives here; this one's waits for room.
      if (codeOf(error) === 'QuotaExceeded') {
        assertHere();
        if (!same(merged, mine)) await shared.write(merged);
      }
      if (codeOf(error) !== 'PreconditionFailed' || attempt >= ATTEMPTS) throw error;
    }
  }
}
