// What the HTTP API beyond one machine needs besides its code: dictionaries, models and the texts of findings, as one archive.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ManifestEntry, readManifest } from '../../packs/manifest.ts';
import { PACK_FOLDER } from '../../packs/paths.ts';
import { localeFiles } from '../../publish/localeFiles.ts';
import { zip } from './zip.ts';

/** Files by their names in the archive: `packs/` as the server reads them, `locales/` with what findings say. */
export function languageFiles(folder = PACK_FOLDER): Record<string, Uint8Array> {
  // Synonyms are the site's alone.
  const own = ([part]: [string, unknown]) => part !== 'synonyms';
  const manifest = Object.fromEntries(
    Object.entries(readManifest()).map(([language, parts]) => [
      language,
      Object.fromEntries(Object.entries<ManifestEntry>({ ...parts }).filter(own)),
    ]),
  );
  const packs = Object.values(manifest).flatMap((parts) => Object.values(parts).map(({ file }) => file));
  return {
    'packs/manifest.json': Buffer.from(JSON.stringify(manifest)),
    ...Object.fromEntries(packs.map((file) => [`packs/${file}`, readFileSync(join(folder, file))])),
    ...Object.fromEntries(localeFiles().map(({ path, content }) => [`locales/${path}`, Buffer.from(content)])),
  };
}

/** The archive and its key in the code bucket, named by what is in it: unchanged languages are not uploaded again. */
export function packLanguages(): { key: string; archive: Buffer } {
  const archive = zip(languageFiles());
  return { key: `languages/${createHash('sha256').update(archive).digest('hex').slice(0, 16)}.zip`, archive };
}
