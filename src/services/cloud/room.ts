// How much room a person has: the server's count, the list's sizes, what is pending on this device, and what
// the server had no room for.

import { QUOTA_BYTES } from '../plans.ts';
import type { DocumentObjects } from './documents/documentObjects.ts';
import type { DocumentRow } from './documents/documentRows.ts';
import { type DocumentRecord, type KnownSummary, localBases } from './documents/localRecords.ts';
import { checkQuota, growthOf, type Quota, stateBytes } from './quota.ts';
import type { Usage } from './usage.ts';

/** An item removed by the server. The name is '' when this device does not know it. */
export interface RemovedNotice {
  name: string;
  reason: 'size' | 'quota';
}

/** The room of one person. */
export interface Room {
  /** Reads the server's record; `listed` are the bytes that a list has just shown. Rejects with the storage's failures. */
  read(listed?: number): Promise<void>;
  /** Reads the record if it was not read yet. Never rejects: the server holds the limits in any case. */
  ensure(): Promise<void>;
  /** Whether list and record agreed when last read: the server counts with a delay. */
  settled(): boolean;
  /** What is used, by the larger of the two counts; before either, by the list of the last visit. */
  quota(known: readonly KnownSummary[]): Quota;
  /** Why the server removed a document: the code of the failure. */
  refusalOf(id: string): string | undefined;
  /** Rows without the files that the server removed. */
  withoutRemoved(rows: readonly DocumentRow[]): DocumentRow[];
  /** Items removed by the server that the person has not been told about. */
  removed(rows: readonly DocumentRow[]): Promise<RemovedNotice[]>;
  /** Marks them as told. */
  told(): Promise<void>;
}

const keyOf = (id: string, name: string) => `private/documents/${id}/${name}`;
const SEEN = 'removed-seen';

/** Creates the room of a person. */
export function createRoom(owner: string, plan: 'free' | 'premium', objects: Pick<DocumentObjects, 'usage'>): Room {
  let usage: Usage | undefined;
  let held: number | undefined;
  let asked = false;
  const removedAt = (key: string) => usage?.removed.find((one) => one.key === key);

  const read = async (listed?: number) => {
    held = listed ?? held;
    usage = await objects.usage();
    asked = true;
  };

  return {
    read,
    async ensure() {
      if (!asked) await read().catch(() => undefined);
    },
    settled: () => usage === undefined || held === undefined || usage.used === held,
    quota(known) {
      const seen = held ?? known.reduce((sum, { size }) => sum + size, 0);
      return { used: Math.max(usage?.used ?? 0, seen), limit: usage?.limit ?? QUOTA_BYTES[plan] };
    },
    refusalOf(id) {
      const found = removedAt(keyOf(id, 'document.json'));
      return found && (found.reason === 'size' ? 'EntityTooLarge' : 'QuotaExceeded');
    },
    withoutRemoved: (rows) =>
      rows.map((row) =>
        row.original && removedAt(keyOf(row.id, row.original.key)) ? { ...row, original: null } : row,
      ),
    async removed(rows) {
      const all = usage?.removed ?? [];
      if (all.length === 0) return [];
      const seen = Number((await localBases.get(owner, SEEN))?.value ?? 0);
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      const fresh = all.filter(({ at }) => at > seen);
      const notices = fresh.map(({ key, reason }) => ({ reason, name: names.get(key.split('/')[2] ?? '') ?? '' }));
      // A file and its text are one document to a person.
      return [...new Map(notices.map((one) => [`${one.reason} ${one.name}`, one])).values()];
    },
    async told() {
      const last = Math.max(0, ...(usage?.removed ?? []).map(({ at }) => at));
      await localBases.put({ owner, name: SEEN, eTag: null, value: last });
    },
  };
}

/** Refuses a new document that does not fit beside what waits here already. Throws `QuotaExceeded` or `EntityTooLarge`. */
export function checkRoom(quota: Quota, waiting: readonly DocumentRecord[], fresh: DocumentRecord): void {
  const before = waiting.reduce((sum, record) => sum + Math.max(0, growthOf(record)), 0);
  const largest = Math.max(fresh.file?.bytes.byteLength ?? 0, fresh.mine ? stateBytes(fresh.mine) : 0);
  checkQuota({ ...quota, used: quota.used + before }, growthOf(fresh), largest);
}
