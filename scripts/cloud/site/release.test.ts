// Releases on the local cloud, seen through the router as visitors see them: first, second, back, and broken off at every
// single write.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bucket, openBucket } from './bucket.ts';
import { type Edge, openEdge } from './edge.ts';
import { type Build, readBuild } from './files.ts';
import { pointerInBucket } from './pointer.ts';
import { prune } from './prune.ts';
import { deploy, rollback, Stopped, type World } from './release.ts';
import { localHeaders, serveBucket, writeTestSite } from './testSites.ts';

const VERSIONS = ['one', 'two', 'three'] as const;
const DAY_MS = 86_400_000;
const headers = localHeaders();
const roots: string[] = [];
const builds = {} as Record<(typeof VERSIONS)[number], Build>;
let served: Awaited<ReturnType<typeof serveBucket>>;
let bucket: Bucket;
let edge: Edge;
let lines: string[];

beforeAll(async () => {
  for (const version of VERSIONS) {
    const root = await writeTestSite(version);
    roots.push(root);
    builds[version] = await readBuild(root);
  }
});
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true }))));
beforeEach(async () => {
  served = await serveBucket();
  bucket = openBucket(served.place);
  edge = await openEdge({ bucket, pointer: pointerInBucket(bucket), headers });
  lines = [];
});
afterEach(async () => {
  await edge.close();
  served.close();
});

class Killed extends Error {}

/** The world as a process sees it that is killed before its nth write; without a number it lives. */
function world(killedAt = Number.POSITIVE_INFINITY, more: Partial<World> = {}): World & { writes(): number } {
  let writes = 0;
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    writes += 1;
    if (writes >= killedAt) throw new Killed('killed');
    return work();
  };
  const own: Bucket = {
    ...bucket,
    put: (...args) => write(() => bucket.put(...args)),
    remove: (...args) => write(() => bucket.remove(...args)),
  };
  return {
    bucket: own,
    pointer: pointerInBucket(own),
    url: edge.url,
    report: (line) => void lines.push(line),
    pause: async () => {},
    writes: () => writes,
    ...more,
  };
}

/** The version of each page that visitors see. */
async function seen(): Promise<Record<string, string>> {
  const paths = ['/', '/contact/', '/checker/', '/checker/ai/', '/checker/profile/', '/contact/payload.json', '/sw.js'];
  const found: Record<string, string> = {};
  for (const path of paths) {
    const answer = await fetch(edge.url + path);
    const text = await answer.text();
    found[path] =
      answer.status === 200 ? (VERSIONS.find((one) => text.includes(one)) ?? 'none') : String(answer.status);
  }
  return found;
}
const allOf = async () => [...new Set(Object.values(await seen()))];
const status = async (path: string) => (await fetch(edge.url + path)).status;

