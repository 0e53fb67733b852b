import { describe, expect, it } from 'vitest';
import { trimCache } from './trimCache.ts';

/** What is used of a browser's cache: entries in the order of their last writing. */
function createCache() {
  const held = new Map<string, Response>();
  const cache = {
    keys: async () => [...held.keys()].map((url) => new Request(url)),
    match: async (request: Request) => held.get(request.url)?.clone(),
    delete: async (request: Request) => held.delete(request.url),
  };
  return {
    cache: cache as unknown as Cache,
    put(name: string, size: number) {
      const url = `https://a.example/${name}`;
      held.delete(url);
      held.set(url, new Response('x'.repeat(size)));
    },
    names: () => [...held.keys()].map((url) => new URL(url).pathname.slice(1)),
  };
}

describe('a browser cache', () => {
  it('keeps the newest entries up to the number limit', async () => {
    const { cache, put, names } = createCache();
    for (const name of ['a', 'b', 'c', 'd']) put(name, 1);
    put('a', 1);
    await trimCache(cache, { entries: 3, size: 100 });
    expect(names()).toEqual(['c', 'd', 'a']);
  });

  it('and up to the byte limit; a small old entry does not outlive a newer one that had to go', async () => {
    const { cache, put, names } = createCache();
    for (const [name, size] of [
      ['a', 1],
      ['b', 60],
      ['c', 30],
      ['d', 30],
    ] as const)
      put(name, size);
    await trimCache(cache, { entries: 10, size: 100 });
    expect(names()).toEqual(['c', 'd']);
  });

  it('keeps the newest entry even if it is too large', async () => {
    const { cache, put, names } = createCache();
    put('a', 1);
    put('b', 200);
    await trimCache(cache, { entries: 10, size: 100 });
    expect(names()).toEqual(['b']);
  });

  it('loses nothing within its limits', async () => {
    const { cache, put, names } = createCache();
    for (const name of ['a', 'b']) put(name, 50);
    await trimCache(cache, { entries: 2, size: 100 });
    expect(names()).toEqual(['a', 'b']);
  });
});
