// The server's record of a person's objects, what it removed and why (usage/storage.json of
// the person), written only by the quota function.
import * as v from 'valibot';
import { AuthError } from '../auth/authFailure.ts';
import type { CloudStorage } from './storage/storage.ts';
import { StorageError } from './storage/storageError.ts';

const schema = v.object({
  /** Of the function that wrote it; of a newer one that much is read. */
  v: v.pipe(v.number(), v.minValue(1)),
  used: v.number(),
  limit: v.number(),
  /** `key` is level and path, e.g. private/documents/…; `at` milliseconds since 1970. */
  removed: v.array(
    v.object({
      key: v.string(),
      size: v.number(),
      // A newer function may have more reasons: what it took away is kept here all the same.
      reason: v.fallback(v.picklist(['size', 'quota']), 'quota'),
      at: v.number(),
    }),
  ),
});

/** The record. */
export type Usage = v.InferOutput<typeof schema>;

/** Reads the record; undefined where there is none. Rejects with the storage's failures. */
export async function readUsage(storage: CloudStorage): Promise<Usage | undefined> {
  try {
    const { bytes } = await storage.get('storage.json', { level: 'usage' });
    return v.parse(schema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    // The storage does not say whether an object is missing to those who may not list its folder.
    if (error instanceof AuthError && ['AccessDenied', 'NoSuchKey'].includes(error.code)) return undefined;
    if (error instanceof AuthError) throw error;
    throw new StorageError('InvalidResponse', 'The count of the storage cannot be read', { cause: error });
  }
}
