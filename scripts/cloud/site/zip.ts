// Writes a ZIP archive without dates, so that the same files always give the same bytes.
import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const DEFLATED = 8;
/** The first day that the format knows: 1 January 1980. */
const DAY = 0x0021;
/** A plain file that everybody may read. */
const MODE = 0o100644 * 0x10000;

/** The fields that an entry has both before its bytes and in the list at the end. */
function fields(bytes: Uint8Array, packed: Uint8Array, name: Buffer): Buffer {
  const part = Buffer.alloc(26);
  part.writeUInt16LE(VERSION, 0);
  part.writeUInt16LE(DEFLATED, 4);
  part.writeUInt16LE(DAY, 8);
  part.writeUInt32LE(crc32(bytes), 10);
  part.writeUInt32LE(packed.length, 14);
  part.writeUInt32LE(bytes.length, 18);
  part.writeUInt16LE(name.length, 22);
  return part;
}

const number = (value: number) => {
  const part = Buffer.alloc(4);
  part.writeUInt32LE(value);
  return part;
};

/** An archive of files, by name. */
export function zip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [path, bytes] of Object.entries(files)) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(bytes, { level: 9 });
    const common = fields(bytes, packed, name);
    const entry = Buffer.concat([number(LOCAL), common, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(MODE, 6);
    rest.writeUInt32LE(at, 10);
    // In the list the version of the writer comes first: 3 is for a system whose files have modes.
    list.push(Buffer.concat([number(CENTRAL), Buffer.from([VERSION, 3]), common, rest, name]));
    parts.push(entry);
    at += entry.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
