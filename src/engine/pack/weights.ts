// The bytes of trained weights: version (1), bits of the table's size (1), length of the header (4, little-endian), the header
// as ASCII JSON, then 2^bits weights of one byte each.
import { readJson } from './format.ts';
import { PackError } from './packError.ts';

const FIXED = 6;

/** Reads weights and their header. Throws PackError, with the name of the model, when the bytes are none of this version. */
export function readWeights(
  bytes: Uint8Array,
  version: number,
  name: string,
): { header: unknown; weights: Int8Array<ArrayBuffer> } {
  if (bytes.length < FIXED || bytes[0] !== version) throw new PackError(`${name} version`);
  const bits = bytes[1] as number;
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(2, true);
  if (bits < 8 || bits > 24 || bytes.length !== FIXED + length + (1 << bits)) throw new PackError(`${name} length`);
  const header = readJson(bytes.subarray(FIXED, FIXED + length), `${name} header`);
  return { header, weights: new Int8Array(bytes.slice(FIXED + length).buffer) };
}

/** Writes weights, a power of two of them, and their header. */
export function writeWeights(version: number, header: unknown, weights: Int8Array): Uint8Array {
  const text = JSON.stringify(header).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const bytes = new Uint8Array(FIXED + text.length + weights.length);
  bytes[0] = version;
  bytes[1] = 31 - Math.clz32(weights.length);
  new DataView(bytes.buffer).setUint32(2, text.length, true);
  for (let i = 0; i < text.length; i++) bytes[FIXED + i] = text.charCodeAt(i);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), FIXED + text.length);
  return bytes;
}
