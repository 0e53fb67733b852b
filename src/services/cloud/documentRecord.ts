// The record of one document: what this device holds, or what the cloud has. Invariant: what was written here goes before
// what the cloud answers.
import type { DocumentsParts } from './documentsParts.ts';
import { type DocumentRecord, isChanged } from './localRecords.ts';
import { isOutOfReach } from './storageError.ts';

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
