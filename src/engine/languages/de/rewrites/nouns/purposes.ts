// What something is for, with a noun of action, for the infinitive: zur Verbesserung der Luft, um die Luft zu verbessern.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { sentenceStart, word } from '../../../../rules/pattern.ts';
import { rowsOfWords, valuesIn } from '../../../../rules/wordRows.ts';
import { Row } from '../../reading/recast.ts';
import purposes from '../rows/purposes.words.tsv';
import { withZu } from '../verbs/forms.ts';
import { inCase } from './cases.ts';
import { phraseWithArticle } from './prepositions.ts';

const verbs = valuesIn(purposes, 'verb');

/** Zur Verbesserung der Luft haben wir einen Plan: um die Luft zu verbessern, haben wir einen Plan. */
export const purpose = defineRewrite({
  id: 'de.rewrite.purpose',
  kind: 'nominal',
  goals: ['clearer', 'simpler'],
  rows: rowsOfWords(purposes, ({ word: noun }) => [[sentenceStart(), word('zur'), word(noun).as('noun')]]),
  turn: (m) => {
    const { sentence } = m;
    const phrase = phraseWithArticle(sentence, m.to, Row.genitive);
    const text = phrase ? inCase(sentence, phrase, Row.genitive, Row.accusative) : null;
    const infinitive = withZu(sentence.lexicon, verbs.get(m.text('noun')) ?? '');
    const verb = phrase && sentence.tokens[phrase.to];
    if (!phrase || text === null || infinitive === null || !verb || !isFinite(verb)) return null;
    // a passive or "dienen" has nobody who means to do it
    if (verb.readings.some(({ lemma }) => /^(?:werden|sein|dienen|gehören|führen|kommen|tragen)$/.test(lemma)))
      return null;
    return { from: 0, to: phrase.to - 1, texts: [`um ${text} ${infinitive},`] };
  },
});
