// The tables of French words, in the order of its school grammar.
import { ending, GENDERS, isLemma, line, NUMBERS, tenses } from '../../wordCard/layouts.ts';
import type { WordCardFacts } from '../../wordCard/types.ts';
import variants from './rows/spellings.words.tsv';

const tense = tenses(['je, j’', 'tu', 'il, elle', 'nous', 'vous', 'ils, elles']);

/** See WordCardFacts. */
export const frenchWordCard: WordCardFacts = {
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
        line('presentParticiple', ['presentParticiple'], { fits: ending(/ant$/) }),
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
    'travail taf',
    'Monsieur Mlle',
    'Monsieur Mlles',
    'Monsieur Mme',
    'Monsieur Mmes',
    'super supers',
  ]),
  cut: /^(?:(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(.+)|(.+)-(?:je|tu|ils?|elles?|on|nous|vous|moi|toi|lui|leur|les?|la|ce|ci|là))$/i,
};
