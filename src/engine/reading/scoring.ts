// The linear model behind the tagger: 22 features of a word and its neighbours, hashed into one table of weights. Training and
// tagging run this same code.
import type { WordInfo } from './words.ts';

/** Features of one word. */
export const FEATURE_COUNT = 22;

/** Stands in for the tag just before the first word. */
export const BEFORE_FIRST = 50;
/** Stands in for the tag before that one. */
export const BEFORE_SECOND = 51;

const imul = Math.imul;

/** FNV-1a of a string, mixed. */
export function hashString(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

function feature(kind: number, value: number): number {
  let x = imul(value ^ imul(kind, 0x9e3779b1), 0x85ebca6b);
  x ^= x >>> 13;
  return imul(x, 0xc2b2ae35);
}

const pair = (a: number, b: number): number => (imul(a, 31) + imul(b, 0x27d4eb2f)) | 0;

/** Fills `out` with the features of word i, after tags t1 (before it) and t2 (before that). */
export function features(words: readonly WordInfo[], i: number, t1: number, t2: number, out: Int32Array): void {
  const word = words[i] as WordInfo;
  const before = words[i - 1];
  const after = words[i + 1];
  const w = word.word;
  const c = word.mask;
  const last = before ? before.word : 7;
  const next = after ? after.word : 7;
  const nextMask = after ? after.mask : -1;
  const afterNext = words[i + 2];
  out[0] = feature(1, w);
  out[1] = feature(2, c);
  out[2] = feature(3, last);
  out[3] = feature(4, next);
  out[4] = feature(5, t1);
  out[5] = feature(6, pair(t1, t2 + 1));
  out[6] = feature(7, pair(t1 + 1, w));
  out[7] = feature(8, pair(t1 + 1, nextMask));
  out[8] = feature(9, nextMask);
  out[9] = feature(10, pair(nextMask, afterNext ? afterNext.mask : -1));
  out[10] = feature(11, word.suffix3);
  out[11] = feature(12, word.suffix2);
  out[12] = feature(13, pair(word.suffix4, word.shape & 16));
  out[13] = feature(14, word.shape);
  out[14] = feature(15, words[i - 2]?.word ?? 7);
  out[15] = feature(16, afterNext ? afterNext.word : 7);
  out[16] = feature(17, pair(last, next));
  out[17] = feature(18, pair(last, w));
  out[18] = feature(19, pair(w, next));
  out[19] = feature(20, pair(c, pair(t1 + 1, nextMask)));
  out[20] = feature(21, pair(word.shape, word.suffix3));
  out[21] = feature(22, pair(c, t2 + 5));
}

/** Index of a feature's weight for a tag, in a table of mask + 1 weights. */
export function weightIndex(value: number, tag: number, mask: number): number {
  let x = imul(value ^ imul(tag + 1, 0x632be5ab), 0x2c1b3c6d);
  x ^= x >>> 15;
  return x & mask;
}

/** The tag of `tags` with the highest score; on a tie, the first. */
export function bestTag(weights: Int8Array | Float32Array, values: Int32Array, tags: Uint8Array): number {
  const mask = weights.length - 1;
  let best = tags[0] as number;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < tags.length; k++) {
    const tag = tags[k] as number;
    const salt = imul(tag + 1, 0x632be5ab);
    let score = 0;
    for (let f = 0; f < FEATURE_COUNT; f++) {
      let x = imul((values[f] as number) ^ salt, 0x2c1b3c6d);
      x ^= x >>> 15;
      score += weights[x & mask] as number;
    }
    if (score > bestScore) {
      bestScore = score;
      best = tag;
    }
  }
  return best;
}
