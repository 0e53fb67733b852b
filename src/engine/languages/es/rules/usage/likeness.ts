// The second part of a comparison: tan alto como tú, más alto que tú, el mismo que ayer.
import { Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';

const WHO = 'yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes';

/** Whether a person, or a short phrase that ends the clause, stands behind the link: "que tú", "como el mío". */
function endsInPhrase(m: Match): boolean {
  const [first, second, last] = [m.after(), m.after(2), m.after(3)];
  if (first && WHO.split(' ').includes(first.lower)) return isMarkOrEnd(second);
  const isPhrase = /^(?:el|l[ao]s?|mis?|tus?|sus?|nuestr[ao]s?|est[ea]|es[ea])$/.test(first?.lower ?? '');
  return isPhrase && second?.kind === 'word' && isMarkOrEnd(last);
}

/** tan rápido que el tuyo; más alto como yo; el mismo coche como el vecino. */
export const comparison = defineRule({
  id: 'es.usage.comparison',
  patterns: [
    [word('tan').as('more'), oneOf(can(Pos.adjective), can(Pos.adverb)), word('que').as('link').mark()],
    [words('más menos').as('more'), tagged([Pos.adjective, Pos.adverb]), word('como').as('link').mark()],
    [words('mejor peor mayor menor').as('more'), word('como').as('link').mark()],
    [
      words('el la los las lo'),
      words('mismo misma mismos mismas').as('more'),
      tagged(Pos.noun).repeat(0, 1),
      word('como').as('link').mark(),
    ],
  ],
  where: endsInPhrase,
  unless: {
    'what grows with something: cuanto más viejo': {
      when: (m) => m.sentence.tokens.slice(0, m.from).some(({ lower }) => /^(?:cuanto|tanto|mientras)$/.test(lower)),
      right: 'Cuanto más viejo como el vino, mejor.',
    },
    'the most of all: lo más bonito': {
      when: (m) => /^m[áe]/.test(m.token('more').lower) && /^(?:el|l[ao]s?)$/.test(m.before()?.lower ?? ''),
      right: 'Es lo más bonito como la vida.',
    },
  },
  suggest: (m) => [m.token('link').lower === 'que' ? 'como' : 'que'],
  wrong: [
    ['Este coche es tan rápido que el tuyo.', 'Este coche es tan rápido como el tuyo.'],
    ['Habla tan bien que su hermano.', 'Habla tan bien como su hermano.'],
    ['Mi hermano es más alto como yo.', 'Mi hermano es más alto que yo.'],
    ['Tu casa es mejor como la mía.', 'Tu casa es mejor que la mía.'],
    ['Tiene el mismo coche como el vecino.', 'Tiene el mismo coche que el vecino.'],
  ],
  right: ['Es tan rápido que nadie lo alcanza.', 'Es más alto que yo.', 'Trabaja más como médico que como profesor.'],
});
