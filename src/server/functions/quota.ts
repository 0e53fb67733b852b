// Counts what each person keeps in the bucket from object events, and enforces two limits: per object and in total.
// Events arrive twice, late and out of order; the figures stay right all the same, because each change names the state it is
// based on, and an older event of an object changes nothing.

/** Plans, as named in the table. */
export type Plan = 'free' | 'premium';

/** Bytes that a person may store, by plan. */
export const PLAN_BYTES: Readonly<Record<Plan, number>> = { free: 50_000_000, premium: 5_000_000_000 };
/** Maximum size of an object in bytes. */
export const LARGEST_OBJECT = 25_000_000;
/** How many removals a person's record lists. */
const MOST_REMOVED = 20;
/** How long a removed object is remembered, in seconds: longer than any event can be under way. */
const REMEMBERED_S = 30 * 86_400;
const MOST_TRIES = 20;
const WAIT_MS = 25;
const LONGEST_WAIT_MS = 1000;

/** An object that was removed, and why. The key is level and path, without the identity. */
export interface Removed {
  key: string;
  size: number;
  reason: 'size' | 'quota';
  at: number;
}

/** A person's figures. The revision increases with each change. */
export interface Count {
  used: number;
  revision: number;
  removed: readonly Removed[];
}

/** What is known about one object. An object that is gone or was refused has size 0. */
export interface CountedObject {
  size: number;
  sequencer: string;
  refused?: Removed['reason'] | undefined;
  /** When it may be forgotten, in seconds since 1970. */
  expires?: number | undefined;
}

/** What a decision is based on. */
export interface Known {
  plan: Plan;
  count: Count;
  object?: CountedObject | undefined;
}

/** The table with the records of all people. */
export interface QuotaTable {
  /** A consistent snapshot of all of it. */
  read(person: string, key: string): Promise<Known>;
  /** Writes both if the count still has this revision; returns whether it did. */
  write(person: string, key: string, revision: number, next: { count: Count; object: CountedObject }): Promise<boolean>;
  /** `until` in seconds since 1970; without it the plan has no end. */
  setPlan(person: string, plan: Plan, until?: number): Promise<void>;
}

/** The bucket, as far as this function needs it. Entity tags have no quotes. */
export interface QuotaBucket {
  read(key: string): Promise<{ text: string; eTag: string } | undefined>;
  /** Overwrites the object with this tag, or creates it (null) if there is none; returns whether that condition held. */
  write(key: string, text: string, over: string | null): Promise<boolean>;
  /** Removes an object if it still has the tag. */
  remove(key: string, eTag: string): Promise<void>;
}

/** What the function needs from its environment. */
export interface QuotaParts {
  table: QuotaTable;
  bucket: QuotaBucket;
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** An event of the bucket (EventBridge); only the fields used here. */
export interface ObjectEvent {
  'detail-type': string;
  detail: { object: { key: string; size?: number; etag?: string; sequencer?: string } };
}

/** Where people read their own record. Only this function writes there. */
export const usageKey = (person: string): string => `usage/${person}/storage.json`;

/** Whether one event of an object came after another (right-padded with zeros, as the service documents it). */
export function isLater(sequencer: string, than: string): boolean {
  const length = Math.max(sequencer.length, than.length);
  return sequencer.toUpperCase().padEnd(length, '0') > than.toUpperCase().padEnd(length, '0');
}

/** The figures after an event; undefined if the event is an old one. */
export function afterEvent(
  { plan, count, object }: Known,
  event: { key: string; created: boolean; size: number; sequencer: string },
  now: number,
): { count: Count; object: CountedObject } | undefined {
  const { key, created, sequencer } = event;
  if (object && !isLater(sequencer, object.sequencer)) return undefined;
  const before = object?.size ?? 0;
  const size = created ? event.size : 0;
  // An object that shrinks is accepted even over the quota: after the end of a plan, for example.
  const over = size > before && count.used - before + size > PLAN_BYTES[plan];
  const refused = size > LARGEST_OBJECT ? 'size' : over ? 'quota' : undefined;
  const kept = refused ? 0 : size;
  const others = created ? count.removed.filter((one) => one.key !== key) : count.removed;
  const told: Removed[] = refused ? [{ key, size, reason: refused, at: now }] : [];
  const removed = [...told, ...others].slice(0, MOST_REMOVED);
  return {
    count: { used: Math.max(0, count.used - before + kept), revision: count.revision + 1, removed },
    object: {
      size: kept,
      sequencer,
      ...(refused && { refused }),
      ...((refused || !created) && { expires: Math.ceil(now / 1000) + REMEMBERED_S }),
    },
  };
}

/** Writes the record that the person reads. A record of a later state is left in place. */
async function publish({ table, bucket }: QuotaParts, person: string): Promise<void> {
  const key = usageKey(person);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { plan, count } = await table.read(person, '');
    const { used, revision, removed } = count;
    const present = await bucket.read(key);
    if (present && (JSON.parse(present.text) as { revision: number }).revision > revision) return;
    const text = JSON.stringify({ v: 1, revision, plan, used, limit: PLAN_BYTES[plan], removed });
    if (await bucket.write(key, text, present?.eTag ?? null)) return;
  }
  throw new Error('The record of a person could not be written');
}

/** Counts one event. Rejects when it should be tried again. */
export async function countObject(parts: QuotaParts, event: ObjectEvent): Promise<void> {
  const { key: whole, size = 0, etag = '', sequencer } = event.detail.object;
  // An object may be named like the folder itself, with nothing after the slash: it counts like any other.
  const [, level, person, path] = /^(private|protected|public)\/([^/]+)\/(.*)$/s.exec(whole) ?? [];
  if (!level || !person || path === undefined || !sequencer) return;
  const key = `${level}/${path}`;
  const created = event['detail-type'] === 'Object Created';
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const known = await parts.table.read(person, key);
    const next = afterEvent(known, { key, created, size, sequencer }, parts.now());
    const present = next?.object ?? known.object;
    if (next && !(await parts.table.write(person, key, known.count.revision, next))) {
      await parts.sleep(Math.min(WAIT_MS * 2 ** tries, LONGEST_WAIT_MS) * Math.random());
      continue;
    }
    // The event of a refused object was delivered again: the first run may have ended before the removal.
    const refused = created && present?.refused !== undefined && present.sequencer === sequencer;
    // The record comes first, so that anyone who misses an object can find out why at any time.
    await publish(parts, person);
    if (refused) await parts.bucket.remove(whole, etag);
    return;
  }
  throw new Error('Too many changes at once');
}

/** Gives a person a plan; for the billing functions. The new limit applies from the next object on. */
export async function setPlan(parts: QuotaParts, person: string, plan: Plan, until?: number): Promise<void> {
  await parts.table.setPlan(person, plan, until);
  await publish(parts, person);
}
