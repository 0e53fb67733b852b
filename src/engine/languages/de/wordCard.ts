// The tables of German words, in the order of its school grammar.
import { bitsOf, isLemma, line, NUMBERS, tenses } from '../../wordCard/layouts.ts';
import type { GrammarTerm, TableLayout, WordCardFacts } from '../../wordCard/types.ts';
import variants from './rows/spellings.words.tsv';

const CASES = [
  line('nominative', ['nominative']),
  line('genitive', ['genitive']),
  line('dative', ['dative']),
  line('accusative', ['accusative']),
];
const KINDS = [
  line('masculine', ['masculine', 'singular']),
  line('feminine', ['feminine', 'singular']),
  line('neuter', ['neuter', 'singular']),
  line('plural', ['plural']),
];

const tense = tenses(['ich', 'du', 'er, sie, es', 'wir', 'ihr', 'sie']);

/** The endings of an adjective after no article, after der and after ein. */
const declension = (kind: 'strong' | 'weak' | 'mixed'): TableLayout => ({
  of: 'adjective',
  title: kind satisfies GrammarTerm,
  columns: KINDS,
  rows: CASES.map((row) => ({ ...row, features: row.features | bitsOf([kind]) })),
});

/** See WordCardFacts. */
export const germanWordCard: WordCardFacts = {
  layouts: [
    { of: 'noun', title: 'forms', columns: NUMBERS, rows: CASES },
    tense('present', ['present', 'indicative']),
    tense('past', ['preterite', 'indicative']),
    {
      of: 'verb',
      title: 'forms',
      columns: [],
      rows: [
        line('infinitive', ['infinitive'], { fits: isLemma }),
        line('presentParticiple', ['presentParticiple']),
        line('pastParticiple', ['pastParticiple']),
      ],
    },
    tense('imperative', ['imperative'], { only: [1, 4] }),
    tense('subjunctiveOne', ['present', 'subjunctive']),
    tense('subjunctiveTwo', ['preterite', 'subjunctive']),
    {
      of: 'adjective',
      title: 'forms',
      columns: [],
      rows: [
        line('positive', [], { exact: true }),
        line('comparative', ['comparative'], { exact: true }),
        line('superlative', ['superlative', 'weak', 'dative', 'plural'], { before: 'am ' }),
      ],
    },
    declension('strong'),
    declension('weak'),
    declension('mixed'),
  ],
  variants,
  notForms: new Set(['sein wär', 'haben hab', 'haben habs', 'gehen gehts', 'geben gibts', 'werden werd']),
  separable:
    'auseinander entgegen entlang zusammen zurecht zurück vorbei vorher heraus herein hinaus hinein herunter hinunter herum hinweg voran voraus vorüber weiter wieder fest fort frei hoch ab an auf aus bei da dar durch ein fern her hin los mit nach nieder statt teil über um unter vor weg zu'.split(
      ' ',
    ),
};
