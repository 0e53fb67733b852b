// Accents that tell words of one syllable apart: tú and tu, mí and mi, él and el, sí and si, dé and de, té and te.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';

const finite = oneOf(tagged(Pos.verb), tagged(Pos.auxiliary))
  .except(can(Pos.verb, Feature.infinitive))
  .except(can(Pos.noun))
  .except(can(Pos.adjective));

/** si tu quieres: the pronoun before a verb in the second person. */
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
    [
      word('tu').mark(),
      words('no me te lo la le nos').repeat(0, 2),
      can(Pos.auxiliary, Feature.second | Feature.singular).except(can(Pos.noun)),
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
  right: ['Tu casa es grande.', 'Si tú quieres, vamos.', 'Dame tu número.'],
});

/** a mi me gusta, para mi. */
export const miPronoun = defineRule({
  id: 'es.accents.mi',
  patterns: [
    [word('a').as('head'), word('mi').mark(), words('me no también tampoco')],
    [
      words('a para por de sin sobre hacia contra'),
      word('mi').mark(),
      oneOf(punctuation('.', ',', '?', '!', ';'), words('y o es ha fue era no me que')),
    ],
  ],
  suggest: () => ['mí'],
  wrong: [
    ['A mi me gusta mucho.', 'A mí me gusta mucho.'],
    ['Este regalo es para mi.', 'Este regalo es para mí.'],
    ['Por mi, no hay problema.', 'Por mí, no hay problema.'],
    ['A mi me gusta el café.', 'A mí me gusta el café.'],
    ['A mi también.', 'A mí también.'],
  ],
  right: ['A mi hermana le gusta.', 'Para mí es fácil.', 'Mi casa es tu casa.'],
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
  where: (m) => m.marked()[0]?.lower === 'el',
  suggest: () => ['él'],
  wrong: [
    ['Creo que el tiene razón.', 'Creo que él tiene razón.'],
    ['Ayer hablé con el.', 'Ayer hablé con él.'],
    ['No quiero que el venga solo.', 'No quiero que él venga solo.'],
  ],
  right: ['El que llega tarde paga.', 'Creo que el tren sale ya.', 'Hablé con él.'],
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
    [
      sentenceStart(),
      punctuation('¡').optional(),
      word('si').mark(),
      punctuation(','),
      not(words('como por en a cuando')),
    ],
  ],
  where: (m) => m.marked()[0]?.lower === 'si' && (m.to - m.from < 4 || m.after()?.pos !== Pos.verb),
  suggest: () => ['sí'],
  wrong: [
    ['Creo que si, pero no estoy seguro.', 'Creo que sí, pero no estoy seguro.'],
    ['Si, claro que puedo ir.', 'Sí, claro que puedo ir.'],
    ['Dijo que si.', 'Dijo que sí.'],
    ['Me dijo que si, porque le gustaba.', 'Me dijo que sí, porque le gustaba.'],
    ['Dije que si a todo.', 'Dije que sí a todo.'],
    ['Digo que si, porque es verdad.', 'Digo que sí, porque es verdad.'],
  ],
  right: ['Si llueve, no salgo.', 'Creo que si llueve no vendrá.', 'Dijo que sí.'],
});

/** que me de: the subjunctive of dar. */
export const deGive = defineRule({
  id: 'es.accents.de',
  patterns: [
    [
      words('me te le nos les os se'),
      word('de').mark(),
      oneOf(words('un una el la los las su sus tu más algo tiempo miedo igual'), punctuation('.', ',')),
    ],
  ],
  where: (m) => /^(?:que|cuando|no|ojalá|quien|usted|aunque|lo|él|ella)$/.test(m.before()?.lower ?? ''),
  suggest: () => ['dé'],
  wrong: [
    ['Quiero que me de una respuesta.', 'Quiero que me dé una respuesta.'],
    ['Ojalá le de tiempo a llegar.', 'Ojalá le dé tiempo a llegar.'],
    ['Dile que nos de su dirección.', 'Dile que nos dé su dirección.'],
  ],
  right: ['Me acuerdo de una canción.', 'Quiero que me dé una respuesta.', 'Vino a verme de noche.'],
});

/** un te con limón: the drink. */
export const teTea = defineRule({
  id: 'es.accents.te',
  pattern: [
    words('un el del una taza de'),
    word('te').mark(),
    oneOf(words('con verde negro rojo frío helado caliente y o de sin'), punctuation('.', ',', '?')),
  ],
  where: (m) =>
    m.sentence.tokens[m.from]?.lower !== 'de' || /^(?:taza|tazas|bolsa|hojas)$/.test(m.before()?.lower ?? ''),
  suggest: () => ['té'],
  wrong: [
    ['Quiero un te con leche.', 'Quiero un té con leche.'],
    ['El te verde me sienta bien.', 'El té verde me sienta bien.'],
    ['Tomamos una taza de te.', 'Tomamos una taza de té.'],
  ],
  right: ['Ayer te vi.', 'El que te dije.', 'Quiero un té.'],
});

/** All rules of this family. */
export const accentRules = [tuPronoun, miPronoun, elPronoun, siYes, deGive, teTea];
