// Runs the quota function as AWS would: triggered by the bucket events that the template's rule names, after the answer, one
// at a time, with a stand-in for its table.
import {
  type Count,
  type CountedObject,
  countObject,
  type Plan,
  type QuotaBucket,
  type QuotaTable,
  setPlan,
} from '../../../../src/server/functions/quota.ts';
import type { Template } from './policy/template.ts';
import type { ObjectListener, ObjectRecord, Objects } from './s3/objects.ts';
import type { Clock, Store } from './store.ts';

/** What the local cloud exposes of the quota function. */
export interface LocalQuota {
  listener: ObjectListener;
  /** The bucket, once it is open. */
  attach(objects: Objects): void;
  /** Resolves when every event so far is counted. */
  settled(): Promise<void>;
  /** Does what billing does on AWS. */
  setPlan(identityId: string, plan: Plan, until?: number): Promise<void>;
}

interface Tables {
  sequence: number;
  plans: Record<string, Plan>;
  /** When a plan ends, in seconds since 1970. */
  ends?: Record<string, number>;
  counts: Record<string, Count>;
  objects: Record<string, Record<string, CountedObject>>;
}

type Fields = Record<string, unknown>;
const fields = (value: unknown) => (value ?? {}) as Fields;

/** Prefixes of the keys whose events the template's rule passes on. */
function countedPrefixes(template: Template): string[] {
  if (!template.resources.includes('CountObjectsRule')) return [];
  const pattern = fields(template.properties('CountObjectsRule')['EventPattern']);
  const keys = fields(fields(pattern['detail'])['object'])['key'];
  return Array.isArray(keys) ? keys.map((key) => String(fields(key)['prefix'])) : [];
}

function localTable(store: Store, clock: Clock): { table: QuotaTable; sequencer(): string } {
  const { data, save } = store.table<Tables>('quota', { sequence: 0, plans: {}, ends: {}, counts: {}, objects: {} });
  const isOver = (person: string) => (data.ends?.[person] ?? Number.POSITIVE_INFINITY) * 1000 <= clock();
  return {
    sequencer() {
      data.sequence++;
      return data.sequence.toString(16).toUpperCase().padStart(16, '0');
    },
    table: {
      read: async (person, key) => ({
        plan: isOver(person) ? 'free' : (data.plans[person] ?? 'free'),
        count: data.counts[person] ?? { used: 0, revision: 0, removed: [] },
        object: data.objects[person]?.[key],
      }),
      async write(person, key, revision, { count, object }) {
        if ((data.counts[person]?.revision ?? 0) !== revision) return false;
        data.counts[person] = count;
        data.objects[person] = { ...data.objects[person], [key]: object };
        save();
        return true;
      },
      async setPlan(person, plan, until) {
        data.plans[person] = plan;
        data.ends ??= {};
        if (until === undefined) delete data.ends[person];
        else data.ends[person] = until;
        save();
      },
    },
  };
}

function localBucket(objects: Objects): QuotaBucket {
  return {
    async read(key) {
      const record = objects.get(key);
      return record && { text: new TextDecoder().decode(objects.bytes(record)), eTag: record.etag };
    },
    async write(key, text, over) {
      if ((objects.get(key)?.etag ?? null) !== over) return false;
      objects.put(key, new TextEncoder().encode(text), { 'content-type': 'application/json' });
      return true;
    },
    async remove(key, eTag) {
      if (objects.get(key)?.etag === eTag) objects.remove(key);
    },
  };
}

/** Opens the function for a bucket. */
export function openQuota(store: Store, clock: Clock, template: Template): LocalQuota {
  const prefixes = countedPrefixes(template);
  const { table, sequencer } = localTable(store, clock);
  let bucket: QuotaBucket | undefined;
  let queue: Promise<void> = Promise.resolve();

  const parts = () => {
    if (!bucket) throw new Error('The bucket is not open yet');
    return { table, bucket, now: clock, sleep: async () => {} };
  };
  const tell = (kind: string, { key, size, etag }: ObjectRecord) => {
    if (!prefixes.some((prefix) => key.startsWith(prefix))) return;
    const event = { 'detail-type': kind, detail: { object: { key, size, etag, sequencer: sequencer() } } };
    queue = queue
      .then(() => countObject(parts(), event))
      .catch((error: unknown) => console.error('The function that counts objects failed', error));
  };

  return {
    listener: {
      onCreated: (record) => tell('Object Created', record),
      onRemoved: (record) => tell('Object Deleted', record),
    },
    attach(objects) {
      bucket = localBucket(objects);
    },
    async settled() {
      // The function's own changes to the bucket cause events, too.
      for (let seen: Promise<void> | undefined; seen !== queue; ) {
        seen = queue;
        await seen;
      }
    },
    setPlan: (identityId, plan, until) => setPlan(parts(), identityId, plan, until),
  };
}
