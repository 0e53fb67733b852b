// The same thing said twice: subir arriba, prever con antelación, pero sin embargo, hace dos años atrás.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { type Element, lemma, lemmas, number, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';

/** A verb of movement and the direction that it says already: verb, then the words that may go. */
const MOVEMENTS: readonly [verb: string, direction: string][] = [
  ['subir', 'arriba'],
  ['bajar', 'abajo'],
  ['salir', 'afuera'],
  ['entrar', 'adentro'],
];

const movement = ([verb, direction]: readonly [string, string]): Element[] => [
  lemma(verb).as('kept').mark(),
  word(direction).mark(),
];

/** What is kept alone says it. */
export const pleonasm = defineRule({
  id: 'es.style.pleonasm',
  category: 'style',
  type: 'style',
  level: 'picky',
  patterns: [
    ...MOVEMENTS.map(movement),
    [lemma('prever').as('kept').mark(), word('con').mark(), words('antelación anticipación').mark()],
    [lemmas('lapso').as('kept').mark(), word('de').mark(), word('tiempo').mark()],
    [lemma('nexo').as('kept').mark(), word('de').mark(), word('unión').mark()],
    [lemma('persona').as('kept').mark(), words('humana humanas').mark()],
    [lemma('accidente').as('kept').mark(), words('fortuito fortuitos').mark()],
  ],
  // "Subió arriba del todo" says where, and "persona humana y divina" is set against another.
  where: (m) => !['de', 'del', 'y'].includes(m.sentence.tokens[m.to]?.lower ?? ''),
  suggest: (m) => [m.text('kept')],
  wrong: [
    ['Conviene prever con antelación los gastos.', 'Conviene prever los gastos.'],
    ['Tuvimos que subir arriba con las maletas.', 'Tuvimos que subir con las maletas.'],
    ['Los niños bajaron abajo a desayunar.', 'Los niños bajaron a desayunar.'],
    ['Si hace calor, salimos afuera.', 'Si hace calor, salimos.'],
    ['Hacía frío y entramos adentro.', 'Hacía frío y entramos.'],
    ['Lo terminó en un lapso de tiempo muy corto.', 'Lo terminó en un lapso muy corto.'],
    ['El idioma es el nexo de unión entre los dos.', 'El idioma es el nexo entre los dos.'],
    ['Toda persona humana merece respeto.', 'Toda persona merece respeto.'],
    ['Fue un accidente fortuito.', 'Fue un accidente.'],
  ],
  right: [
    'Subió arriba del todo.',
    'Me llamaron desde arriba.',
    'Los niños bajaron a desayunar abajo.',
    'Salimos a comer afuera.',
    'Reservamos con antelación.',
    'Fue un encuentro fortuito.',
    'La naturaleza humana es así.',
  ],
});

/** hace dos años atrás: hace says already that it is past. */
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

/** The rules of this file. */
export const pleonasmRules = [pleonasm, haceAtras];
