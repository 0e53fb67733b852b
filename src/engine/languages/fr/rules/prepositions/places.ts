// Prepositions before countries: en France, au Japon, aux États-Unis; de before a name that begins with a vowel.

import { isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { word } from '../../../../rules/pattern.ts';
import { valuesIn, wordsIn } from '../../../../rules/wordRows.ts';
import { elides } from '../../reading/words.ts';
import countries from '../../rows/countries.words.tsv';

const FEMININE = new Set(wordsIn(countries, 'preposition', 'en'));
const MASCULINE = new Set(wordsIn(countries, 'preposition', 'au'));
const PLURAL = new Set(wordsIn(countries, 'preposition', 'aux'));

const PREPOSITION = valuesIn(countries, 'preposition');

const GOING = listed(
  'vais va vas allons allez vont aller voyage voyagé habite habitons suis vis vit pars part partir partons allé allée allés vivre étudie travaille séjour',
);

/** à France, en Japon. */
export const countryPreposition = defineRule({
  id: 'fr.prepositions.country',
  priority: 2,
  patterns: [
    [word('à', 'a', 'au', 'aux').as('p').mark(), word(...FEMININE).as('n')],
    [word('à', 'a', 'en', 'dans').as('p').mark(), word(...MASCULINE).as('n')],
    [word('à', 'a', 'en', 'au').as('p').mark(), word(...PLURAL).as('n')],
    [word('à', 'a').as('p').mark(), word('la').mark().as('d'), word(...FEMININE).as('n')],
    [word('à', 'a').as('p').mark(), word('le').mark().as('d'), word(...MASCULINE).as('n')],
  ],
  unless: {
    'the verb a': {
      when: (m) => m.token('p').lower === 'a' && !isOne(m.before(), GOING),
      right: "L'Espagne a la France pour voisine.",
    },
    'a country beside another': {
      when: (m) => m.token('p').lower === 'à' && m.names('d') && !isOne(m.before(), GOING),
      right: 'Il a comparé le Japon à la Chine.',
    },
  },
  suggest: (m) => [PREPOSITION.get(m.token('n').lower) ?? 'en'],
  wrong: [
    ['Je vais à France cet été.', 'Je vais en France cet été.'],
    ['Elle voyage à Japon en avril.', 'Elle voyage au Japon en avril.'],
    ['Mon cousin habite en Canada depuis un an.', 'Mon cousin habite au Canada depuis un an.'],
    ['Il travaille en États-Unis depuis un an.', 'Il travaille aux États-Unis depuis un an.'],
    ['Nous partons à la France en juin.', 'Nous partons en France en juin.'],
    ['Ma cousine habite à le Canada.', 'Ma cousine habite au Canada.'],
    ['Nous allons au États-Unis.', 'Nous allons aux États-Unis.'],
  ],
  right: ['Je vais en France.', 'Elle habite au Japon.', 'Il a comparé le Japon à la Chine.'],
});

const OPEN = [...FEMININE].filter(elides);

/** Elle vient de Italie. */
export const deBeforeVowel = defineRule({
  id: 'fr.elision.place',
  priority: 2,
  pattern: [
    word('de').as('p').mark(),
    word(
      ...OPEN,
      'orléans',
      'angers',
      'amiens',
      'avignon',
      'annecy',
      'amsterdam',
      'athènes',
      'istanbul',
      'oslo',
      'anvers',
      'ottawa',
      'alger',
    )
      .as('n')
      .mark(),
  ],
  suggest: (m) => [`d'${m.text('n')}`],
  wrong: [
    ['Elle vient de Italie.', "Elle vient d'Italie."],
    ['Le train de Amsterdam est en retard.', "Le train d'Amsterdam est en retard."],
    ["J'ai reçu une carte de Espagne !", "J'ai reçu une carte d'Espagne !"],
  ],
  right: ["Elle vient d'Italie.", 'Il revient de France.', 'Le train de Hambourg est là.'],
});
