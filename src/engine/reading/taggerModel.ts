// The binary format of a trained tagger: weights, with a header that holds the word list, {word: tags as a mask}.
import { PackError } from '../pack/packError.ts';
import { readWeights, writeWeights } from '../pack/weights.ts';
import { TAG_COUNT } from './tags.ts';

/** Incremented whenever features, tags or layout change: weights of another version are meaningless. */
export const TAGGER_VERSION = 1;

/** A trained tagger. */
export interface TaggerModel {
  weights: Int8Array;
  /** Lower-case words and the tags they can have, as masks. */
  list: ReadonlyMap<string, number>;
}

/** Reads a tagger. Throws PackError if the bytes are invalid. */
export function readTaggerModel(bytes: Uint8Array): TaggerModel {
  const { header, weights } = readWeights(bytes, TAGGER_VERSION, 'tagger');
  if (header === null || typeof header !== 'object') throw new PackError('tagger words');
  const list = new Map<string, number>();
  for (const [word, mask] of Object.entries(header)) {
    if (typeof mask !== 'number' || mask <= 0 || mask >= 2 ** TAG_COUNT) throw new PackError('tagger words');
    list.set(word, mask);
  }
  return { weights, list };
}

/** Writes a tagger. */
export function writeTaggerModel({ weights, list }: TaggerModel): Uint8Array {
  const sorted = Object.fromEntries([...list].sort(([a], [b]) => (a < b ? -1 : 1)));
  return writeWeights(TAGGER_VERSION, sorted, weights);
}
