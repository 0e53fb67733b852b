// How much a person may keep in the cloud. The bucket's own limits are the operator's; this one is told before an upload.
import { StorageError } from './storageError.ts';

/** Bytes for documents by plan (design: 50 MB free, 5 GB premium). */
export const QUOTA_BYTES = { free: 50_000_000, premium: 5_000_000_000 } as const;
/** Largest file of a signed-in person in bytes (behaviour of uploads: 25 MB). */
export const LARGEST_UPLOAD = 25_000_000;

/** What is used of what there is, in bytes. */
export interface Quota {
  used: number;
  limit: number;
}

/** Refuses what would not fit. Throws a StorageError `QuotaExceeded` or `EntityTooLarge`. */
export function checkQuota({ used, limit }: Quota, bytes: number): void {
  if (bytes > LARGEST_UPLOAD) throw new StorageError('EntityTooLarge', 'The file is too large');
  if (used + bytes > limit) throw new StorageError('QuotaExceeded', 'There is no room left for this document');
}
