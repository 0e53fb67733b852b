// Prepositions of adjectives, adverbs and phrases: parecido a, capaz de, respecto al, detrás de la casa.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, can, not, number, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import frames from '../../rows/frames.tsv';

/** parecido con, respecto el, detrás la casa. */
export const phrasePreposition = defineRule({
  id: 'es.usage.phrase-preposition',
  ...rowsOf(frames, {
    any: () => anyWord(),
    art: () => words('el la los las un una mi mis tu tus su sus nuestro nuestra este esta ese esa'),
    noun: () => oneOf(tagged(Pos.noun), tagged(Pos.adjective), tagged(Pos.properNoun)),
    infinitive: () => can(Pos.verb, Feature.infinitive),
    numeral: () =>
      oneOf(tagged(Pos.numeral), number(), words('dos tres cuatro cinco seis siete ocho nueve diez veinte treinta')),
    notBefore: () => not(words('antes después atrás de del más')),
    noverb: () => not(oneOf(tagged(Pos.verb), tagged(Pos.auxiliary))),
  }),
});
