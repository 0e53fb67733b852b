// Tarballs that are the same byte for byte whenever their files are: sorted, without owners, with one date.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The date that npm gives every file: 1985-10-26. */
const DATE = 499_162_500;
const BLOCK = 512;

/** Names of all files below a folder, sorted, with slashes. */
export function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = posix.join(below, entry.name);
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    })
    .sort((a, b) => (a < b ? -1 : 1));
}

/** A gzipped tarball of a folder, its files below `package/`, as npm expects them. */
export function tarball(folder: string, top = 'package'): Buffer {
  const parts: Buffer[] = [];
  for (const file of filesBelow(folder)) {
    const bytes = readFileSync(join(folder, file));
    const isProgram = (statSync(join(folder, file)).mode & 0o100) !== 0;
    parts.push(header(`${top}/${file}`, bytes.length, isProgram ? 0o755 : 0o644), bytes);
    parts.push(Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK));
  }
  parts.push(Buffer.alloc(2 * BLOCK));
  const packed = gzipSync(Buffer.concat(parts), { level: 6 });
  // The byte for the operating system, which says nothing about the content.
  packed[9] = 255;
  return packed;
}

/** A header of the ustar format. Throws if the name does not fit. */
function header(name: string, size: number, mode: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const cut = name.length > 100 ? name.lastIndexOf('/', 155) : -1;
  const [prefix, rest] = cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
  if (Buffer.byteLength(rest) > 100 || Buffer.byteLength(prefix) > 155) throw new Error(`${name} is too long a name`);
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;
  block.write(rest, 0);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(DATE, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
