// Releases of the site in third-party storage, seen through the router: first, second, broken off, back, pruned.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { type Bucket, type BucketPlace, openBucket } from '../site/bucket.ts';
import { openEdge } from '../site/edge.ts';
import { type Build, readBuild } from '../site/files.ts';
import { pointerInBucket } from '../site/pointer.ts';
import { prune } from '../site/prune.ts';
import { deploy, rollback, type World } from '../site/release.ts';
import { localHeaders, writeTestSite } from '../site/testSites.ts';
import type { Steps } from './steps.ts';

const DAY_MS = 86_400_000;

/** Small sites, built; `remove` deletes their folders. */
async function buildSites(versions: readonly string[]): Promise<{ builds: Build[]; remove(): Promise<void> }> {
  const roots: string[] = [];
  for (const version of versions) roots.push(await writeTestSite(version));
  return {
    builds: await Promise.all(roots.map(readBuild)),
    async remove() {
      for (const root of roots) await rm(root, { recursive: true });
    },
  };
}

/** All steps for a storage. The keys are in the environment. */
export async function releaseSteps(steps: Steps, place: BucketPlace): Promise<void> {
  const bucket = openBucket(place);
  const headers = localHeaders();
  const { builds, remove } = await buildSites(['one', 'two', 'three']);
  const [one, two, three] = builds as [Build, Build, Build];
  const edge = await openEdge({ bucket, pointer: pointerInBucket(bucket), headers });
  const world = (own: Bucket = bucket): World => ({
    bucket: own,
    pointer: pointerInBucket(own),
    url: edge.url,
    report: () => {},
  });
  const page = async () => (await fetch(`${edge.url}/contact/`)).text();
  try {
    await steps.run('a release goes live, with types, cache rules and compressed forms', async () => {
      await deploy(world(), one, headers);
      const part = await fetch(`${edge.url}/assets/app.one.js`, { headers: { 'accept-encoding': 'br' } });
      const names = ['content-type', 'content-encoding', 'cache-control'];
      assert.deepEqual(
        names.map((name) => part.headers.get(name)),
        ['text/javascript; charset=utf-8', 'br', 'public, max-age=31536000, immutable'],
      );
      assert.match(await page(), /contact one/);
    });
    await steps.run('a second one replaces it, and the parts of the first stay', async () => {
      await deploy(world(), two, headers);
      assert.match(await page(), /contact two/);
      assert.equal((await fetch(`${edge.url}/assets/app.one.js`)).status, 200);
    });
    await steps.run('one that is broken off at its pointer is not seen, and is finished by repeating', async () => {
      const killed: Bucket = {
        ...bucket,
        put: async (key, ...rest) => {
          if (key === 'current.json') throw new Error('killed');
          return bucket.put(key, ...rest);
        },
      };
      await assert.rejects(deploy(world(killed), three, headers), /killed/);
      assert.match(await page(), /contact two/);
      await deploy(world(), three, headers);
      assert.match(await page(), /contact three/);
    });
    await steps.run('a pointer that somebody else has changed is not written over', async () => {
      const [mine, other] = [pointerInBucket(bucket), pointerInBucket(bucket)];
      const live = await mine.read();
      await other.read();
      await other.write({ ...live, previous: one.id });
      await assert.rejects(mine.write({ current: one.id }));
      await other.read();
      await other.write(live);
      assert.match(await page(), /contact three/);
    });
    await steps.run('it goes back to the release before', async () => {
      await rollback(world());
      assert.match(await page(), /contact two/);
      await rollback(world());
    });
    await steps.run('what nobody uses any more is removed', async () => {
      await prune(world(), { releases: 1, days: 1 }, Date.now() + 3 * DAY_MS);
      assert.equal((await fetch(`${edge.url}/assets/app.one.js`)).status, 404);
      assert.equal((await fetch(`${edge.url}/assets/app.two.js`)).status, 200);
      assert.match(await page(), /contact three/);
    });
  } finally {
    await edge.close();
    await remove();
  }
}
