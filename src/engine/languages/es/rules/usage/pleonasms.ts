// Saying the same thing twice: subir arriba, prever con antelación, pero sin embargo, hace dos años atrás.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { number, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import pleonasmRows from '../../rows/pleonasms.tsv';

/** The part that is kept says it all. */
export const pleonasm = defineRule({
  id: 'es.style.pleonasm',
  category: 'style',
  type: 'style',
  level: 'picky',
  ...rowsOf(pleonasmRows),
  // "Subió arriba del todo" says where, and "persona humana y divina" draws a contrast.
  where: (m) => !['de', 'del', 'y'].includes(m.sentence.tokens[m.to]?.lower ?? ''),
  right: ['Me llamaron desde arriba.'],
});

/** hace dos años atrás: hace already means ago. */
export const haceAtras = defineRule({
  id: 'es.style.hace-atras',
  category: 'style',
  type: 'style',
  level: 'picky',
  pattern: [
    word('hace'),
    oneOf(
      tagged(Pos.numeral),
      number(),
      words('un una unos unas muchos muchas varios varias pocos pocas tantos tantas'),
    ),
    tagged(Pos.noun).as('time').mark(),
    word('atrás').mark(),
  ],
  suggest: (m) => [m.text('time')],
  wrong: [
    ['Nos conocimos hace dos años atrás.', 'Nos conocimos hace dos años.'],
    ['Hace unos meses atrás vivía aquí.', 'Hace unos meses vivía aquí.'],
    ['Se fue hace varias semanas atrás.', 'Se fue hace varias semanas.'],
  ],
  right: ['Hace dos años que no miro atrás.', 'Dos años atrás vivía aquí.', 'El coche de atrás hace ruido.'],
});
