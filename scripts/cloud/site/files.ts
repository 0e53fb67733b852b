// The files of a built site as objects of a bucket: key, content type, cache header, and the compressed forms that the
// router chooses from. A release is named by what is in it, so that the same build always has the same name.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentType } from '../../web/contentTypes.ts';
import { cacheControl } from '../../web/headers.ts';

/** A file of the site. */
export interface SiteFile {
  /** Its address from the root: /contact/index.html. */
  path: string;
  /** Whether its name has a hash of its content, so that all releases share it. */
  shared: boolean;
  size: number;
  sha256: string;
}

/** One form of a file, as it is stored. */
export interface SiteObject {
  key: string;
  type: string;
  cacheControl: string;
  /** None for the file as it is. */
  encoding?: 'br' | 'gzip';
  bytes(): Promise<Uint8Array>;
}

/** A build, ready to be uploaded. */
export interface Build {
  /** The name of the release. */
  id: string;
  files: SiteFile[];
  /** Objects that releases share. */
  shared: SiteObject[];
  /** Objects in the folder of this release. */
  own: SiteObject[];
}

/** The router asks for a compressed form of these, whatever their size (PACKED in router.js). */
export const PACKED = /\.(html|js|css|json|svg|xml|txt|webmanifest|bin|wasm)$/;
/** Names that are the same in an address, in the bucket and in the file system. */
const PLAIN = /^[\w./@~+-]+$/;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** The folder of a release in the bucket. */
export const releaseFolder = (id: string): string => `releases/${id}`;

/** The key of a file in a release. */
export const keyOf = (id: string, { path, shared }: Pick<SiteFile, 'path' | 'shared'>): string =>
  shared ? path.slice(1) : releaseFolder(id) + path;

async function filesBelow(root: string): Promise<{ files: SiteFile[]; packed: Set<string> }> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort();
  const isForm = (path: string) => /\.(br|gz)$/.test(path);
  const files: SiteFile[] = [];
  for (const path of paths.filter((one) => !isForm(one))) {
    if (!PLAIN.test(path) || extname(path) === '')
      throw new Error(`The CDN could not serve a file of the name ${path}`);
    const bytes = await readFile(join(root, path));
    files.push({ path, shared: cacheControl(path) !== cacheControl('/'), size: bytes.length, sha256: sha256(bytes) });
  }
  return { files, packed: new Set(paths.filter(isForm)) };
}

/** Reads a folder that was built. */
export async function readBuild(root: string): Promise<Build> {
  const { files, packed } = await filesBelow(root);
  if (!files.some(({ path }) => path === '/404.html')) throw new Error(`${root} has no built site`);
  const id = sha256(files.map((file) => `${file.path} ${file.sha256}\n`).join('')).slice(0, 16);
  const build: Build = { id, files, shared: [], own: [] };
  for (const file of files) {
    const whole = () => readFile(join(root, file.path));
    const form = (ending: string, pack: (bytes: Uint8Array) => Uint8Array) => async () =>
      packed.has(file.path + ending) ? readFile(join(root, file.path + ending)) : pack(await whole());
    const common = { type: contentType(file.path), cacheControl: cacheControl(file.path) };
    const key = keyOf(id, file);
    const objects: SiteObject[] = [{ key, ...common, bytes: whole }];
    if (PACKED.test(file.path)) {
      objects.push(
        { key: `${key}.br`, ...common, encoding: 'br', bytes: form('.br', (bytes) => brotliCompressSync(bytes)) },
        { key: `${key}.gz`, ...common, encoding: 'gzip', bytes: form('.gz', (bytes) => gzipSync(bytes)) },
      );
    }
    (file.shared ? build.shared : build.own).push(...objects);
  }
  return build;
}
