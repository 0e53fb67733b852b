// Conjunctions: one is enough for two clauses, some come in pairs, and a preposition takes no clause.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, capitalised, not, oneOf, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { isFiniteVerb } from '../../reading/clauses.ts';

const inside = () => not(oneOf(punctuation(',', ';', ':', '"', '(', '\u2013'), words('but so'))).repeat(2, 14);
const subjects = () =>
  words('i you he she it we they there the a an my your his her our their this that these those nobody everybody');

/** Although it was late, but we went: the second conjunction has to go. */
export const doubledConjunction = defineRule({
  id: 'en.conjunction.doubled',
  patterns: [
    [
      sentenceStart(),
      words('although though').as('first'),
      inside(),
      punctuation(','),
      word('but').as('second').mark(),
      subjects().as('next').mark(),
    ],
    [
      sentenceStart(),
      word('even'),
      word('though').as('first'),
      inside(),
      punctuation(','),
      word('but').as('second').mark(),
      subjects().as('next').mark(),
    ],
    [
      sentenceStart(),
      words('because since as').as('first'),
      inside(),
      punctuation(','),
      word('so').as('second').mark(),
      words('i you he she it we they').as('next').mark(),
    ],
  ],
  // As far as I know, so he said: the first clause needs a verb
  where: (m) =>
    m.sentence.tokens.slice(2, m.token('second').index).some(isFiniteVerb) &&
    !(m.token('first').lower === 'as' && m.sentence.tokens.slice(2, m.token('second').index).some(among('as'))),
  suggest: (m) => [m.text('next')],
  params: (m) => ({ first: m.token('first').text, second: m.token('second').text }),
  wrong: [
    ['Although it was late, but we went out.', 'Although it was late, we went out.'],
    ['Because I was tired, so I went to bed.', 'Because I was tired, I went to bed.'],
    ['Even though he tried hard, but he lost the game.', 'Even though he tried hard, he lost the game.'],
    ['Since the shop was shut, so we drove home.', 'Since the shop was shut, we drove home.'],
  ],
  right: [
    'Although it was late, we went out, but nobody was there.',
    'Because I was tired, I went to bed.',
    'As far as I know, so he is told, it is shut.',
    'Though tired, but happy, they came home.',
  ],
});

/** Neither my father or my mother, both Anna or Tom, despite it was raining. */
export const pairedConjunction = defineRule({
  id: 'en.conjunction.pair',
  patterns: [
    [
      word('neither').as('first'),
      not(oneOf(punctuation(',', ';', '.', ':'), words('nor of or'))).repeat(1, 5),
      word('or').as('link').mark(),
    ],
    [
      word('both').as('first'),
      oneOf(capitalised(), words('my your his her our their the a')),
      not(oneOf(punctuation(',', ';', '.', ':'), words('and of or'), can(Pos.noun, Feature.plural))).repeat(0, 3),
      word('or').as('link').mark(),
    ],
    [
      word('despite').as('link').mark(),
      words('that').repeat(0, 1).mark(),
      words('i he she it we they you'),
      words('was were is are am had has have did do does could can would will went came felt').as('verb'),
    ],
  ],
  suggest: (m) => {
    if (m.token('link').lower === 'despite') return ['although'];
    return [m.token('first').lower === 'both' ? 'and' : 'nor'];
  },
  wrong: [
    ['Neither my father or my mother knows.', 'Neither my father nor my mother knows.'],
    ['Both Anna or Tom can help you.', 'Both Anna and Tom can help you.'],
    ['Despite it was raining, we went out.', 'Although it was raining, we went out.'],
    ['We went out despite we were tired.', 'We went out although we were tired.'],
    ['Despite that it was cold, we swam.', 'Although it was cold, we swam.'],
  ],
  right: [
    'Neither of them wants tea or coffee.',
    'Both of us want tea or coffee.',
    'Despite this it was a good day.',
    'Both sides or neither must sign.',
  ],
});
