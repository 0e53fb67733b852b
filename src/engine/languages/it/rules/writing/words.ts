// Real words meant as others: doubled consonants, joined and split words, un' before a masculine, double comparatives.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, not, tagged, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import comparatives from '../../rows/comparatives.tsv';
import doubleLetters from '../../rows/doubleLetters.tsv';
import splitAndJoined from '../../rows/splitAndJoined.tsv';

/** cappello and capello, notte and note, fatto and fato. */
export const doubles = defineRule({
  id: 'it.words.double-letters',
  overridesSpelling: true,
  ...rowsOf(doubleLetters, {
    adjective: () => can(Pos.adjective),
    auxiliary: () => can(Pos.auxiliary),
    name: () => tagged(Pos.properNoun),
    // la collazione di due manoscritti
    notOf: () => not(words('di dei delle della tra fra')),
    // hanno sono stati
    noParticiple: () => not(can(Pos.verb, Feature.pastParticiple)),
  }),
});

/** d'avanti, apposto, qual'è. */
export const phrases = defineRule({
  id: 'it.words.phrases',
  overridesSpelling: true,
  ...rowsOf(splitAndJoined),
  unless: {
    'wrapped in something': {
      when: (m) =>
        m.marked()[0]?.lower === 'avvolte' &&
        (/^(?:sono|erano|essere|foglie|state)$/.test(m.before()?.lower ?? '') ||
          /^(?:in|da)$/.test(m.after()?.lower ?? '')),
      right: 'Le mani avvolte in una sciarpa.',
    },
    'I inspire': {
      when: (m) => m.marked()[0]?.lower === 'infondo' && /^(?:ti|gli|le|io|vi)$/.test(m.before()?.lower ?? ''),
      right: 'Ti infondo coraggio.',
    },
  },
});

/** un'amico. */
export const unMasculine = defineRule({
  id: 'it.articles.un-masculine',
  overridesSpelling: true,
  pattern: [words("un' nessun'").as('article').mark(), form(/./).as('next').mark()],
  where: (m) => {
    const noun = m.token('next').lower;
    if (noun === 'altro') return true;
    const nominal = m.sentence.lexicon
      .analyses(noun)
      .filter(({ pos }) => pos === Pos.noun || pos === Pos.adjective || pos === Pos.determiner || pos === Pos.pronoun);
    return (
      nominal.length > 0 &&
      nominal.every(({ features }) => (features & Feature.feminine) === 0 && (features & Feature.masculine) !== 0)
    );
  },
  suggest: (m) => [`${m.token('article').lower.slice(0, -1)} ${m.text('next')}`],
  wrong: [
    ["È un'amico di Paolo.", 'È un amico di Paolo.'],
    ["Vorrei un'altro caffè.", 'Vorrei un altro caffè.'],
    ["Ho trovato un'errore nella fattura.", 'Ho trovato un errore nella fattura.'],
  ],
  right: ["Un'amica.", 'Un amico.', "Un'insegnante brava."],
});

/** più meglio, più migliore. */
export const doubleComparative = defineRule({
  id: 'it.words.double-comparative',
  ...rowsOf(comparatives),
  wrong: [['È la più migliore pizza della città.', 'È la migliore pizza della città.']],
  right: ['È la migliore.'],
});
