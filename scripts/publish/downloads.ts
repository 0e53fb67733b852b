// What the site offers to download: the suite, every package, checksums and the bill of materials, in a folder of the built
// site. Nothing of it is precached. `DOWNLOADS=off` builds a site without them, as for a quick look at a page.
import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './all.ts';
import { PACKAGES } from './pack.ts';
import { CHECKSUMS, type Download, writeSuite } from './suite.ts';

/** The folder below the site. */
export const DOWNLOADS = 'downloads';

/** Packs what is out of date and puts everything into the site. */
export async function offerDownloads(client: string): Promise<Download[]> {
  const folder = join(client, DOWNLOADS);
  rmSync(folder, { recursive: true, force: true });
  if (process.env['DOWNLOADS'] === 'off') return [];
  const downloads = writeSuite(await ensurePackages());
  mkdirSync(folder, { recursive: true });
  for (const file of [...downloads.map((one) => one.file), CHECKSUMS]) place(join(PACKAGES, file), join(folder, file));
  const list = downloads.map(({ name, file, bytes, sha256 }) => ({ name, file, bytes, sha256 }));
  writeFileSync(join(folder, 'downloads.json'), `${JSON.stringify(list, null, 2)}\n`);
  return downloads;
}

/** A second name of the same file where the disk can do that: they are some sixty megabytes. */
function place(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
