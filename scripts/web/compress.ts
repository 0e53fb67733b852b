// Writes a .br and a .gz beside every text file that is served, so that nothing is compressed while someone waits.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const KINDS = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);
/** Pages and their texts: thousands of small files, in which the slowest level gains one percent and takes half of the time. */
const MANY = new Set(['.html', '.json']);
/** Smaller files are not worth compressing. */
const LEAST = 512;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST) return;
  const quality = MANY.has(extname(file)) ? 10 : 11;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Compresses a folder and everything below it. Files that already have a compressed form keep it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  const files = entries
    .filter((entry) => entry.isFile() && KINDS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !names.has(`${file}.br`));
  // Several at a time: each has a thread of its own, and all cores have something to do to the end.
  const lane = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: 3 }, lane));
}
