// Accents that tell words apart: tú and tu, él and el, sí and si, interrogatives, and the past that only its accent marks.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { can, form, lemma, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../pattern.ts';

const finite = () =>
  oneOf(tagged(Pos.verb), tagged(Pos.auxiliary))
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
      finite().and(can(Pos.verb, Feature.third | Feature.singular)),
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
      sentenceStart(),
      punctuation('¡').optional(),
      word('si').mark(),
      punctuation(','),
      not(words('como por en a cuando')),
    ],
  ],
  where: (m) => m.marked()[0]?.lower === 'si',
  suggest: () => ['sí'],
  wrong: [
    ['Creo que si, pero no estoy seguro.', 'Creo que sí, pero no estoy seguro.'],
    ['Si, claro que puedo ir.', 'Sí, claro que puedo ir.'],
    ['Dijo que si.', 'Dijo que sí.'],
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

const ASKING: Readonly<Record<string, string>> = {
  que: 'qué',
  como: 'cómo',
  cuando: 'cuándo',
  donde: 'dónde',
  quien: 'quién',
  quienes: 'quiénes',
  cual: 'cuál',
  cuales: 'cuáles',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  adonde: 'adónde',
};
const asking = (m: Match): string[] => [ASKING[m.token('word').lower] ?? ''];

/** ¿Que haces?, no sé cuando viene. */
export const interrogatives = defineRule({
  id: 'es.accents.interrogatives',
  patterns: [
    [
      punctuation('¿', '¡'),
      words('y a de con para por en desde hasta').repeat(0, 1),
      words('que como cuando donde quien quienes cual cuales cuanto cuanta cuantos cuantas adonde').as('word').mark(),
    ],
    [
      lemma('saber', 'explicar', 'averiguar', 'ignorar', 'decidir', 'imaginar'),
      words('me te nos le les').repeat(0, 1),
      words('como cuando donde quien quienes cual cuales cuanto cuanta cuantos cuantas adonde').as('word').mark(),
      not(punctuation('.', ',')),
    ],
    [
      form(/(?:nos|me|le|les)$/).and(can(Pos.verb)),
      words('como donde cuando cuanto cual').as('word').mark(),
      oneOf(words('se'), finite()),
    ],
  ],
  where: (m) => {
    const lower = m.token('word').lower;
    const at = m.token('word').index;
    const [before, after] = [m.sentence.tokens[at - 1], m.sentence.tokens[at + 1]];
    if (before?.text === '¡')
      return (
        /^(?:que|cuanto|cuanta|cuantos|cuantas)$/.test(lower) && after?.pos !== Pos.verb && after?.pos !== Pos.auxiliary
      );
    if (before?.text === '¿')
      return (
        !(lower === 'que' && (after?.pos === Pos.pronoun || /^(?:no|si|sí|ya)$/.test(after?.lower ?? ''))) &&
        !(lower === 'cuando' && m.sentence.tokens.slice(at, at + 8).some((token) => token.text === ','))
      );
    // "cuando sepa", "no sabe como tú", "explicar cuanto quieras"
    return !/^(?:tú|yo|él|siempre|tal|si|quieras|antes)$/.test(after?.lower ?? '');
  },
  suggest: asking,
  wrong: [
    ['¿Que quieres comer hoy?', '¿Qué quieres comer hoy?'],
    ['No sé cuando llega el tren.', 'No sé cuándo llega el tren.'],
    ['Dígame donde está la salida.', 'Dígame dónde está la salida.'],
  ],
  right: ['¿Qué quieres?', 'Cuando llegues, llama.', 'Lo hizo como quiso.', '¿Cuándo vienes?'],
});

const past = () => words('ayer anoche anteayer');

/** ayer llego: the past of the third person. */
export const pastThird = defineRule({
  id: 'es.accents.past-third',
  patterns: [
    [
      past(),
      not(punctuation('.', ';')).repeat(0, 4),
      form(/(?:o|e)$/)
        .and(can(Pos.verb, Feature.first | Feature.singular | Feature.present))
        .except(can(Pos.noun))
        .except(can(Pos.adjective))
        .except(can(Pos.adverb))
        .except(can(Pos.preposition))
        .as('verb')
        .mark(),
      oneOf(
        tagged(Pos.determiner),
        tagged(Pos.preposition),
        punctuation(',', '.'),
        words('el la los las un una mi su a de en con muy por'),
      ),
    ],
  ],
  where: (m) =>
    !m.sentence.tokens.slice(m.from, m.to).some((token) => /^(?:yo|que|y|pero|porque|cuando|si)$/.test(token.lower)),
  suggest: (m) =>
    m.inflect('verb', Feature.third | Feature.singular | Feature.preterite | Feature.indicative, Pos.verb),
  wrong: [
    ['Ayer llego mi primo de Chile.', 'Ayer llegó mi primo de Chile.'],
    ['Anoche ceno en casa de sus padres.', 'Anoche cenó en casa de sus padres.'],
    ['Ayer mi madre compro un coche nuevo.', 'Ayer mi madre compró un coche nuevo.'],
  ],
  right: ['Ayer llegó mi primo.', 'Ayer vine en tren.', 'Llego el lunes.'],
});

/** mañana llamare, mañana saldre: the future keeps its accent. */
export const futureAccent = defineRule({
  id: 'es.accents.future',
  pattern: [
    words('mañana luego pronto'),
    words('no se me te le nos les lo la yo él ella usted ustedes').repeat(0, 2),
    form(/[aei]r(?:e|as|a|an)$/)
      .and(can(Pos.verb, Feature.subjunctive))
      .except(can(Pos.noun))
      .as('verb')
      .mark(),
  ],
  where: (m) =>
    !m.sentence.tokens.slice(0, m.from).some(({ lower }) => /^(?:que|si|como|quien|ojalá|aunque)$/.test(lower)),
  suggest: (m) => [
    m.token('verb').lower.replace(/r(e|a|an|as)$/, (_, end: string) => `r${end.replace('e', 'é').replace('a', 'á')}`),
  ],
  wrong: [
    ['Mañana llamare al banco.', 'Mañana llamaré al banco.'],
    ['Mañana hablara con el director.', 'Mañana hablará con el director.'],
    ['Pronto viajaran a Roma.', 'Pronto viajarán a Roma.'],
  ],
  right: ['Mañana llamaré.', 'Quería que mañana hablara con él.', 'Si mañana hablara él, iría.'],
});

/** esta limpia: the verb estar. */
export const estaVerb = defineRule({
  id: 'es.accents.esta',
  patterns: [
    [
      oneOf(
        tagged([Pos.noun, Pos.properNoun]),
        words('no ya todo él ella usted que también aquí allí se donde quién cómo dónde'),
      ),
      word('esta', 'estan', 'estas').as('verb').mark(),
      oneOf(
        words(
          'muy en bien mal cerca lejos siempre aquí allí ahí claro abierto cerrado lleno vacío roto listo contento de con a un',
        ),
        can(Pos.verb, Feature.pastParticiple),
        can(Pos.verb, Feature.gerund),
        can(Pos.adjective).except(can(Pos.noun)),
      ),
    ],
  ],
  where: (m) =>
    !/^(?:que|y|o|de|en|con|por|a|para)$/.test(m.sentence.tokens[m.from]?.lower ?? '') ||
    m.token('verb').lower !== 'estas',
  suggest: (m) => [{ esta: 'está', estan: 'están', estas: 'estás' }[m.token('verb').lower] ?? ''],
  wrong: [
    ['La tienda esta cerrada los lunes.', 'La tienda está cerrada los lunes.'],
    ['El baño no esta limpio.', 'El baño no está limpio.'],
    ['Mi hermano esta trabajando.', 'Mi hermano está trabajando.'],
  ],
  right: ['La tienda está cerrada.', 'Me gusta esta casa.', 'Vino esta mañana.'],
});

/** All rules of this family. */
export const accentRules = [
  tuPronoun,
  miPronoun,
  elPronoun,
  siYes,
  deGive,
  teTea,
  interrogatives,
  pastThird,
  futureAccent,
  estaVerb,
];
