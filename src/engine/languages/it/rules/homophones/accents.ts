// Missing, wrong or superfluous accents.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import accentRows from '../../rows/accents.tsv';

/** piu, cosi, perchè, sò: missing, wrong or superfluous accents. */
export const accents = defineRule({
  id: 'it.accents.words',
  overridesSpelling: true,
  ...rowsOf(accentRows),
  unless: {
    'a name': {
      when: (m) => {
        const { text, lower } = m.sentence.tokens[m.from] as Token;
        return m.from > 0 && lower !== 'cosi' && text !== lower && text !== text.toUpperCase();
      },
      right: 'Ho letto un libro di Citta.',
    },
    'the pear tree': {
      when: (m) =>
        m.sentence.tokens[m.from]?.lower === 'pero' && /^(?:il|un|del|al|dal|sul|di|i)$/.test(m.before()?.lower ?? ''),
      right: 'In giardino è fiorito il pero.',
    },
    'strange things': {
      when: (m) =>
        m.sentence.tokens[m.from]?.lower === 'cosi' && /^(?:i|dei|quei|questi|strani)$/.test(m.before()?.lower ?? ''),
      right: 'A che servono quei cosi sul tavolo?',
    },
  },
  right: ['Così va bene.', 'Non ne posso più.', 'Il pero in giardino è fiorito.'],
});

/** ne io ne te; per se; da se. */
export const neSe = defineRule({
  id: 'it.accents.ne-se',
  patterns: [
    [
      word('ne').as('word').mark(),
      oneOf(
        words('io tu lui lei noi voi il lo la i gli un una a di con in per'),
        tagged([Pos.noun, Pos.properNoun, Pos.adjective]),
      ),
    ],
    [words('di a da per con in tra su dietro'), word('se').as('word').mark(), punctuation('.', ',', '!', '?', ';')],
  ],
  where: (m) =>
    m.token('word').lower === 'se' ||
    m.sentence.tokens.some(
      ({ lower, index }) =>
        index !== m.token('word').index && /^n[eé]$/.test(lower) && Math.abs(index - m.token('word').index) < 7,
    ),
  suggest: (m) => [m.token('word').lower === 'se' ? 'sé' : 'né'],
  wrong: [
    ['Non ho visto ne Marco né Luca.', 'Non ho visto né Marco né Luca.'],
    ['Non mangia né carne ne pesce.', 'Non mangia né carne né pesce.'],
    ['Pensa solo a se.', 'Pensa solo a sé.'],
  ],
  right: ['Ne vuoi ancora?', 'Pensa a se stesso.', 'Dipende da se piove.', 'Ne sai qualcosa?'],
});
