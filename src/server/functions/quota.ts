// Counts what each person keeps in the bucket from object events, and enforces two limits: per object and in total.
// Events come twice, late and out of order; a person's numbers are right all the same, because each change names the state
// it was made on and an object's older event changes nothing.

/** Plans, as the table has them. */
export type Plan = 'free' | 'premium';

/** Bytes that a person may keep, by plan. */
export const PLAN_BYTES: Readonly<Record<Plan, number>> = { free: 50_000_000, premium: 5_000_000_000 };
/** Bytes that one object may have. */
export const LARGEST_OBJECT = 25_000_000;
/** Removals that a person's record tells of. */
const MOST_REMOVED = 20;
/** How long it is remembered of an object that it is gone, in seconds: longer than an event can be under way. */
const REMEMBERED_S = 30 * 86_400;
const MOST_TRIES = 20;
const WAIT_MS = 25;
const LONGEST_WAIT_MS = 1000;

/** An object that was taken away, and why. The key is level and path, without the identity. */
export interface Removed {
  key: string;
  size: number;
  reason: 'size' | 'quota';
  at: number;
}

/** The numbers of a person. The revision grows with each change. */
export interface Count {
  used: number;
  revision: number;
  removed: readonly Removed[];
}

/** What is known of one object. One that is gone or was refused has no bytes. */
export interface CountedObject {
  size: number;
  sequencer: string;
  refused?: Removed['reason'] | undefined;
  /** When it may be forgotten, in seconds since 1970. */
  expires?: number | undefined;
}

/** What a decision is made on. */
export interface Known {
  plan: Plan;
  count: Count;
  object?: CountedObject | undefined;
}

/** The record of all persons. */
export interface QuotaTable {
  /** All of it as it was at one moment. */
  read(person: string, key: string): Promise<Known>;
  /** Writes both if the count has still this revision; answers whether it had. */
  write(person: string, key: string, revision: number, next: { count: Count; object: CountedObject }): Promise<boolean>;
  setPlan(person: string, plan: Plan): Promise<void>;
}

/** The bucket, as far as this function needs it. Tags are without quotes. */
export interface QuotaBucket {
  read(key: string): Promise<{ text: string; eTag: string } | undefined>;
  /** Writes over the object with the tag, or where there is none (null); answers whether it was so. */
  write(key: string, text: string, over: string | null): Promise<boolean>;
  /** Removes an object if it still has the tag. */
  remove(key: string, eTag: string): Promise<void>;
}

/** What the function needs from where it runs. */
export interface QuotaParts {
  table: QuotaTable;
  bucket: QuotaBucket;
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** An event of the bucket (EventBridge), as far as it is used here. */
export interface ObjectEvent {
  'detail-type': string;
  detail: { object: { key: string; size?: number; etag?: string; sequencer?: string } };
}

/** Where a person reads their record. Nobody but this function writes there. */
export const usageKey = (person: string): string => `usage/${person}/storage.json`;

/** Whether an event of an object came after another (right-padded with zeros, as the service's documents say). */
export function isLater(sequencer: string, than: string): boolean {
  const length = Math.max(sequencer.length, than.length);
  return sequencer.toUpperCase().padEnd(length, '0') > than.toUpperCase().padEnd(length, '0');
}

/** The numbers after an event; undefined when the event is an old one. */
export function afterEvent(
  { plan, count, object }: Known,
  event: { key: string; created: boolean; size: number; sequencer: string },
  now: number,
): { count: Count; object: CountedObject } | undefined {
  const { key, created, sequencer } = event;
  if (object && !isLater(sequencer, object.sequencer)) return undefined;
  const before = object?.size ?? 0;
  const size = created ? event.size : 0;
  // What shrinks is taken even from somebody who has too much: after the end of a plan, for example.
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

/** Writes the record that the person reads. One that tells of a later state stays. */
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
  // An object may be named like the folder itself, with nothing behind the slash: it counts like any other.
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
    // Told again of an object that was refused: the first time may have ended before it was removed.
    const refused = created && present?.refused !== undefined && present.sequencer === sequencer;
    // The record first: whoever misses an object finds out why, at any moment.
    await publish(parts, person);
    if (refused) await parts.bucket.remove(whole, etag);
    return;
  }
  throw new Error('Too many changes at once');
}

/** Gives a person a plan; for the functions of billing. What is in the record counts from the next object on. */
export async function setPlan(parts: QuotaParts, person: string, plan: Plan): Promise<void> {
  await parts.table.setPlan(person, plan);
  await publish(parts, person);
}
