// The trained tagger: works from left to right and gives each word the best of the tags it can have.
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readModelPack } from '../pack/modelPack.ts';
import { PackError } from '../pack/packError.ts';
import { tagsIn } from './candidates.ts';
import { BEFORE_FIRST, BEFORE_SECOND, bestTag, FEATURE_COUNT, features } from './scoring.ts';
import { readTaggerModel, type TaggerModel } from './taggerModel.ts';
import type { Tagger } from './types.ts';
import { type WordInfo, WordReader } from './words.ts';

/** Builds the tagger of a `model` file. Throws PackError if the bytes are damaged or contain no tagger. */
export function createTagger(bytes: Uint8Array, lexicon: Lexicon): Tagger {
  const { tagger } = readModelPack(bytes);
  if (!tagger) throw new PackError('no tagger inside');
  return taggerOf(readTaggerModel(tagger), lexicon);
}

/** Builds the tagger from a model that has been read. */
export function taggerOf(
  { weights, list }: Pick<TaggerModel, 'list'> & { weights: Int8Array | Float32Array },
  lexicon: Lexicon,
): Tagger {
  const reader = new WordReader(lexicon, list);
  let words: WordInfo[] = [];
  /** The previous sentence and its tags: often the same sentence with one word changed. */
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

/** How far features look on either side. */
const REACH = 2;

/**
 * The stretch [start, end) of `words` outside which everything that features look at is the same as in `before`, except for
 * tags chosen along the way; positions from `end` on correspond to those of `before` counted from its end.
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
