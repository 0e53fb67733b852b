// A zip archive as its bytes: every entry knows where it lies, so that untouched ones are copied unread. Only what is asked
// for is unpacked, and never more than the limits allow: what the directory says is checked, and then what really comes.
import { Inflate } from 'fflate';
import { AppError } from '../../lib/errors.ts';
import { refusal } from '../refusal.ts';

/** One file in the archive. */
export interface ZipEntry {
  name: string;
  method: number;
  /** Sizes as the directory says. */
  packed: number;
  size: number;
  crc: number;
  flags: number;
  /** Its record in the directory, and where its local header begins. */
  directory: { from: number; to: number };
  local: number;
}

/** An opened archive. */
export interface Zip {
  bytes: Uint8Array;
  entries: readonly ZipEntry[];
  directory: { from: number; to: number };
}

const MOST_ENTRIES = 2_000;
const LARGEST_UNPACKED = 100 * 1024 * 1024;
const LARGEST_RATIO = 100;
/** What all files together may unpack to, however well they are packed: a thousand pages that repeat themselves are no bomb. */
const HARMLESS = 16 * 1024 * 1024;

const broken = (message: string) => refusal('broken', { message });
const bomb = () => refusal('bomb');

/** Reads the directory. Rejects with `broken`, `bomb` or `encrypted`. */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const from = view.getUint32(end + 16, true);
  const to = from + view.getUint32(end + 12, true);
  if (to > end) throw broken('the directory lies outside');
  if (count > MOST_ENTRIES) throw bomb();
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let at = from; at < to; ) {
    if (at + 46 > to || view.getUint32(at, true) !== 0x02014b50) throw broken('a record of the directory');
    const next =
      at + 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const entry: ZipEntry = {
      name: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      flags: view.getUint16(at + 8, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      directory: { from: at, to: next },
      local: view.getUint32(at + 42, true),
    };
    if (entry.flags & 1) throw refusal('encrypted');
    if (/^[/\\]|(^|[/\\])\.\.([/\\]|$)|\0/.test(entry.name)) throw broken('a name that leads outside');
    total += entry.size;
    if (entries.push(entry) > MOST_ENTRIES || total > LARGEST_UNPACKED) throw bomb();
    if (total > HARMLESS && total > bytes.length * LARGEST_RATIO) throw bomb();
    at = next;
  }
  if (entries.length !== count) throw broken('entries are missing');
  return { bytes, entries, directory: { from, to } };
}

/** Where the end record lies: at most a comment stands behind it. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw broken('no directory');
}

/** Where the packed bytes of an entry lie. */
export function dataOf({ bytes, directory }: Zip, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.local + 30 > directory.from || view.getUint32(entry.local, true) !== 0x04034b50) throw broken('an entry');
  const from = entry.local + 30 + view.getUint16(entry.local + 26, true) + view.getUint16(entry.local + 28, true);
  if (from + entry.packed > directory.from) throw broken('an entry lies outside');
  return bytes.subarray(from, from + entry.packed);
}

/** The bytes of an entry; undefined when there is none of that name. Rejects with `broken` or `bomb`. */
export function unpack(zip: Zip, name: string): Uint8Array | undefined {
  const entry = zip.entries.find((one) => one.name === name);
  if (!entry) return undefined;
  const data = dataOf(zip, entry);
  if (entry.method === 0) return data;
  if (entry.method !== 8) throw broken('packed in an unknown way');
  const result = new Uint8Array(entry.size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    // More than it said: the sizes in the directory were a lie.
    if (length + chunk.length > entry.size) throw bomb();
    result.set(chunk, length);
    length += chunk.length;
  });
  try {
    // In small steps: what one step unpacks is bounded, and the check above comes in between.
    for (let at = 0; at < data.length; at += 16_384)
      inflate.push(data.subarray(at, at + 16_384), at + 16_384 >= data.length);
  } catch (thrown) {
    throw thrown instanceof AppError ? thrown : broken('damaged data');
  }
  if (length !== entry.size) throw broken('data is missing');
  return result;
}

/** An entry as text: XML in UTF-8 or UTF-16. */
export function unpackText(zip: Zip, name: string): string | undefined {
  const bytes = unpack(zip, name);
  if (!bytes) return undefined;
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(mark, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw broken('text in no known encoding');
  }
}
