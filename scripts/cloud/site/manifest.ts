// The list of a release: written when all its files are there, so that what has a list is complete.
import type { Bucket } from './bucket.ts';
import { type Build, keyOf, PACKED, releaseFolder, type SiteFile } from './files.ts';
import type { SiteHeaders } from './stackTemplate.ts';

/** A release's list. */
export interface Manifest {
  id: string;
  files: SiteFile[];
  headers: SiteHeaders;
}

/** The folder of the lists, which the CDN may not read. */
export const MANIFESTS = 'manifests/';
const nameOf = (id: string) => `${MANIFESTS}${id}.json`;

/** The release that a key below `manifests/` is the list of. */
export const releaseOf = (key: string): string => key.slice(MANIFESTS.length).replace(/\.json$/, '');

/** All keys of a release's files, in all their forms. */
export function keysOf({ id, files }: Pick<Manifest, 'id' | 'files'>): string[] {
  return files.flatMap((file) => {
    const key = keyOf(id, file);
    return PACKED.test(file.path) ? [key, `${key}.br`, `${key}.gz`] : [key];
  });
}

/** Writes the list of a build, also to say that a release was in use until now: the time of the list is then newer. */
export async function writeManifest(bucket: Bucket, manifest: Manifest): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  await bucket.put(nameOf(manifest.id), bytes, { type: 'application/json', cacheControl: 'no-store' });
}

/** The list of a build. */
export const manifestOf = ({ id, files }: Build, headers: SiteHeaders): Manifest => ({ id, files, headers });

/** Reads a list; undefined if there is no such release, or only a part of one. */
export async function readManifest(bucket: Bucket, id: string): Promise<Manifest | undefined> {
  const found = await bucket.read(nameOf(id));
  return found && (JSON.parse(new TextDecoder().decode(found.bytes)) as Manifest);
}

/** Files of a release that the bucket lacks. */
export async function missingOf(bucket: Bucket, manifest: Manifest): Promise<string[]> {
  const lists = [
    await bucket.list('assets/'),
    await bucket.list('packs/'),
    await bucket.list(`${releaseFolder(manifest.id)}/`),
  ];
  return keysOf(manifest).filter((key) => !lists.some((one) => one.has(key)));
}
