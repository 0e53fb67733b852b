// Set phrases in which one word is replaced by another that only sounds right: comme même, en temps que.

import { hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { mark } from '../../reading/wordTests.ts';
import rows from '../../rows/setPhrases.tsv';

/** Set phrases containing a word that only sounds right. */
export const setPhrases = defineRule({
  id: 'fr.confusions-words.phrase',
  priority: 3,
  ...rowsOf(rows, { mark }),
  unless: {
    'a name': {
      when: (m) => m.marked().length === 1 && hasInnerCapital(m.marked()[0]),
      right: 'Le festival Celtic Connections a lieu en janvier.',
    },
    'the noun entrain': {
      when: (m) =>
        m.marked()[0]?.lower === 'entrain' &&
        (isDeterminer(m.sentence.tokens, m.from - 1) || isOne(m.before(), listed("d' l'"))),
      right: "L'entrain de la foule nous a plu.",
    },
    'what one begins with': {
      when: (m) => isOne(m.before(), listed('commencer finir')),
      right: "Je vais commencer par ce que c'est qu'un verbe.",
    },
  },
});
