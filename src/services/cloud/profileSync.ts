// The personal dictionary and the settings of a person, the same on all devices: each is one object in the cloud, written
// only over the state that was read, and merged when another device was first.
import { AuthError } from '../auth/authError.ts';
import { jsonBytes } from './documentTypes.ts';
import type { localBases } from './localRecords.ts';
import { checkQuota, type Quota } from './quota.ts';
import type { CloudStorage } from './storage.ts';

/** One thing that is the same on all devices. */
export interface SharedValue<T> {
  /** Name of its object: profile/<name>.json. */
  name: string;
  /** What there is before the first exchange. */
  empty: T;
  /** The value of this device. */
  read(): Promise<T>;
  /** Puts a value in place on this device. */
  write(value: T): Promise<void>;
  merge(base: T, mine: T, theirs: T): T;
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

async function fetchValue<T>(storage: CloudStorage, { name, parse, empty }: SharedValue<T>) {
  try {
    const { bytes, eTag } = await storage.get(keyOf(name), place);
    const raw: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const value = parse(raw);
    return { value: value ?? empty, eTag, told: value !== undefined, size: bytes.byteLength };
  } catch (error) {
    if (codeOf(error) === 'NoSuchKey') return { value: empty, eTag: null, told: false, size: 0 };
    if (error instanceof SyntaxError) return { value: empty, eTag: undefined, told: false, size: 0 };
    throw error;
  }
}

/** One exchange: this device and the cloud have the same value afterwards. Rejects with the storage's failures. */
export async function exchange<T>(
  { owner, storage, bases, assertHere = () => {}, quota }: ProfileParts,
  shared: SharedValue<T>,
): Promise<void> {
  const { name, empty } = shared;
  for (let attempt = 1; ; attempt++) {
    // This device's value before its base: where both are being forgotten, the base goes first, and a value without a base
    // takes nothing away from the cloud.
    const mine = await shared.read();
    const known = await bases.get(owner, name);
    const theirs = await fetchValue(storage, shared);
    // An object that is gone or cannot be read says nothing about what somebody removed: all of this device's stays.
    const base = known && theirs.told ? (shared.parse(known.value) ?? empty) : empty;
    const merged = shared.merge(base, mine, theirs.value);
    try {
      let { eTag } = theirs;
      if (!theirs.told || eTag === null || eTag === undefined || !same(merged, theirs.value)) {
        const over = eTag === undefined ? {} : { expected: eTag };
        const put = { ...place, contentType: 'application/json', ...over };
        const bytes = jsonBytes(merged);
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
