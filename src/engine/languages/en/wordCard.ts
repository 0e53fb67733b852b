// The tables of English words.
import { ending, isLemma, line } from '../../wordCard/layouts.ts';
import type { WordCardFacts } from '../../wordCard/types.ts';
import variants from './rows/spellings.words.tsv';

/** See WordCardFacts. */
export const englishWordCard: WordCardFacts = {
  layouts: [
    {
      of: 'noun',
      title: 'forms',
      columns: [],
      rows: [line('singular', ['singular'], { fits: isLemma }), line('plural', ['plural'])],
    },
    {
      of: 'verb',
      title: 'forms',
      columns: [],
      rows: [
        line('base', ['infinitive'], { fits: isLemma }),
        line('thirdPerson', ['present', 'indicative', 'third', 'singular']),
        line('past', ['preterite', 'indicative']),
        line('pastParticiple', ['pastParticiple']),
        line('presentParticiple', ['presentParticiple'], { fits: ending(/ing$/) }),
      ],
    },
    {
      of: 'adjective',
      title: 'forms',
      columns: [],
      rows: [
        line('positive', [], { exact: true }),
        line('comparative', ['comparative']),
        line('superlative', ['superlative']),
      ],
    },
  ],
  variants,
  notForms: new Set([
    'have haves',
    'can caning',
    'get gotta',
    'go gonna',
    'bad badder',
    'bad baddest',
    'little littler',
    'little littlest',
    'man mans',
    'plan planing',
    'gas gasses',
  ]),
  cut: /^(.+)'s?$/,
};
