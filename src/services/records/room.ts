// Makes room for a text when this site's storage is full: anything that can be fetched again is dropped before anything a
// person has written.

/** Caches of the service worker (src/sw.ts), the least missed ones first; what the next start needs is in none of them. */
const CACHES = ['pages', 'payloads', 'pack-list', 'packs', 'assets'] as const;

/** Throws away what can be fetched again. Answers whether there was anything. Never rejects. */
export async function makeRoom(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  let found = false;
  for (const name of CACHES) {
    try {
      found = (await caches.delete(name)) || found;
    } catch {
      // Forbidden: there is nothing to be had.
    }
  }
  return found;
}
