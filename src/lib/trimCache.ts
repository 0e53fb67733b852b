// Keeps a cache of the browser within limits. Its entries are in the order in which they were last written, so the first ones
// are the oldest.
import type { Limits } from './limitedMap.ts';

const sizeOf = async (cache: Cache, request: Request) => (await (await cache.match(request))?.blob())?.size ?? 0;

/** Deletes the oldest entries of a cache until what is left is within the limits (sizes in bytes). The newest one stays. */
export async function trimCache(cache: Cache, limits: Limits): Promise<void> {
  let entries = 0;
  let size = 0;
  let over = false;
  for (const request of [...(await cache.keys())].reverse()) {
    if (!over) {
      entries += 1;
      size += await sizeOf(cache, request);
      over = entries > 1 && (entries > limits.entries || size > limits.size);
    }
    if (over) await cache.delete(request);
  }
}
