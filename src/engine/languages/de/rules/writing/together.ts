// Words that belong together: irgend jemand, mit einander.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, tagged } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import together from '../../rows/together.tsv';

/** irgend jemand: words that should be written as one. */
export const writtenTogether = defineRule({
  id: 'de.word-forms.together',
  overridesSpelling: true,
  ...rowsOf(together, { plain: () => tagged(Pos.adjective).and(can(Pos.adjective)) }),
  where: (m) => {
    const [first, last] = [m.marked()[0], m.marked().at(-1)];
    return last !== undefined && (last.text === last.lower || (first?.lower === 'zu' && last.lower === 'gute'));
  },
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
  wrong: [['Das Geld kommt den Kindern zu Gute.', 'Das Geld kommt den Kindern zugute.']],
  right: ['Das hat er mit so viel Mühe gemacht.', 'Das ist so wichtig.'],
});
