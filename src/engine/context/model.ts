// The bytes of trained context classifiers: version (1), bits of the table's size (1), length of the header (4,
// little-endian), the header as ASCII JSON, then 2^bits weights of one byte each.
import { PackError } from '../pack/packError.ts';

/** Goes up with every change of features or layout: weights of another version mean nothing. */
export const CONTEXT_VERSION = 1;
const FIXED = 6;

/** Trained classifiers of one language. */
export interface ContextModel {
  /** What a weight of 1 adds to the log odds. */
  scale: number;
  /** Lead that is asked for, by `set written>right`. */
  thresholds: Readonly<Record<string, number>>;
  weights: Int8Array;
}

/** Reads classifiers. Throws PackError when the bytes are none. */
export function readContextModel(bytes: Uint8Array): ContextModel {
  if (bytes.length < FIXED || bytes[0] !== CONTEXT_VERSION) throw new PackError('context version');
  const bits = bytes[1] as number;
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(2, true);
  if (bits < 8 || bits > 24 || bytes.length !== FIXED + length + (1 << bits)) throw new PackError('context length');
  const header = readHeader(bytes.subarray(FIXED, FIXED + length));
  return { ...header, weights: new Int8Array(bytes.slice(FIXED + length).buffer) };
}

function readHeader(body: Uint8Array): Omit<ContextModel, 'weights'> {
  let text = '';
  for (let i = 0; i < body.length; i += 4096) text += String.fromCharCode(...body.subarray(i, i + 4096));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PackError('context header');
  }
  if (typeof value !== 'object' || value === null) throw new PackError('context header');
  const { scale, thresholds } = value as Record<string, unknown>;
  const isTable = typeof thresholds === 'object' && thresholds !== null;
  if (typeof scale !== 'number' || !isTable || !Object.values(thresholds).every((each) => typeof each === 'number')) {
    throw new PackError('context header');
  }
  return { scale, thresholds: thresholds as Record<string, number> };
}

/** Writes classifiers. */
export function writeContextModel({ scale, thresholds, weights }: ContextModel): Uint8Array {
  const sorted = Object.fromEntries(Object.entries(thresholds).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify({ scale, thresholds: sorted }).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const bytes = new Uint8Array(FIXED + text.length + weights.length);
  bytes[0] = CONTEXT_VERSION;
  bytes[1] = 31 - Math.clz32(weights.length);
  new DataView(bytes.buffer).setUint32(2, text.length, true);
  for (let i = 0; i < text.length; i++) bytes[FIXED + i] = text.charCodeAt(i);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), FIXED + text.length);
  return bytes;
}
