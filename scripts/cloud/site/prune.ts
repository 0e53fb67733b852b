// Removes releases that nobody can be using any more, and the shared files that only they had.
import type { Bucket } from './bucket.ts';
import { releaseFolder } from './files.ts';
import { keysOf, MANIFESTS, type Manifest, readManifest, releaseOf } from './manifest.ts';
import type { World } from './release.ts';
import { Stopped } from './release.ts';

/** How long releases are kept: the newest ones, and all that were live until a short time ago. */
export interface Keep {
  releases: number;
  days: number;
}

const DAY_MS = 86_400_000;
/** A deployment that is under way has files without a list. */
const UNDER_WAY_MS = DAY_MS;

async function manifestsOf(bucket: Bucket, ids: readonly string[]): Promise<Manifest[]> {
  const found: Manifest[] = [];
  for (const id of ids) {
    const manifest = await readManifest(bucket, id);
    if (!manifest) throw new Stopped(`The list of the release ${id} cannot be read. Nothing was removed.`);
    found.push(manifest);
  }
  return found;
}

/** Prunes the bucket. */
export async function prune(world: World, keep: Keep, now = Date.now()): Promise<void> {
  const { bucket, pointer, report, dryRun } = world;
  const live = await pointer.read();
  if (live.current === undefined) throw new Stopped('No release is live: nothing was removed');
  const lists = [...(await bucket.list(MANIFESTS))].sort(([, a], [, b]) => b.modified - a.modified);
  const isKept = (id: string, at: number, modified: number) =>
    at < keep.releases || now - modified < keep.days * DAY_MS || id === live.current || id === live.previous;
  const all = lists.map(([key, { modified }], at) => ({
    id: releaseOf(key),
    key,
    kept: isKept(releaseOf(key), at, modified),
  }));
  const kept = await manifestsOf(
    bucket,
    all.filter((one) => one.kept).map(({ id }) => id),
  );
  if (!kept.some(({ id }) => id === live.current))
    throw new Stopped('The live release has no list: nothing was removed');

  const used = new Set(kept.flatMap(keysOf));
  const folders = kept.map(({ id }) => `${releaseFolder(id)}/`);
  const isOld = ([, { modified }]: [string, { modified: number }]) => now - modified > UNDER_WAY_MS;
  const released = all.filter((one) => !one.kept).map(({ id }) => `${releaseFolder(id)}/`);
  const files = [...(await bucket.list('releases/'))]
    .filter(([key]) => !folders.some((folder) => key.startsWith(folder)))
    .filter((entry) => released.some((folder) => entry[0].startsWith(folder)) || isOld(entry));
  const shared = [...(await bucket.list('assets/')), ...(await bucket.list('packs/'))]
    .filter(([key]) => !used.has(key))
    .filter(isOld);
  const dropped = all.filter((one) => !one.kept);
  for (const { id } of dropped) report(`${dryRun ? 'Would remove' : 'Removes'} the release ${id}`);
  const keys = [...files, ...shared].map(([key]) => key);
  report(`${dryRun ? 'Would remove' : 'Removes'} ${keys.length} files; ${kept.length} releases stay`);
  if (dryRun) return;
  // The lists first: a release that lacks files must not look complete.
  await bucket.remove(dropped.map(({ key }) => key));
  await bucket.remove(keys);
}
