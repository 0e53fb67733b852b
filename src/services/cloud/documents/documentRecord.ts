// The record of one document, from this device or from the cloud. Invariant: local changes take precedence over
// the cloud's response.

import { cleanName } from '../storage/keys.ts';
import { isOutOfReach } from '../storage/storageError.ts';
import { type DocumentRow, freeName } from './documentRows.ts';
import type { DocumentsParts, NewDocument } from './documentsParts.ts';
import type { DocumentContent } from './documentTypes.ts';
import { type DocumentRecord, isChanged } from './localRecords.ts';

/** The first state of a new document, with an unused name. */
export function newContent(
  { now, device }: Pick<DocumentsParts, 'now' | 'device'>,
  { id = crypto.randomUUID(), name, ...rest }: NewDocument,
  rows: readonly DocumentRow[],
): DocumentContent {
  const free = freeName(cleanName(name), rows);
  return { v: 1, ...rest, id, name: free, original: null, createdAt: now(), updatedAt: now(), device };
}

/** Reads a document's record; creates it from the cloud when this device has none. */
export function recordReader({ owner, objects, records }: Pick<DocumentsParts, 'owner' | 'objects' | 'records'>) {
  return async (id: string): Promise<DocumentRecord> => {
    const record = await records.get(owner, id);
    if (record && isChanged(record)) return record;
    try {
      const { content, eTag } = await objects.read(id);
      const fresh = { id, owner, base: content, eTag, mine: null, versionAt: record?.versionAt };
      // Edits made here during the request take precedence over its response.
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
