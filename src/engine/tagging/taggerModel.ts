// The bytes of a trained tagger: version (1), bits of the table's size (1), length of the word list (4, little-endian), the list
// as ASCII JSON {word: tags as a mask}, then 2^bits weights of one byte each.
import { PackError } from '../pack/packError.ts';
import { TAG_COUNT } from './tags.ts';

/** Goes up with every change of features, tags or layout: weights of another version mean nothing. */
export const TAGGER_VERSION = 1;
const HEADER = 6;

/** A trained tagger. */
export interface TaggerModel {
  weights: Int8Array;
  /** Words in small letters and the tags that they may have, as masks. */
  list: ReadonlyMap<string, number>;
}

/** Reads a tagger. Throws PackError when the bytes are none. */
export function readTaggerModel(bytes: Uint8Array): TaggerModel {
  if (bytes.length < HEADER || bytes[0] !== TAGGER_VERSION) throw new PackError('tagger version');
  const bits = bytes[1] as number;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(2, true);
  if (bits < 8 || bits > 24 || bytes.length !== HEADER + length + (1 << bits)) throw new PackError('tagger length');
  const weights = new Int8Array(bytes.slice(HEADER + length).buffer);
  return { weights, list: readList(bytes.subarray(HEADER, HEADER + length)) };
}

/** Writes a tagger. */
export function writeTaggerModel({ weights, list }: TaggerModel): Uint8Array {
  const sorted = Object.fromEntries([...list].sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify(sorted).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const bytes = new Uint8Array(HEADER + text.length + weights.length);
  bytes[0] = TAGGER_VERSION;
  bytes[1] = 31 - Math.clz32(weights.length);
  new DataView(bytes.buffer).setUint32(2, text.length, true);
  for (let i = 0; i < text.length; i++) bytes[HEADER + i] = text.charCodeAt(i);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), HEADER + text.length);
  return bytes;
}

function readList(body: Uint8Array): Map<string, number> {
  let text = '';
  for (let i = 0; i < body.length; i += 4096) text += String.fromCharCode(...body.subarray(i, i + 4096));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PackError('tagger words');
  }
  if (value === null || typeof value !== 'object') throw new PackError('tagger words');
  const list = new Map<string, number>();
  for (const [word, mask] of Object.entries(value)) {
    if (typeof mask !== 'number' || mask <= 0 || mask >= 2 ** TAG_COUNT) throw new PackError('tagger words');
    list.set(word, mask);
  }
  return list;
}
