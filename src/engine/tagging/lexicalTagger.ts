// The tagger without a model: every word gets the tag of its first reading. What the trained tagger is measured against,
// and what serves while a language has no model.
import type { Lexicon } from '../lexicon/lexicon.ts';
import { tagOf } from './candidates.ts';
import { Tag } from './tags.ts';
import type { Tagger } from './types.ts';

/** Makes it for a lexicon. */
export function createLexicalTagger(lexicon: Lexicon): Tagger {
  return {
    tag(forms, out) {
      forms.forEach((form, i) => {
        const reading = lexicon.analyses(form)[0];
        out[i] = reading ? tagOf(reading) : Tag.punctuation;
      });
    },
  };
}
