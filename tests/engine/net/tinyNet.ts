// A net of a few numbers, made from a fixed seed, and a sentence for it. Its weights lose nothing in the file, so that only the
// arithmetic can be wrong.
import { createRandom } from '../../../scripts/packs/random.ts';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import type { Dense, NetWeights } from '../../../src/engine/net/types.ts';
import { BUCKETS, CLASSES, ENDINGS, NetVocabulary, SHAPES } from '../../../src/engine/net/words.ts';
import type { NetSource } from '../../../src/engine/net/write.ts';
import type { Sentence, Token, TokenKind } from '../../../src/engine/rules/token.ts';

/** Sizes of the net. */
export const TINY = { dim: 8, state: 8, query: 16 };
const WORDS = ['the', ',', 'of', '.', 'to', 'cat', 'sits', 'été', '00', 'Paris'];
const GAP_WORDS = [',', 'of', 'to'];

/** A lexicon that knows two words. */
export const TINY_LEXICON = {
  analyses: (word: string) =>
    word === 'cat' || word === 'sits' ? [{ lemma: word, pos: word.length, features: 0 }] : [],
} as unknown as Lexicon;

export const tinyVocabulary = (): NetVocabulary => new NetVocabulary(WORDS, TINY_LEXICON);

/** A sentence with a capital, words outside the vocabulary, a number and marks. */
export function tinySentence(): Sentence {
  const texts = ['The', 'cat', 'sits', ',', 'quietly', ',', 'in', 'Paris', 'of', '12', 'été', '.'];
  const kindOf = (text: string): TokenKind => {
    if (/^\p{L}/u.test(text)) return 'word';
    return /^\d/.test(text) ? 'number' : 'punctuation';
  };
  const tokens = texts.map((text) => ({ text, kind: kindOf(text) }) as Token);
  return { tokens } as unknown as Sentence;
}

/** The net. */
export function tinyNet(): NetSource {
  const random = createRandom(12345);
  const whole = (most: number): number => Math.round((2 * random() - 1) * most);
  /** Whole numbers up to `most` in every row, one of them as large, times a power of 2. */
  const table = (rows: number, most: (row: number) => number, one: (row: number) => number): Float32Array =>
    Float32Array.from({ length: rows * TINY.dim }, (_, i) => {
      const row = Math.floor(i / TINY.dim);
      const number = whole(most(row));
      return (i % TINY.dim === 0 ? most(row) : number) * one(row);
    });
  const dense = (depth: number, width: number, hasBias: boolean): Dense => ({
    weight: Float32Array.from({ length: depth * width }, (_, i) => (i < width ? 127 : whole(127)) / 256),
    bias: hasBias ? Float32Array.from({ length: width }, () => random() - 0.5) : null,
    depth,
    width,
  });
  const { dim, state, query } = TINY;
  const size = 1 + BUCKETS + WORDS.length;
  const isWord = (row: number): boolean => row > BUCKETS;
  const layers = (): [Dense, Dense] => [dense(2 * dim, 3 * state, true), dense(2 * state, 3 * state, true)];
  const weights: NetWeights = {
    dim,
    words: table(
      size,
      (row) => (isWord(row) ? 31 : 8),
      (row) => (isWord(row) ? 1 / 64 : 1 / 16),
    ),
    bias: Float32Array.from({ length: size }, () => whole(64) / 64),
    endings: table(
      ENDINGS,
      () => 31,
      () => 1 / 64,
    ),
    classes: table(
      CLASSES,
      () => 31,
      () => 1 / 64,
    ),
    shapes: table(
      SHAPES,
      () => 127,
      () => 1 / 256,
    ),
    left: layers(),
    right: layers(),
    leftQuery: dense(state, query, false),
    rightQuery: dense(state, query, false),
    queryBias: Float32Array.from({ length: query }, () => random() - 0.5),
    hidden: dense(query, query, true),
    out: dense(query, dim, true),
    gap: dense(query, GAP_WORDS.length + 1, true),
  };
  return { weights, words: WORDS, gapWords: GAP_WORDS, check: { thresholds: { of: 2.5 } } };
}
