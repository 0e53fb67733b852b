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
  const words: WordInfo[] = [];
  const values = new Int32Array(FEATURE_COUNT);
  return {
    tag(forms, out) {
      reader.read(forms, words);
      let t1 = BEFORE_FIRST;
      let t2 = BEFORE_SECOND;
      for (let i = 0; i < words.length; i++) {
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
    },
  };
}
