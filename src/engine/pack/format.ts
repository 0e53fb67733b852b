// The container of a pack: little-endian; magic, version, checksum and number of sections (4 bytes each), then id and length
// of each section, then the sections in that order. Sections are plain streams: the transport's brotli does the packing.
import { PackError } from './packError.ts';

/** "SPEL" as the first four bytes. */
export const PACK_MAGIC = 0x4c455053;

/** Goes up with every change that older readers would misunderstand. */
export const PACK_VERSION = 1;

/** Bytes before the table of sections. */
export const HEADER_LENGTH = 16;

/** What the sections of a `spell` pack hold; see reader.ts for each. */
export const Section = {
  meta: 1,
  classes: 2,
  degrees: 3,
  nodeClasses: 4,
  labels: 5,
  newTargets: 6,
  oldTargetsLow: 7,
  oldTargetsMiddle: 8,
  oldTargetsHigh: 9,
  frequencyGaps: 10,
  frequencyClasses: 11,
} as const;

/** A 32-bit checksum (FNV-1a over words of four bytes, then the rest) of bytes from `start` on. */
export function checksum(bytes: Uint8Array, start: number): number {
  let hash = 0x811c9dc5;
  let i = start;
  for (; i + 4 <= bytes.length; i += 4) {
    const word =
      (bytes[i] as number) |
      ((bytes[i + 1] as number) << 8) |
      ((bytes[i + 2] as number) << 16) |
      ((bytes[i + 3] as number) << 24);
    hash = Math.imul(hash ^ word, 0x01000193);
    hash ^= hash >>> 15;
  }
  for (; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return hash >>> 0;
}

/** Cuts a pack into its sections, by id. Throws PackError unless magic, version, lengths and checksum all fit. */
export function readSections(bytes: Uint8Array): Map<number, Uint8Array> {
  if (bytes.length < HEADER_LENGTH) throw new PackError('shorter than its header');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== PACK_MAGIC) throw new PackError('not a pack');
  if (view.getUint32(4, true) !== PACK_VERSION) throw new PackError('another version');
  if (view.getUint32(8, true) !== checksum(bytes, 12)) throw new PackError('checksum');
  const count = view.getUint32(12, true);
  let body = HEADER_LENGTH + count * 8;
  if (count > 64 || body > bytes.length) throw new PackError('table of sections');
  const sections = new Map<number, Uint8Array>();
  for (let i = 0; i < count; i++) {
    const id = view.getUint32(HEADER_LENGTH + i * 8, true);
    const length = view.getUint32(HEADER_LENGTH + i * 8 + 4, true);
    if (length > bytes.length - body) throw new PackError(`section ${id} ends outside the file`);
    sections.set(id, bytes.subarray(body, body + length));
    body += length;
  }
  if (body !== bytes.length) throw new PackError('bytes after the last section');
  return sections;
}

/** The container around sections. */
export function writeSections(sections: readonly (readonly [number, Uint8Array])[]): Uint8Array {
  const tableEnd = HEADER_LENGTH + sections.length * 8;
  const bytes = new Uint8Array(sections.reduce((sum, [, body]) => sum + body.length, tableEnd));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, PACK_MAGIC, true);
  view.setUint32(4, PACK_VERSION, true);
  view.setUint32(12, sections.length, true);
  let body = tableEnd;
  sections.forEach(([id, content], i) => {
    view.setUint32(HEADER_LENGTH + i * 8, id, true);
    view.setUint32(HEADER_LENGTH + i * 8 + 4, content.length, true);
    bytes.set(content, body);
    body += content.length;
  });
  view.setUint32(8, checksum(bytes, 12), true);
  return bytes;
}

/** The value of a section that is ASCII JSON. Throws PackError, naming `what` it was to be, when it is none. */
export function readJson(body: Uint8Array, what: string): unknown {
  let text = '';
  for (let i = 0; i < body.length; i += 4096) text += String.fromCharCode(...body.subarray(i, i + 4096));
  try {
    return JSON.parse(text);
  } catch {
    throw new PackError(what);
  }
}
