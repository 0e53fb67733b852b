// Learns a tagger from treebank sentences: the list of words that they know better than the lexicon, then the weights (averaged
// perceptron, 8 rounds, fixed shuffling). Deterministic: the same data and lexicon give the same bytes.
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { candidatesOf, tagsIn } from '../../../src/engine/reading/candidates.ts';
import {
  BEFORE_FIRST,
  BEFORE_SECOND,
  bestTag,
  FEATURE_COUNT,
  features,
  weightIndex,
} from '../../../src/engine/reading/scoring.ts';
import type { TaggerModel } from '../../../src/engine/reading/taggerModel.ts';
import { type WordInfo, WordReader } from '../../../src/engine/reading/words.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { TreebankWord } from '../shared/conllu.ts';
import { goldTag } from './gold.ts';

/** Size of the table of weights, as a power of two. */
const BITS = 20;
const ROUNDS = 8;
/** Weights below this share of the largest are dropped. */
const SMALLEST = 0.012;

interface Example {
  words: WordInfo[];
  gold: number[];
}

/** Words whose tags the treebanks know better than the lexicon: frequent ones, and tags that the lexicon lacks. */
function wordList(sentences: readonly TreebankWord[][], language: TextLanguage, lexicon: Lexicon): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const word of sentences.flat()) {
    const lower = word.form.toLowerCase().replaceAll('’', "'");
    if (!/\p{L}/u.test(lower)) continue;
    const tags = counts.get(lower) ?? new Map<number, number>();
    const tag = goldTag(word, language);
    tags.set(tag, (tags.get(tag) ?? 0) + 1);
    counts.set(lower, tags);
  }
  const list = new Map<string, number>();
  for (const [lower, tags] of counts) {
    const total = [...tags.values()].reduce((sum, count) => sum + count, 0);
    const { mask, known } = candidatesOf(lower, false, lexicon.analyses, 0);
    let seen = 0;
    for (const [tag, count] of tags) if (count >= 2 && (total < 50 || count / total > 0.005)) seen |= 1 << tag;
    // A frequent word has been seen in all its uses; for other words the lexicon's tags are kept.
    const joined = total >= 300 ? seen : known ? mask | seen : 0;
    if (joined !== 0 && joined !== mask && total >= 2) list.set(lower, joined);
  }
  return list;
}

function train(examples: readonly Example[]): Float32Array {
  const size = 1 << BITS;
  const weights = new Float32Array(size);
  const sums = new Float64Array(size);
  const since = new Int32Array(size);
  const values = new Int32Array(FEATURE_COUNT);
  let step = 0;
  const update = (tag: number, change: number): void => {
    for (const value of values) {
      const at = weightIndex(value, tag, size - 1);
      sums[at] = (sums[at] as number) + (step - (since[at] as number)) * (weights[at] as number);
      since[at] = step;
      weights[at] = (weights[at] as number) + change;
    }
  };
  const order = examples.map((_, index) => index);
  let seed = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      seed = (Math.imul(seed, 1103515245) + 12345) | 0;
      const j = (seed >>> 8) % (i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    for (const index of order) {
      const { words, gold } = examples[index] as Example;
      let t1 = BEFORE_FIRST;
      let t2 = BEFORE_SECOND;
      for (let i = 0; i < words.length; i++) {
        const { mask } = words[i] as WordInfo;
        const right = gold[i] as number;
        const tags = tagsIn(mask);
        let best = tags[0] as number;
        if (tags.length > 1) {
          step++;
          features(words, i, t1, t2, values);
          best = bestTag(weights, values, tags);
          if (best !== right && (mask >> right) & 1) {
            update(right, 1);
            update(best, -1);
          }
        }
        t2 = t1;
        t1 = best;
      }
    }
  }
  for (let i = 0; i < size; i++) {
    sums[i] = (sums[i] as number) + (step - (since[i] as number)) * (weights[i] as number);
    weights[i] = (sums[i] as number) / step;
  }
  return weights;
}

/** Quantises weights to one byte each; the few largest are clipped so that the small ones stay distinct. */
function quantise(weights: Float32Array): Int8Array {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const largest = sizes[Math.floor(sizes.length * 0.99995)] ?? 1;
  return Int8Array.from(weights, (weight) => {
    if (Math.abs(weight) < SMALLEST * largest) return 0;
    return Math.max(-127, Math.min(127, Math.round((weight / largest) * 127)));
  });
}

/** Trains a tagger on sentences. */
export function fitTagger(sentences: readonly TreebankWord[][], language: TextLanguage, lexicon: Lexicon): TaggerModel {
  const list = wordList(sentences, language, lexicon);
  const reader = new WordReader(lexicon, list);
  const examples = sentences.map((sentence): Example => {
    const words: WordInfo[] = [];
    reader.read(
      sentence.map(({ form }) => form),
      words,
    );
    return { words, gold: sentence.map((word) => goldTag(word, language)) };
  });
  return { weights: quantise(train(examples)), list };
}