describe('a release', () => {
  it('is not there before, is live after it, with its types, headers and compressed forms', async () => {
    expect(new Set(Object.values(await seen()))).toEqual(new Set(['503']));
    await deploy(world(), builds.one, headers);
    expect(await allOf()).toEqual(['one']);
    const page = await fetch(`${edge.url}/contact/`, { headers: { 'accept-encoding': 'gzip' } });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toBe(headers.pages['content-security-policy']);
    const part = await fetch(`${edge.url}/assets/app.one.js`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(part.headers.get('content-encoding')).toBe('br');
    const ai = await fetch(`${edge.url}/checker/ai/`);
    expect(ai.headers.get('content-security-policy')).toContain("connect-src 'self' https:");
    const missing = await fetch(`${edge.url}/nope/`);
    expect([missing.status, (await missing.text()).includes('missing one')]).toEqual([404, true]);
    expect(lines.at(-1)).toBe(`Live: ${builds.one.id}`);
  });

  it('repeated changes nothing and uploads nothing', async () => {
    await deploy(world(), builds.one, headers);
    const before = new Map([...(await bucket.list(''))].filter(([key]) => !key.startsWith('manifests/')));
    lines = [];
    await deploy(world(), builds.one, headers);
    const after = new Map([...(await bucket.list(''))].filter(([key]) => !key.startsWith('manifests/')));
    expect(after).toEqual(before);
    expect(lines.filter((line) => line.includes('uploaded ') && !line.includes('0.0 MB'))).toEqual([]);
    expect(lines).toContain(`${builds.one.id} is live already`);
  });

  it('leaves the parts of the ones before in place: a tab that is open goes on', async () => {
    await deploy(world(), builds.one, headers);
    await deploy(world(), builds.two, headers);
    await deploy(world(), builds.three, headers);
    expect(await allOf()).toEqual(['three']);
    for (const version of VERSIONS) expect(await status(`/assets/app.${version}.js`), version).toBe(200);
  });

  it('goes back to the one before, and forth again', async () => {
    await deploy(world(), builds.one, headers);
    await deploy(world(), builds.two, headers);
    await rollback(world());
    expect(await allOf()).toEqual(['one']);
    expect(await (await fetch(`${edge.url}/nope/`)).text()).toContain('missing one');
    await rollback(world());
    expect(await allOf()).toEqual(['two']);
    await deploy(world(), builds.three, headers);
    await rollback(world(), builds.one.id);
    expect(await allOf()).toEqual(['one']);
  });

  it('goes back only to what is complete', async () => {
    await deploy(world(), builds.one, headers);
    await expect(rollback(world())).rejects.toThrow('no release before');
    await expect(rollback(world(), 'aaaaaaaaaaaaaaaa')).rejects.toThrow('no complete release');
    await deploy(world(), builds.two, headers);
    await bucket.remove(['assets/app.one.js']);
    await expect(rollback(world())).rejects.toThrow('lacks 1 files, the first assets/app.one.js');
    expect(await allOf()).toEqual(['two']);
  });

  it('that fails its smoke test does not go live', async () => {
    await deploy(world(), builds.one, headers);
    const broken: typeof fetch = async (input, init) =>
      typeof input === 'string' && input.endsWith('/contact/')
        ? new Response('<h1>Sorry</h1>', { status: 200 })
        : fetch(input, init);
    const failing = deploy(world(undefined, { fetch: broken }), builds.two, headers);
    await expect(failing).rejects.toThrow('answers of');
    expect(lines.some((line) => line.includes('/contact/: the content is'))).toBe(true);
    expect(await allOf()).toEqual(['one']);
  });

  it('with other headers than those of the CDN does not go live, and says where headers come from', async () => {
    const other = { ...headers, pages: { ...headers.pages, 'permissions-policy': 'camera=()' } };
    await expect(deploy(world(), builds.one, other)).rejects.toThrow('cloud:stack');
    expect(new Set(Object.values(await seen()))).toEqual(new Set(['503']));
  });

  it('never writes over a shared file that has other content', async () => {
    await deploy(world(), builds.one, headers);
    const root = roots[0] ?? '';
    await writeFile(join(root, 'assets/font.abc.woff2'), 'another font under the same name');
    const changed = await readBuild(root);
    await expect(deploy(world(), changed, headers)).rejects.toThrow(Stopped);
    expect(await (await fetch(`${edge.url}/assets/font.abc.woff2`)).text()).toBe('a font that all versions share');
    await writeFile(join(root, 'assets/font.abc.woff2'), 'a font that all versions share');
  });

  it('rehearsed dry writes nothing and says what it would do', async () => {
    await deploy(world(), builds.one, headers);
    const before = await bucket.list('');
    const dry = world(undefined, { dryRun: true });
    await deploy(dry, builds.two, headers);
    await rollback(dry, builds.one.id);
    await prune(dry, { releases: 1, days: 1 }, Date.now() + 400 * DAY_MS);
    expect(dry.writes()).toBe(0);
    expect(await bucket.list('')).toEqual(before);
    expect(lines.some((line) => line.includes('would upload assets/app.two.js'))).toBe(true);
  });

  it('of somebody else in the meantime is not lost: the pointer is changed only as it was read', async () => {
    await deploy(world(), builds.one, headers);
    let rushed = false;
    const rival: typeof fetch = async (input, init) => {
      if (!rushed) {
        rushed = true;
        await deploy(world(), builds.three, headers);
      }
      return fetch(input, init);
    };
    await expect(deploy(world(undefined, { fetch: rival }), builds.two, headers)).rejects.toThrow('pre-conditions');
    expect(await allOf()).toEqual(['three']);
  });
});

describe('a release that is broken off', () => {
  it('at any step leaves the old one whole, and is finished by repeating it', { timeout: 240_000 }, async () => {
    await deploy(world(), builds.one, headers);
    const before = new Set((await bucket.list('')).keys());
    const counting = world();
    await deploy(counting, builds.two, headers);
    const total = counting.writes();
    // Eight own files and one shared one that are new, most in three forms; the list, the error page, the old list, the pointer.
    expect(total).toBeGreaterThan(20);
    // Uploads are all alike; each write after them is a step of its own.
    const moments = Array.from({ length: total }, (_, at) => at + 1).filter((at) => at % 5 === 1 || at > total - 5);
    for (const killedAt of moments) {
      await rollback(world(), builds.one.id);
      await bucket.remove(
        [...(await bucket.list('')).keys()].filter((key) => !before.has(key) && key !== 'current.json'),
      );
      await expect(deploy(world(killedAt), builds.two, headers), String(killedAt)).rejects.toThrow('killed');
      expect(await allOf(), `before write ${killedAt}`).toEqual(['one']);
      expect(await status('/assets/app.one.js')).toBe(200);
      await deploy(world(), builds.two, headers);
      expect(await allOf(), `repeated after ${killedAt}`).toEqual(['two']);
      expect(await (await fetch(`${edge.url}/nope/`)).text()).toContain('missing two');
    }
  });

  it('at any step of the first release shows nothing half, and is finished by repeating it', {
    timeout: 240_000,
  }, async () => {
    const total = await (async () => {
      const counting = world();
      await deploy(counting, builds.one, headers);
      return counting.writes();
    })();
    expect(total).toBeGreaterThan(25);
    for (const killedAt of [1, 9, 20, total - 2, total - 1, total]) {
      await bucket.remove([...(await bucket.list('')).keys()]);
      await expect(deploy(world(killedAt), builds.one, headers), String(killedAt)).rejects.toThrow('killed');
      expect(await allOf()).toEqual(['503']);
    }
    await deploy(world(), builds.one, headers);
    expect(await allOf()).toEqual(['one']);
  });

  it('on the way back leaves one of the two, whole', async () => {
    await deploy(world(), builds.one, headers);
    await deploy(world(), builds.two, headers);
    // Before the error page, the list and the pointer: what was written is not written again, but for the list.
    for (const killedAt of [1, 2, 2]) {
      await expect(rollback(world(killedAt), builds.one.id)).rejects.toThrow('killed');
      expect(await allOf()).toEqual(['two']);
    }
    await rollback(world(), builds.one.id);
    expect(await allOf()).toEqual(['one']);
  });
});

describe('pruning', () => {
  const keep = { releases: 1, days: 30 };

  it('removes old releases and what only they had, and nothing of the live one and the one before', async () => {
    for (const version of VERSIONS) await deploy(world(), builds[version], headers);
    await prune(world(), keep, Date.now() + 29 * DAY_MS);
    expect(await status('/assets/app.one.js')).toBe(200);
    await prune(world(), keep, Date.now() + 31 * DAY_MS);
    expect(await allOf()).toEqual(['three']);
    expect(await status('/assets/app.one.js')).toBe(404);
    for (const path of ['/assets/app.two.js', '/assets/font.abc.woff2', '/packs/en.spell.f42d9e623c.bin']) {
      expect(await status(path), path).toBe(200);
    }
    expect((await bucket.list(`releases/${builds.one.id}/`)).size).toBe(0);
    await expect(rollback(world(), builds.one.id)).rejects.toThrow('no complete release');
    await rollback(world());
    expect(await allOf()).toEqual(['two']);
  });

  it('keeps the one before the live one although a newer release, that never went live, counts too', async () => {
    await deploy(world(), builds.one, headers);
    await deploy(world(), builds.two, headers);
    const broken: typeof fetch = async () => new Response('', { status: 500 });
    await expect(deploy(world(undefined, { fetch: broken }), builds.three, headers)).rejects.toThrow('answers of');
    await prune(world(), keep, Date.now() + 31 * DAY_MS);
    await rollback(world());
    expect(await allOf()).toEqual(['one']);
  });

  it('removes the rest of a release that was given up, but not of one that is under way', async () => {
    await deploy(world(), builds.one, headers);
    await expect(deploy(world(12), builds.two, headers)).rejects.toThrow('killed');
    const before = (await bucket.list('')).size;
    await prune(world(), keep, Date.now() + DAY_MS / 2);
    expect((await bucket.list('')).size).toBe(before);
    await prune(world(), keep, Date.now() + 2 * DAY_MS);
    expect(
      [...(await bucket.list('')).keys()].filter((key) => /two|\b/.test(key) && key.includes(builds.two.id)),
    ).toEqual([]);
    expect(await status('/assets/app.two.js')).toBe(404);
    expect(await allOf()).toEqual(['one']);
  });

  it('broken off leaves no release that looks complete and is not', async () => {
    for (const version of VERSIONS) await deploy(world(), builds[version], headers);
    const later = Date.now() + 31 * DAY_MS;
    await expect(prune(world(2), keep, later)).rejects.toThrow('killed');
    await expect(rollback(world(), builds.one.id)).rejects.toThrow('no complete release');
    expect(await allOf()).toEqual(['three']);
    await prune(world(), keep, later);
    expect(await status('/assets/app.one.js')).toBe(404);
  });

  it('does nothing when no release is live', async () => {
    await expect(prune(world(), keep)).rejects.toThrow('nothing was removed');
  });
});
