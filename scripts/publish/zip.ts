// Zip archives that are the same byte for byte whenever their files are.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { filesBelow } from './tar.ts';

/** The earliest date that the format knows, plus a day, so that no time zone leads before it. */
const DATE = new Date(1980, 0, 2);
/** What is compressed already. */
const PACKED = /\.(?:tgz|zip|jar|br|gz|png|webp|woff2)$/;
const UNIX = 3;

/** A zip of a folder; `top` is put before its names. */
export function zipped(folder: string, top = ''): Uint8Array {
  const files: Zippable = {};
  for (const file of filesBelow(folder)) {
    const path = join(folder, file);
    const isProgram = (statSync(path).mode & 0o100) !== 0;
    files[top + file] = [
      readFileSync(path),
      { mtime: DATE, level: PACKED.test(file) ? 0 : 6, os: UNIX, attrs: (isProgram ? 0o100755 : 0o100644) << 16 },
    ];
  }
  return zipSync(files);
}
