// Fonts for the test browser, so that its screenshots show all nine languages. The package has its fonts in a web format
// (WOFF: each table compressed by zlib), but the browser reads installed fonts only in plain form.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const HINDI = 'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff';
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const PLAIN_HEADER = 12;
const PLAIN_ENTRY = 16;

/** Unpacks a WOFF 1.0 file into the plain font it was made from. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(PLAIN_HEADER + PLAIN_ENTRY * count);
  const searched = 2 ** Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(searched * PLAIN_ENTRY, 6);
  head.writeUInt16BE(Math.log2(searched), 8);
  head.writeUInt16BE((count - searched) * PLAIN_ENTRY, 10);
  const parts = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const [from, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(from, from + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const target = PLAIN_HEADER + PLAIN_ENTRY * index;
    woff.copy(head, target, entry, entry + 4);
    woff.copy(head, target + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, target + 8);
    head.writeUInt32BE(length, target + 12);
    // Tables begin at multiples of four.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** Writes the fonts that the browser lacks into a folder, once. */
export async function writeTestFonts(folder: string): Promise<void> {
  const file = join(folder, 'NotoSansDevanagari.ttf');
  if (existsSync(file)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, unpackWoff(await readFile(HINDI)));
}
