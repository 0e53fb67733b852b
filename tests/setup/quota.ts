// The quota's record and bucket, in memory. `slow` lets others act between reading and writing.
import type { Count, CountedObject, Plan, QuotaParts } from '../../src/server/functions/quota.ts';

/** The parts, the bucket's contents, and how often somebody else was faster. */
export interface MemoryQuota extends QuotaParts {
  objects: Map<string, { text: string; eTag: string }>;
  clashes(): number;
}

/** Opens an empty record over an empty bucket. */
export function memoryQuota({ slow = false } = {}): MemoryQuota {
  const objects: MemoryQuota['objects'] = new Map();
  const plans = new Map<string, Plan>();
  const counts = new Map<string, Count>();
  const counted = new Map<string, CountedObject>();
  let tags = 0;
  let clashes = 0;
  const turn = async () => {
    if (slow) await new Promise((resolve) => setImmediate(resolve));
  };
  const lost = () => {
    clashes++;
    return false;
  };
  return {
    objects,
    clashes: () => clashes,
    now: () => 5,
    sleep: turn,
    table: {
      async read(person, key) {
        await turn();
        return {
          plan: plans.get(person) ?? 'free',
          count: counts.get(person) ?? { used: 0, revision: 0, removed: [] },
          object: counted.get(`${person} ${key}`),
        };
      },
      async write(person, key, revision, { count, object }) {
        await turn();
        if ((counts.get(person)?.revision ?? 0) !== revision) return lost();
        counts.set(person, count);
        counted.set(`${person} ${key}`, object);
        return true;
      },
      async setPlan(person, plan) {
        plans.set(person, plan);
      },
    },
    bucket: {
      async read(key) {
        await turn();
        return objects.get(key);
      },
      async write(key, text, over) {
        await turn();
        if ((objects.get(key)?.eTag ?? null) !== over) return lost();
        objects.set(key, { text, eTag: `tag ${++tags}` });
        return true;
      },
      async remove(key, eTag) {
        if (objects.get(key)?.eTag === eTag) objects.delete(key);
      },
    },
  };
}
