// The tag that a treebank gives a word in its written form.
import { Pos } from '../../../src/engine/lexicon/features.ts';
import { tagOf } from '../../../src/engine/reading/candidates.ts';
import { Tag } from '../../../src/engine/reading/tags.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { TreebankWord } from '../shared/conllu.ts';
import { analysisOf } from '../shared/treebankTags.ts';

/** The tag of a word; words that the treebank splits have a tag of their own or that of their first part. */
export function goldTag({ parts }: TreebankWord, language: TextLanguage): number {
  const [first, second] = parts;
  if (!first) return Tag.other;
  if (second) {
    const pair = `${first.upos} ${second.upos}`;
    if (/^ADP (?:DET|PRON)$/.test(pair)) return Tag.prepositionDeterminer;
    if (/^(?:PRON|ADV|SCONJ|DET) (?:AUX|VERB)$/.test(pair) && language === 'en') return Tag.pronounAuxiliary;
    if (/^(?:NOUN|PROPN|ADJ|NUM) PART$/.test(pair)) return Tag.nounGenitive;
  }
  const analysis = analysisOf(first, language);
  if (analysis === null)
    return first.upos === 'PUNCT' ? Tag.punctuation : first.upos === 'SYM' ? Tag.symbol : Tag.other;
  if (analysis.pos === Pos.preposition) return Tag.preposition;
  return analysis.pos === Pos.noun ? Tag.noun : tagOf({ lemma: '', ...analysis });
}
