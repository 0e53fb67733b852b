// A thread older than the service worker loads its chunks without it, so they are cached here, and the
// rules of a language are available offline as soon as its packs are.
import { ASSET_CACHE } from '../lib/assetCache.ts';
import { isScript } from '../lib/foreignPage.ts';

const isPart = (url: string) =>
  url.startsWith(self.location.origin) && /^\/assets\/.*\.js$/.test(new URL(url).pathname);

/** Caches this thread's script and all that it has loaded. Without storage nothing happens: they are fetched again next time. */
export async function keepParts(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const loaded = [self.location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
  try {
    const cache = await caches.open(ASSET_CACHE);
    for (const url of new Set(loaded.filter(isPart))) {
      if (await caches.match(url)) continue;
      const response = await fetch(new Request(url, { cache: 'force-cache' }));
      if (response.ok && isScript(response)) await cache.put(url, response);
    }
  } catch {
    // Storage is full or not allowed.
  }
}
