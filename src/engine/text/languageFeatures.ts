// What the language detector sees of a word: the word itself if it is short, and its letter triples, hashed into buckets.
// Training and runtime call this same function, so they cannot drift apart.

/** Number of buckets that the features are hashed into. */
export const BUCKETS = 3072;

/** Longest part of a word that is considered. */
const LONGEST = 24;
/** Words up to this length are features themselves: function words are short. */
const WHOLE_WORD = 7;

const units = new Uint16Array(LONGEST + 2);
const found = new Uint16Array(LONGEST + 2);

/**
 * Writes the buckets of the word text[start, end) into `out` and returns how many there are (at most 26).
 * The word must consist of letters; case is ignored.
 */
export function wordFeatures(text: string, start: number, end: number, out: Uint16Array): number {
  const length = Math.min(end - start, LONGEST);
  units[0] = 1;
  for (let i = 0; i < length; i++) units[i + 1] = lower(text.charCodeAt(start + i));
  units[length + 1] = 1;
  let count = 0;
  if (length <= WHOLE_WORD) {
    let hash = 7;
    for (let i = 1; i <= length; i++) hash = mix(hash, units[i] as number);
    out[count++] = finish(hash);
  }
  for (let i = 0; i < length; i++) {
    const hash = mix(mix(mix(31, units[i] as number), units[i + 1] as number), units[i + 2] as number);
    out[count++] = finish(hash);
  }
  return count;
}

/** A buffer large enough for `wordFeatures`. */
export const featureBuffer = (): Uint16Array => found.slice();

const mix = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x9e3779b1) ^ (hash >>> 15);

function finish(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h ^= h >>> 13;
  return (h >>> 4) % BUCKETS;
}

/** The lower-case form of a unit in the Latin ranges that matter; others unchanged. */
function lower(unit: number): number {
  if (unit >= 65 && unit <= 90) return unit + 32;
  if (unit >= 0xc0 && unit <= 0xde && unit !== 0xd7) return unit + 32;
  if (unit >= 0x100 && unit < 0x180) return unit | 1;
  return unit;
}
