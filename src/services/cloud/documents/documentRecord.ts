// The record of one document: what this device holds, or what the cloud has. Invariant: what was written here goes before
// what the cloud answers.

import { cleanName } from '../storage/keys.ts';
import { isOutOfReach } from '../storage/storageError.ts';
import { type DocumentRow, freeName } from './documentRows.ts';
import type { DocumentsParts, NewDocument } from './documentsParts.ts';
import type { DocumentContent } from './documentTypes.ts';
import { type DocumentRecord, isChanged } from './localRecords.ts';

/** The first state of a new document; its name is one that no row has. */
export function newContent(
  { now, device }: Pick<DocumentsParts, 'now' | 'device'>,
  { id = crypto.randomUUID(), name, ...rest }: NewDocument,
  rows: readonly DocumentRow[],
): DocumentContent {
  const free = freeName(cleanName(name), rows);
  return { v: 1, ...rest, id, name: free, original: null, createdAt: now(), updatedAt: now(), device };
}

/** Reads the record of a document; it is made from the cloud when this device has none. */
export function recordReader({ owner, objects, records }: Pick<DocumentsParts, 'owner' | 'objects' | 'records'>) {
  return async (id: string): Promise<DocumentRecord> => {
    const record = await records.get(owner, id);
    if (record && isChanged(record)) return record;
    try {
      const { content, eTag } = await objects.read(id);
      const fresh = { id, owner, base: content, eTag, mine: null, versionAt: record?.versionAt };
      // What was written here while the cloud was asked goes before its answer.
      const kept = await records.update(owner, id, (present) =>
        isChanged(present) ? present : { ...present, ...fresh },
      );
      if (!kept) await records.put(fresh);
      return kept ?? fresh;
    } catch (error) {
      if (record?.base && isOutOfReach(error)) return record;
      throw error;
    }
  };
}
