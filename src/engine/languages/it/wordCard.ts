// The tables of Italian words, in the order of its school grammar.
import { ending, GENDERS, isLemma, line, NUMBERS, tenses } from '../../wordCard/layouts.ts';
import type { WordCardFacts } from '../../wordCard/types.ts';
import variants from './rows/spellings.words.tsv';

const tense = tenses(['io', 'tu', 'lui, lei', 'noi', 'voi', 'loro']);

/** See WordCardFacts. */
export const italianWordCard: WordCardFacts = {
  layouts: [
    { of: 'noun', title: 'forms', columns: NUMBERS, rows: GENDERS },
    { of: 'adjective', title: 'forms', columns: NUMBERS, rows: GENDERS },
    tense('present', ['present', 'indicative']),
    tense('imperfect', ['imperfect', 'indicative']),
    tense('preterite', ['preterite', 'indicative']),
    tense('future', ['future', 'indicative']),
    tense('conditional', ['conditional']),
    tense('subjunctivePresent', ['present', 'subjunctive']),
    tense('subjunctiveImperfect', ['imperfect', 'subjunctive']),
    tense('imperative', ['imperative'], { only: [1, 3, 4] }),
    {
      of: 'verb',
      title: 'forms',
      columns: [],
      rows: [
        line('infinitive', ['infinitive'], { fits: isLemma }),
        line('gerund', ['gerund'], { fits: ending(/ndo$/) }),
      ],
    },
    {
      of: 'verb',
      title: 'pastParticiple',
      columns: NUMBERS.map((one) => ({
        ...one,
        features: one.features | line('pastParticiple', ['pastParticiple']).features,
      })),
      rows: GENDERS,
    },
  ],
  variants,
  notForms: new Set([
    'articolo art',
    'altro atri',
    'cazzo cazzoni',
    'idea ideona',
    'grande maggior',
    'secondo ii',
    'dare dagli',
    'dire dimmi',
    'venire vien',
    'volere vuol',
  ]),
  cut: /^(?:[a-zà]+'(.+))$/i,
};
