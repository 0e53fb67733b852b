// A new archive from an old one: entries that are not named are copied as they are, packed bytes, headers and all.
import { deflateSync } from 'fflate';
import { sure } from '../sure.ts';
import { dataOf, type Zip, type ZipEntry } from './archive.ts';

let table: Uint32Array | undefined;

/** The checksum of zip files. */
export function crc32(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  let crc = 0xffffffff;
  for (const byte of bytes) crc = sure(table[(crc ^ byte) & 0xff]) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

interface Written {
  local: Uint8Array[];
  record: Uint8Array;
}

const UTF8 = 0x800;

/** The local header and the record in the directory of new data. The time is 1 January 1980 unless an old entry has one. */
function writeEntry(name: string, content: Uint8Array, old: Uint8Array | null, method: number): Written {
  const encoded = new TextEncoder().encode(name);
  const data = method === 8 ? deflateSync(content, { level: 6 }) : content;
  const oldView = old && new DataView(old.buffer, old.byteOffset, old.byteLength);
  const fields = (view: DataView, at: number) => {
    view.setUint16(at, 20, true);
    view.setUint16(at + 2, UTF8, true);
    view.setUint16(at + 4, method, true);
    view.setUint16(at + 6, oldView?.getUint16(12, true) ?? 0, true);
    view.setUint16(at + 8, oldView?.getUint16(14, true) ?? 33, true);
    view.setUint32(at + 10, crc32(content), true);
    view.setUint32(at + 14, data.length, true);
    view.setUint32(at + 18, content.length, true);
    view.setUint16(at + 22, encoded.length, true);
  };
  const header = new Uint8Array(30 + encoded.length);
  const headerView = new DataView(header.buffer);
  headerView.setUint32(0, 0x04034b50, true);
  fields(headerView, 4);
  header.set(encoded, 30);
  const record = new Uint8Array(46 + encoded.length);
  const recordView = new DataView(record.buffer);
  recordView.setUint32(0, 0x02014b50, true);
  recordView.setUint16(4, 20, true);
  fields(recordView, 6);
  // The attributes of the file; whatever else the old record had belonged to its old data.
  if (oldView) recordView.setUint32(38, oldView.getUint32(38, true), true);
  record.set(encoded, 46);
  return { local: [header, data], record };
}

/** The local header, the data and the descriptor behind it, as they are. */
function copyEntry(zip: Zip, entry: ZipEntry): Written {
  const data = dataOf(zip, entry);
  const end = data.byteOffset - zip.bytes.byteOffset + data.length;
  let stop = end;
  if (entry.flags & 8) {
    const view = new DataView(zip.bytes.buffer, zip.bytes.byteOffset, zip.bytes.byteLength);
    stop += end + 16 <= zip.directory.from && view.getUint32(end, true) === 0x08074b50 ? 16 : 12;
  }
  const local = zip.bytes.subarray(entry.local, Math.min(stop, zip.directory.from));
  return { local: [local], record: zip.bytes.slice(entry.directory.from, entry.directory.to) };
}

/** The archive with these files changed or, if it has no such entry, added at its end. */
export function rewriteZip(zip: Zip, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const known = new Set(zip.entries.map(({ name }) => name));
  const written = zip.entries.map((entry) => {
    const content = files.get(entry.name);
    if (!content) return copyEntry(zip, entry);
    const record = zip.bytes.subarray(entry.directory.from, entry.directory.to);
    return writeEntry(entry.name, content, record, entry.method);
  });
  for (const [name, content] of files) if (!known.has(name)) written.push(writeEntry(name, content, null, 8));
  return joinEntries(written);
}

/** An archive of these files in this order; `stored` ones are not packed. */
export function makeZip(
  files: readonly (readonly [string, Uint8Array])[],
  stored: ReadonlySet<string> = new Set(),
): Uint8Array {
  return joinEntries(files.map(([name, content]) => writeEntry(name, content, null, stored.has(name) ? 0 : 8)));
}

function joinEntries(entries: readonly Written[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  let at = 0;
  const put = (piece: Uint8Array) => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const { local, record } of entries) {
    new DataView(record.buffer, record.byteOffset).setUint32(42, at, true);
    for (const piece of local) put(piece);
  }
  const directory = at;
  for (const { record } of entries) put(record);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, at - directory, true);
  end.setUint32(16, directory, true);
  put(new Uint8Array(end.buffer));
  const result = new Uint8Array(at);
  let offset = 0;
  for (const piece of pieces) {
    result.set(piece, offset);
    offset += piece.length;
  }
  return result;
}
