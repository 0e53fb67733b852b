// The trained tagger: from left to right, each word gets the best tag among those that it may have.
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readModelPack } from '../pack/modelPack.ts';
import { PackError } from '../pack/packError.ts';
import { tagsIn } from './candidates.ts';
import { BEFORE_FIRST, BEFORE_SECOND, bestTag, FEATURE_COUNT, features } from './scoring.ts';
import { readTaggerModel, type TaggerModel } from './taggerModel.ts';
import type { Tagger } from './types.ts';
import { type WordInfo, WordReader } from './words.ts';

/** Makes the tagger of a `model` file. Throws PackError when the bytes are damaged or hold no tagger. */
export function createTagger(bytes: Uint8Array, lexicon: Lexicon): Tagger {
  const { tagger } = readModelPack(bytes);
  if (!tagger) throw new PackError('no tagger inside');
  return taggerOf(readTaggerModel(tagger), lexicon);
}

/** Makes the tagger of a model that was read. */
export function taggerOf(
  { weights, list }: Pick<TaggerModel, 'list'> & { weights: Int8Array | Float32Array },
  lexicon: Lexicon,
): Tagger {
  const reader = new WordReader(lexicon, list);
  let words: WordInfo[] = [];
  /** The sentence before and its tags: it is often the same one with a word changed. */
  let before: WordInfo[] = [];
  let tagsBefore = new Uint8Array(256);
  const values = new Int32Array(FEATURE_COUNT);
  return {
    tag(forms, out) {
      reader.read(forms, words);
      const { length } = words;
      const shift = before.length - length;
      const { start, end } = unlike(words, before);
      for (let i = 0; i < start; i++) out[i] = tagsBefore[i] as number;
      let t1 = start > 0 ? (out[start - 1] as number) : BEFORE_FIRST;
      let t2 = start > 1 ? (out[start - 2] as number) : start > 0 ? BEFORE_FIRST : BEFORE_SECOND;
      let i = start;
      for (; i < length; i++) {
        if (i >= end && t1 === tagsBefore[i + shift - 1] && t2 === tagsBefore[i + shift - 2]) break;
        const tags = tagsIn((words[i] as WordInfo).mask);
        let best = tags[0] as number;
        if (tags.length > 1) {
          features(words, i, t1, t2, values);
          best = bestTag(weights, values, tags);
        }
        out[i] = best;
        t2 = t1;
        t1 = best;
      }
      for (; i < length; i++) out[i] = tagsBefore[i + shift] as number;
      if (tagsBefore.length < length) tagsBefore = new Uint8Array(length * 2);
      tagsBefore.set(out.subarray(0, length));
      [words, before] = [before, words];
    },
  };
}

/** How far a feature looks, on both sides. */
const REACH = 2;

/**
 * The stretch [start, end) of `words` outside of which everything that features look at is as in `before`, but for the tags
 * chosen on the way; places from `end` on correspond to those of `before` counted from its end.
 */
function unlike(words: readonly WordInfo[], before: readonly WordInfo[]): { start: number; end: number } {
  const { length } = words;
  const shortest = Math.min(length, before.length);
  let same = 0;
  while (same < shortest && words[same] === before[same]) same++;
  let rest = 0;
  while (rest < shortest - same && words[length - 1 - rest] === before[before.length - 1 - rest]) rest++;
  return { start: Math.max(0, same - REACH), end: length - rest + REACH };
}
