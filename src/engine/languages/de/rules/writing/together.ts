// Words that belong together: irgend jemand, mit einander.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import together from '../../rows/together.tsv';

/** irgend jemand: words that should be written as one. */
export const writtenTogether = defineRule({
  id: 'de.word-forms.together',
  ...rowsOf(together),
  where: (m) => m.marked().at(-1)?.text === m.marked().at(-1)?.lower,
  unless: {
    'all of them': {
      when: (m) => m.marked()[1]?.lower === 'all' && m.after()?.pos === Pos.determiner,
      right: 'Sie freute sich über all die Geschenke.',
    },
    'a sum': {
      when: (m) => m.marked()[1]?.lower === 'mal' && (m.after()?.pos === Pos.numeral || m.after()?.kind === 'number'),
      right: 'Sie weiß, dass zwei mal drei sechs ist.',
    },
    'more than a number': {
      when: (m) => m.marked()[1]?.lower === 'über' && (m.after()?.pos === Pos.numeral || m.after()?.kind === 'number'),
      right: 'Er hat gegen über hundert Gegner gewonnen.',
    },
    'to and fro': {
      when: (m) => m.marked()[1]?.lower === 'hin' && m.after()?.lower === 'und',
      right: 'Er läuft immer hin und her.',
    },
  },
  right: ['Das hat er mit so viel Mühe gemacht.', 'Das ist so wichtig.'],
});
