// The personal dictionary and the settings of a person, the same on all devices: each is one object in the cloud, written
// only over the state that was read, and merged when another device was first.

import { AuthError } from '../../auth/authError.ts';
import { setAside } from '../../records/aside.ts';
import { jsonBytes } from '../documents/documentTypes.ts';
import type { localBases } from '../documents/localRecords.ts';
import { checkQuota, type Quota } from '../quota.ts';
import type { CloudStorage } from '../storage/storage.ts';
import { StorageError } from '../storage/storageError.ts';

/** One thing that is the same on all devices. */
export interface SharedValue<T> {
  /** Name of its object: profile/<name>.json. */
  name: string;
  /** What it is called where it is set aside. */
  kind?: 'words' | 'settings';
  /** What there is before the first exchange. */
  empty: T;
  /** The value of this device. */
  read(): Promise<T>;
  /** Puts a value in place on this device. */
  write(value: T): Promise<void>;
  merge(base: T, mine: T, theirs: T): T;
  /** The value with what stood beside it in the object and is not understood here. */
  join?(value: T, raw: unknown): unknown;
  /** Answers the value of an object, or undefined for foreign content. */
  parse(raw: unknown): T | undefined;
}

/** What the exchange needs. */
export interface ProfileParts {
  owner: string;
  storage: CloudStorage;
  bases: typeof localBases;
  /** Throws when the person has left: nothing of theirs is written here any more. */
  assertHere?: () => void;
  /** What is used of the person's room. */
  quota?: () => Quota;
}

const place = { level: 'private' } as const;
const keyOf = (name: string) => `profile/${name}.json`;
/** Two devices that change at once meet again at most so often. */
const ATTEMPTS = 4;

const codeOf = (error: unknown) => (error instanceof AuthError ? error.code : '');
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** More than this is no dictionary and no settings of a person. */
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

/** The value of the cloud. What cannot be read is set aside on this device before anything is written in its place. */
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
    // An object that is gone or cannot be read says nothing about what somebody removed: all of this device's stays.
    const base = known && theirs.told ? (shared.parse(known.value) ?? empty) : empty;
    const merged = shared.merge(base, mine, theirs.value);
    try {
      let { eTag } = theirs;
      if (!theirs.told || eTag === null || !same(merged, theirs.value)) {
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
      // What another device has arrives here all the same; what this one has waits for room.
      if (codeOf(error) === 'QuotaExceeded') {
        assertHere();
        if (!same(merged, mine)) await shared.write(merged);
      }
      if (codeOf(error) !== 'PreconditionFailed' || attempt >= ATTEMPTS) throw error;
    }
  }
}
