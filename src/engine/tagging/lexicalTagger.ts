// The tagger without a model: every word gets the part of speech of its first reading. What the trained tagger is
// measured against, and what serves while a language has no model.
import { Group } from '../lexicon/features.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { tagOf } from './tags.ts';
import type { Tagger } from './types.ts';

/** Makes it for a lexicon. */
export function createLexicalTagger(lexicon: Lexicon): Tagger {
  return {
    tag(forms, out) {
      forms.forEach((form, i) => {
        const reading = lexicon.analyses(form)[0];
        out[i] = reading ? (tagOf(reading.pos, reading.features & Group.verbForm) ?? tagOf(reading.pos) ?? 0) : 0;
      });
    },
  };
}
