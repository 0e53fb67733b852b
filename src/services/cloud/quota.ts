// How much a person may keep in the cloud. The server enforces both limits (server/functions/quota.ts); they are checked
// here before sending, so that nothing is sent only to be removed.
import { contentBytes, type DocumentContent, jsonBytes, summaryOf } from './documents/documentTypes.ts';
import type { DocumentRecord } from './documents/localRecords.ts';
import { StorageError } from './storage/storageError.ts';

/** Largest file of a signed-in person in bytes (behaviour of uploads: 25 MB). */
export const LARGEST_UPLOAD = 25_000_000;

/** Used and total bytes. */
export interface Quota {
  used: number;
  limit: number;
}

/** Tracks the room as it is used. */
export interface Takes {
  /** Takes the bytes if there is room for them; answers whether there was. */
  takes(bytes: number): boolean;
  /** The same. Throws `QuotaExceeded` where there is none. */
  take(bytes: number): void;
}

/** A placeholder as long as a storage tag, for estimating sizes. */
const TAG = '0'.repeat(32);

/** Bytes of a state in the cloud. */
export const stateBytes = (content: DocumentContent): number => contentBytes(content).byteLength;

const documentBytes = (content: DocumentContent): number =>
  stateBytes(content) + jsonBytes(summaryOf(content, TAG)).byteLength;

/** By how many bytes the sending of a record would make the cloud fuller: its file, and its text beside it. */
export function growthOf({ mine, base, eTag, file, deletedAt }: DocumentRecord): number {
  if (deletedAt !== undefined) return 0;
  const before = mine && base && eTag !== null ? documentBytes(base) : 0;
  return (file?.bytes.byteLength ?? 0) + (mine ? documentBytes(mine) : 0) - before;
}

/** Refuses what would not fit. Throws a StorageError `QuotaExceeded` or `EntityTooLarge`. */
export function checkQuota({ used, limit }: Quota, bytes: number, largest = bytes): void {
  if (largest > LARGEST_UPLOAD) throw new StorageError('EntityTooLarge', 'The file is too large');
  if (bytes > 0 && used + bytes > limit) {
    throw new StorageError('QuotaExceeded', 'There is no room left for this document');
  }
}

/** The room available to one round of sending. Anything that shrinks is always accepted. */
export function takesFrom({ used, limit }: Quota): Takes {
  let taken = 0;
  const takes = (bytes: number) => {
    if (bytes > 0 && used + taken + bytes > limit) return false;
    taken += bytes;
    return true;
  };
  return { takes, take: (bytes) => void (takes(bytes) || checkQuota({ used: used + taken, limit }, bytes, 0)) };
}
