// The list of cloud documents: one request, plus one for each document whose summary this device does not have yet.
import { AuthError } from '../../auth/authFailure.ts';
import { log } from '../../log.ts';
import type { Room } from '../room.ts';
import { unlessDamaged } from '../storage/storageError.ts';
import type { DocumentObjects, ListedDocument } from './documentObjects.ts';
import { type DocumentSummary, summaryOf } from './documentTypes.ts';
import { type DocumentRecord, type KnownSummary, localRecords, localSummaries } from './localRecords.ts';

/** Summaries fetched at once. */
const AT_ONCE = 6;

/** The list of one person. */
export interface DocumentList {
  /** The list as last read, possibly on an earlier visit. */
  known(): Promise<readonly KnownSummary[]>;
  /** Whether it contains a document with this id. */
  knows(id: string): Promise<boolean>;
  /** Reads it anew. */
  fetch(): Promise<void>;
  /** Leaves out a document that this device has just removed. */
  drop(id: string): Promise<void>;
}

/** Nothing is pending here: the cloud has everything. */
const isAtRest = ({ eTag, mine, file, conflict, deletedAt }: DocumentRecord) =>
  eTag !== null && !mine && !file && !conflict && deletedAt === undefined;

/** A record whose document is no longer in the cloud. */
const unsent = (record: DocumentRecord): DocumentRecord => ({
  ...record,
  mine: record.mine ?? record.base,
  base: null,
  eTag: null,
});

/** A document that has since been removed must not hide the others. */
function ifGone(error: unknown): undefined {
  if (!(error instanceof AuthError) || error.code !== 'NoSuchKey') throw error;
  log.warn('A document is left out of the list', error);
}

/** An unreadable count hides no document; but then missing documents cannot be told from ones the server refused. */
function ifUncounted(error: unknown): false {
  if (!(error instanceof AuthError) || error.code !== 'InvalidResponse') throw error;
  log.warn('The count of the storage cannot be read', error);
  return false;
}

const unreadable: DocumentSummary = {
  v: 1,
  of: '',
  name: '',
  language: 'auto',
  characters: 0,
  createdAt: 0,
  updatedAt: 0,
  original: null,
};

/** Creates the list of a person. */
export function createDocumentList(owner: string, objects: DocumentObjects, room: Room): DocumentList {
  let rows: KnownSummary[] | undefined;

  const rowOf = async ({ id, eTag, summaryTag, size }: ListedDocument, old?: KnownSummary): Promise<KnownSummary> => {
    if (old && old.eTag === summaryTag && old.summary.of === eTag) return { ...old, size };
    const told = summaryTag === '' ? undefined : await objects.summary(id).catch(unlessDamaged);
    if (told?.summary.of === eTag) return { id, owner, size, ...told };
    // The summary is missing, damaged or outdated: read the document itself instead.
    const read = await objects.read(id).catch(unlessDamaged);
    if (read) return { id, owner, size, eTag: summaryTag, summary: summaryOf(read.content, read.eTag) };
    // Only an earlier state's summary is readable: keep it visible so that it can be saved as it is.
    const summary = { ...(told?.summary ?? unreadable), of: eTag };
    return { id, owner, size, eTag: summaryTag, summary, damaged: true };
  };

  const known = async () => {
    rows ??= await localSummaries.all(owner);
    return rows;
  };

  /**
   * Documents held here before the list was read but missing from it were removed on another device, or by the server, which
   * records that: what it had no room for stays here.
   */
  const forget = async (held: readonly DocumentRecord[], listed: ReadonlySet<string>) => {
    for (const { id, eTag } of held) {
      if (listed.has(id)) continue;
      const isSame = (now: DocumentRecord) => isAtRest(now) && now.eTag === eTag;
      const failure = room.refusalOf(id);
      if (!failure) await localRecords.removeIf(owner, id, isSame);
      else await localRecords.update(owner, id, (now) => (isSame(now) ? { ...unsent(now), failure } : undefined));
    }
  };

  const keep = (kept: KnownSummary[]) => {
    rows = kept;
    return localSummaries.replace(owner, kept);
  };

  return {
    known,
    drop: async (id) => keep((await known()).filter((row) => row.id !== id)),
    knows: async (id) => (await known()).some((one) => one.id === id),
    async fetch() {
      const held = (await localRecords.all(owner)).filter(isAtRest);
      const before = new Map((await known()).map((row) => [row.id, row]));
      const { documents: queue, bytes } = await objects.list();
      const counted = await room.read(bytes).then(() => true, ifUncounted);
      const listed = new Set(queue.map(({ id }) => id));
      const fetched: KnownSummary[] = [];
      const fetcher = async () => {
        for (let one = queue.shift(); one; one = queue.shift()) {
          const row = await rowOf(one, before.get(one.id)).catch(ifGone);
          if (row) fetched.push(row);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fetcher));
      await keep(fetched);
      if (counted) await forget(held, listed);
    },
  };
}
