// Releases that differ in every script, made from the built site: all scripts have other content and other names, as they
// have after a change of the sources, and say in the page which release they are of.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { openBucket } from '../../scripts/cloud/site/bucket.ts';
import { openEdge } from '../../scripts/cloud/site/edge.ts';
import { type Build, readBuild } from '../../scripts/cloud/site/files.ts';
import { pointerInBucket } from '../../scripts/cloud/site/pointer.ts';
import { deploy, rollback } from '../../scripts/cloud/site/release.ts';
import { localHeaders, serveBucket } from '../../scripts/cloud/site/testSites.ts';

const BUILT = 'dist/client';
/** Left out to be quick: compressed forms, pages about single rules, downloads, and of other languages than English all but their words. */
const LEFT_OUT =
  /\.(br|gz)$|payload\.\w\w\.json$|^checker\/help\/\w+\/|^downloads\/|^packs\/(?!en\.|manifest|\w\w\.spell)|^config\.json$/;
const SCRIPT = /^assets\/.*\.js$/;
const TEXT = /\.(html|js|css|json)$/;
const SCRIPT_NAME = /[\w.-]+\.js\b/g;

/** Writes the release of this number; returns its folder. */
async function writeRelease(release: number): Promise<string> {
  const root = await mkdtemp(join('.cache', `release-${release}-`));
  const entries = await readdir(BUILT, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(BUILT, join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT_OUT.test(file));
  const names = new Map<string, string>();
  for (const file of files.filter((one) => SCRIPT.test(one))) {
    const name = file.split('/').at(-1) ?? '';
    names.set(name, name.replace(/\.js$/, `-r${release}.js`));
  }
  const renamed = (text: string) => text.replace(SCRIPT_NAME, (name) => names.get(name) ?? name);
  const mark = `\n;(globalThis.releases ??= new Set()).add(${release});\n`;
  for (const file of files) {
    const target = join(root, SCRIPT.test(file) ? renamed(file) : file);
    await mkdir(dirname(target), { recursive: true });
    const bytes = await readFile(join(BUILT, file));
    const isText = TEXT.test(file) && !file.startsWith('packs/');
    let text = isText ? renamed(bytes.toString()) : '';
    if (SCRIPT.test(file)) text += mark;
    if (file.endsWith('.html')) text = text.replace('<html ', `<html data-release="${release}" `);
    // What keeps its name has another revision in the list of first files.
    if (file === 'sw.js') text = text.replace(/("revision":")(\w+")/g, `$1${release}$2`);
    const written = isText ? Buffer.from(text) : bytes;
    await writeFile(target, written);
    // The best compression takes longer than the test.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
    await writeFile(`${target}.br`, brotliCompressSync(written, { params }));
    await writeFile(`${target}.gz`, gzipSync(written, { level: 1 }));
  }
  return root;
}

/** A CDN on this machine over a bucket of the local cloud, and releases that can be made live on it. */
export interface Released {
  url: string;
  deploy(release: number): Promise<void>;
  rollback(): Promise<void>;
  close(): Promise<void>;
}

/** Opens an empty CDN. */
export async function openReleases(): Promise<Released> {
  const served = await serveBucket();
  const bucket = openBucket(served.place);
  const headers = localHeaders();
  const edge = await openEdge({ bucket, pointer: pointerInBucket(bucket), headers });
  const roots: string[] = [];
  const world = () => ({ bucket, pointer: pointerInBucket(bucket), url: edge.url, report: () => {} });
  const build = async (release: number): Promise<Build> => {
    const root = await writeRelease(release);
    roots.push(root);
    return readBuild(root);
  };
  return {
    url: edge.url,
    deploy: async (release) => deploy(world(), await build(release), headers),
    rollback: () => rollback(world()),
    async close() {
      await edge.close();
      served.close();
      for (const root of roots) await rm(root, { recursive: true });
    },
  };
}
