// The steps from a build to the live site, and back. Each step does only what is not done yet, so that a deployment that was
// interrupted anywhere is simply repeated; visitors see the old release until one key changes.
import { type Bucket, tagOf } from './bucket.ts';
import { type Build, releaseFolder, type SiteObject } from './files.ts';
import { inTurns } from './inTurns.ts';
import { type Manifest, manifestOf, missingOf, readManifest, writeManifest } from './manifest.ts';
import type { Live, Pointer } from './pointer.ts';
import { smoke } from './smoke.ts';
import type { SiteHeaders } from './stackTemplate.ts';

/** Where a release goes. */
export interface World {
  bucket: Bucket;
  pointer: Pointer;
  /** Address of the CDN. */
  url: string;
  report: (line: string) => void;
  /** Nothing is written; what would be is printed. */
  dryRun?: boolean;
  fetch?: typeof fetch;
  /** Waits between two looks at the live site. */
  pause?: (milliseconds: number) => Promise<void>;
}

/** A deployment that cannot go on; the message says why and what to do. */
export class Stopped extends Error {}

const ERROR_PAGE = '404.html';
const LOOKS = 30;
const PAUSE_MS = 3000;
const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Uploads what is not there yet. A shared object that is there with other bytes is never written over. */
async function upload(world: World, step: string, objects: readonly SiteObject[], prefixes: string[]): Promise<void> {
  const { bucket, report, dryRun } = world;
  const there = new Map((await Promise.all(prefixes.map((one) => bucket.list(one)))).flatMap((one) => [...one]));
  const isShared = !objects.some(({ key }) => key.startsWith('releases/'));
  let done = 0;
  let sent = 0;
  await inTurns(objects, async (object) => {
    const stored = there.get(object.key);
    const count = () => `  ${String((done += 1)).padStart(String(objects.length).length)}/${objects.length}`;
    // The compressed form of an unchanged file may differ from one version of the packer to the next.
    if (stored && isShared && object.encoding) return void count();
    const bytes = await object.bytes();
    if (stored?.etag === tagOf(bytes)) return void count();
    if (stored && isShared && /^[0-9a-f]{32}$/.test(stored.etag)) {
      throw new Stopped(
        `${object.key} is in the bucket with other content. Its name should change with its content: nothing was written over it. Remove it by hand if no release uses it.`,
      );
    }
    if (stored && isShared && stored.size === bytes.length) return void count();
    if (!dryRun) await bucket.put(object.key, bytes, object);
    sent += bytes.length;
    report(`${count()} ${dryRun ? 'would upload' : 'uploaded'} ${object.key} (${bytes.length} bytes)`);
  });
  report(`${step}: ${objects.length} objects, ${megabytes(sent)} ${dryRun ? 'to upload' : 'uploaded'}`);
}

async function errorPage({ bucket, report }: World, id: string): Promise<void> {
  const page = await bucket.read(`${releaseFolder(id)}/${ERROR_PAGE}`);
  if (!page) throw new Stopped(`The release ${id} has no error page`);
  const there = await bucket.read(ERROR_PAGE);
  if (there?.etag === page.etag) return;
  await bucket.put(ERROR_PAGE, page.bytes, page);
  report(`Error page: that of ${id}`);
}

async function test({ url, fetch: send, report }: World, manifest: Manifest, preview: boolean): Promise<void> {
  const findings = await smoke({ url, manifest, preview, ...(send ? { fetch: send } : {}) });
  if (findings.length === 0) return;
  for (const finding of findings.slice(0, 20)) report(`  ${finding}`);
  const headers = findings.some((one) => /security-policy|permissions-policy|transport-security/.test(one));
  const advice = headers ? ' Headers come from the stack: run `npm run cloud:stack` and update it first.' : '';
  throw new Stopped(`${findings.length} answers of ${url} are wrong. The live release was not changed.${advice}`);
}

/** Looks at the live site until it is the release; the CDN's key takes some seconds around the world. */
async function confirm(world: World, manifest: Manifest): Promise<void> {
  for (let look = 1; ; look += 1) {
    const findings = await smoke({
      url: world.url,
      manifest,
      preview: false,
      ...(world.fetch ? { fetch: world.fetch } : {}),
    });
    if (findings.length === 0) return;
    if (look === LOOKS) {
      for (const finding of findings.slice(0, 20)) world.report(`  ${finding}`);
      throw new Stopped('The pointer was changed, but the site does not show the release. `--rollback` goes back.');
    }
    await (world.pause ?? wait)(PAUSE_MS);
  }
}

/** Makes a complete release the live one. */
async function flip(world: World, manifest: Manifest, live: Live): Promise<void> {
  const { pointer, report, bucket } = world;
  const { id } = manifest;
  if (live.current === undefined) await errorPage(world, id);
  report(`Smoke test of ${id} at ${world.url}`);
  await test(world, manifest, true);
  await errorPage(world, id);
  if (live.current === id) report(`${id} is live already`);
  else {
    const old = live.current === undefined ? undefined : await readManifest(bucket, live.current);
    // From now on it is kept for as long as tabs may be open that show it.
    if (old) await writeManifest(bucket, old);
    await pointer.write({ current: id, previous: live.current });
    report(`Pointer: ${live.current ?? 'nothing'} -> ${id}`);
  }
  await confirm(world, manifest);
  report(`Live: ${id}`);
}

/** From a build to the live site. */
export async function deploy(world: World, build: Build, headers: SiteHeaders): Promise<void> {
  const { bucket, pointer, report, dryRun } = world;
  const live = await pointer.read();
  report(`Release ${build.id}; live is ${live.current ?? 'nothing'}`);
  const manifest = manifestOf(build, headers);
  await upload(world, 'Shared files', build.shared, ['assets/', 'packs/']);
  await upload(world, 'Files of the release', build.own, [`${releaseFolder(build.id)}/`]);
  if (dryRun) {
    report(`Would write the list of ${build.id}, test it at ${world.url}, and change the pointer`);
    return;
  }
  const missing = await missingOf(bucket, manifest);
  if (missing.length > 0)
    throw new Stopped(`${missing.length} files vanished after their upload: ${missing[0]}. Repeat.`);
  await writeManifest(bucket, manifest);
  report(`List of ${build.id}: ${build.files.length} files`);
  await flip(world, manifest, live);
}

/** Back to the release that was live before, or to the one that is named. */
export async function rollback(world: World, to?: string): Promise<void> {
  const { bucket, pointer, report, dryRun } = world;
  const live = await pointer.read();
  const id = to ?? live.previous;
  if (id === undefined) throw new Stopped('There is no release before the live one');
  const manifest = await readManifest(bucket, id);
  if (!manifest) throw new Stopped(`There is no complete release ${id}`);
  const missing = await missingOf(bucket, manifest);
  if (missing.length > 0) throw new Stopped(`The release ${id} lacks ${missing.length} files, the first ${missing[0]}`);
  if (dryRun) report(`Would change the pointer from ${live.current ?? 'nothing'} to ${id}`);
  else await flip(world, manifest, live);
}
