// Accents that distinguish one-syllable words: tú and tu, mí and mi, él and el, sí and si, dé and de, té and te.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import mi from '../../rows/mi.tsv';

const finite = oneOf(tagged(Pos.verb), tagged(Pos.auxiliary));

/** si tu quieres: the pronoun before a second-person verb. */
export const tuPronoun = defineRule({
  id: 'es.accents.tu',
  patterns: [
    [
      word('tu').mark(),
      words('no ya también nunca siempre me te lo la le nos sí solo').repeat(0, 2),
      can(Pos.verb, Feature.second | Feature.singular).except(can(Pos.noun)),
    ],
    [
      word('tu').mark(),
      words('no ya también nunca siempre te me lo la').repeat(1, 2),
      can(Pos.verb, Feature.second | Feature.singular),
    ],
    [words('que como y o entre para'), word('tu').mark(), oneOf(punctuation('.', ',', '?', '!'), words('y o'))],
  ],
  suggest: () => ['tú'],
  wrong: [
    ['Si tu puedes, vamos al cine.', 'Si tú puedes, vamos al cine.'],
    ['¿Tu sabes dónde está Ana?', '¿Tú sabes dónde está Ana?'],
    ['Nadie canta como tu.', 'Nadie canta como tú.'],
    ['Tu no sabes nada.', 'Tú no sabes nada.'],
    ['Creo que tu ya lo sabes.', 'Creo que tú ya lo sabes.'],
    ['Tu me dijiste que sí.', 'Tú me dijiste que sí.'],
    ['¿Tu también vienes?', '¿Tú también vienes?'],
    ['Si tu no vas, yo tampoco.', 'Si tú no vas, yo tampoco.'],
    ['Si tu quieres, vamos.', 'Si tú quieres, vamos.'],
    ['Cuando tu me llamas, contesto.', 'Cuando tú me llamas, contesto.'],
  ],
  right: ['Tu casa es grande.', 'Tu compra llegará mañana.', 'Dame tu número.'],
});

/** a mi me gusta, para mi. */
export const miPronoun = defineRule({
  id: 'es.accents.mi',
  ...rowsOf(mi, { mark: () => punctuation('.', ',', '?', '!', ';') }),
  wrong: [['A mi me gusta mucho.', 'A mí me gusta mucho.']],
  right: ['Mi casa es tu casa.'],
});

/** que el llegue: the pronoun before a verb. */
export const elPronoun = defineRule({
  id: 'es.accents.el',
  patterns: [
    [
      words('que si y pero porque cuando como ojalá quizás quizá aunque mientras'),
      word('el').mark(),
      words('no se me te lo la le nos ya también').repeat(0, 2),
      finite.and(can(Pos.verb, Feature.third | Feature.singular)),
    ],
    [
      words('con de para por sin a y como que'),
      word('el').mark(),
      oneOf(punctuation('.', ',', '?', '!', ';'), words('y o no se me también')),
    ],
  ],
  suggest: () => ['él'],
  wrong: [
    ['Creo que el tiene razón.', 'Creo que él tiene razón.'],
    ['Ayer hablé con el.', 'Ayer hablé con él.'],
    ['No quiero que el venga solo.', 'No quiero que él venga solo.'],
  ],
  right: ['El que llega tarde paga.', 'Creo que el tren sale ya.', 'Hablé con el vecino de abajo.'],
});

/** creo que si: the affirmative. */
export const siYes = defineRule({
  id: 'es.accents.si',
  patterns: [
    [
      words('que claro porque eso ahora él ella yo ellos tú pero'),
      word('si').mark(),
      punctuation('.', ',', '!', ';', '"', '\u00bb'),
    ],
    [
      words('dije dijo decir dice digo dijeron diciendo dicho'),
      word('que'),
      word('si').mark(),
      words('a al por porque desde en'),
    ],
    [sentenceStart(), punctuation('¡').optional(), word('si').mark(), punctuation(',').as('comma')],
  ],
  unless: {
    'a condition that follows': {
      when: (m) => {
        const rest = m.sentence.tokens.slice(m.to);
        const comma = rest.findIndex(({ text }) => text === ',');
        return m.from + 4 === m.to && rest.slice(0, comma < 0 ? 0 : comma).some(isTaggedFinite);
      },
      right: 'Dijo que si a las ocho llovía, no vendría.',
    },
    'a condition with something put in between': {
      when: (m) => {
        const rest = m.sentence.tokens.slice((m.marked()[0]?.index ?? 0) + 2);
        return (
          (rest[0]?.pos === Pos.preposition || /^(?:como|al|cuando)$/.test(rest[0]?.lower ?? '')) &&
          rest.slice(0, 6).some(({ text }) => text === ',')
        );
      },
      right: 'Si, por ejemplo, llueve, nos quedamos en casa.',
    },
  },
  suggest: () => ['sí'],
  wrong: [
    ['Creo que si, pero no estoy seguro.', 'Creo que sí, pero no estoy seguro.'],
    ['Si, claro que puedo ir.', 'Sí, claro que puedo ir.'],
    ['Dijo que si.', 'Dijo que sí.'],
    ['Me dijo que si, porque le gustaba.', 'Me dijo que sí, porque le gustaba.'],
    ['Dije que si a todo.', 'Dije que sí a todo.'],
    ['Digo que si, porque es verdad.', 'Digo que sí, porque es verdad.'],
  ],
  right: ['Si llueve, no salgo.', 'Creo que si llueve no vendrá.', 'No sé si ha venido.'],
});

/** que me de: the subjunctive of dar. */
export const deGive = defineRule({
  id: 'es.accents.de',
  patterns: [
    [
      words('que cuando no ojalá quien usted aunque lo él ella'),
      words('me te le nos les os se'),
      word('de').mark(),
      oneOf(words('un una el la los las su sus tu más algo tiempo miedo igual'), punctuation('.', ',')),
    ],
  ],
  suggest: () => ['dé'],
  wrong: [
    ['Quiero que me de una respuesta.', 'Quiero que me dé una respuesta.'],
    ['Ojalá le de tiempo a llegar.', 'Ojalá le dé tiempo a llegar.'],
    ['Dile que nos de su dirección.', 'Dile que nos dé su dirección.'],
  ],
  right: ['Me acuerdo de una canción.', 'No les habló de la nueva oficina.', 'Vino a verme de noche.'],
});

const drunk = oneOf(words('con verde negro rojo frío helado caliente y o de sin'), punctuation('.', ',', '?'));

/** un te con limón: the drink. */
export const teTea = defineRule({
  id: 'es.accents.te',
  patterns: [
    [words('un el del una taza'), word('te').mark(), drunk],
    [words('taza tazas bolsa hojas'), word('de'), word('te').mark(), drunk],
  ],
  suggest: () => ['té'],
  wrong: [
    ['Quiero un te con leche.', 'Quiero un té con leche.'],
    ['El te verde me sienta bien.', 'El té verde me sienta bien.'],
    ['Tomamos una taza de te.', 'Tomamos una taza de té.'],
  ],
  right: ['Ayer te vi.', 'El que te dije.', 'Te quiero.'],
});
