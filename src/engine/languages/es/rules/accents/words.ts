// Small words whose meaning depends on an accent: más and mas, sé and se, él at the start of a sentence.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import mas from '../../rows/mas.tsv';
import saberSe from '../../rows/saberSe.tsv';

/** mas tiempo: without its accent, "mas" is an old word for "pero". */
export const more = defineRule({
  id: 'es.accents.mas',
  ...rowsOf(mas, { mark: () => punctuation('.', ',', '?', '!', ';', ':', ')') }),
  where: (m) => {
    const mas = m.marked()[0];
    return mas?.text === mas?.lower || mas?.index === 0
      ? !/^(?:no|si|cuando|nunca|aún|también)$/.test(m.after(0)?.lower ?? '')
      : false;
  },
  wrong: [['Mas información en la página.', 'Más información en la página.']],
  right: ['Quiso hablar mas no le dejaron.'],
});

/** no se qué hacer, ya lo se: the first person of saber. */
export const seKnow = defineRule({
  id: 'es.accents.se',
  ...rowsOf(saberSe, {
    soFar: () => words('no ya sí también tampoco').repeat(0, 2),
    mark: () => punctuation(',', '.'),
    end: () => punctuation('.', ',', '!', ';', ':'),
  }),
});

/** El es mi profesor: the pronoun at the start. */
export const elStart = defineRule({
  id: 'es.accents.el-start',
  patterns: [
    [
      word('el').mark().as('pronoun'),
      words('no ya nunca siempre también solo').repeat(0, 1),
      words('me te se lo la le nos les').repeat(0, 2),
      oneOf(
        can(Pos.verb, Feature.third | Feature.singular | Feature.indicative),
        can(Pos.auxiliary, Feature.third | Feature.singular | Feature.indicative),
      )
        .except(can(Pos.noun).except(tagged([Pos.verb, Pos.auxiliary])))
        .except(can(Pos.preposition))
        .as('verb'),
    ],
  ],
  where: (m) => {
    const at = m.token('pronoun').index;
    const before = m.sentence.tokens[at - 1];
    const isName = m.token('verb').text !== m.token('verb').lower;
    return !isName && (at === 0 || /^(?:[¿¡,;"«]|y|pero|que|porque|cuando|si)$/.test(before?.lower ?? ''));
  },
  suggest: () => ['él'],
  wrong: [
    ['El vive cerca de la playa.', 'Él vive cerca de la playa.'],
    ['El no tiene la culpa de nada.', 'Él no tiene la culpa de nada.'],
    ['El pone la mesa y yo cocino.', 'Él pone la mesa y yo cocino.'],
  ],
  right: [
    'El premio gordo cayó en Lugo.',
    'El cómo no lo sé; el para qué, tampoco.',
    'El ser humano es así.',
    'Pliega el hacha con cuidado.',
  ],
});

/** que bonita está la niña: an exclamation without its marks. */
export const exclamation = defineRule({
  id: 'es.accents.exclamation',
  patterns: [
    [
      sentenceStart(),
      punctuation('¡').optional(),
      word('que').mark(),
      can(Pos.adjective),
      words('es son está están era eran fue estás eres estaba me te nos'),
    ],
    [
      sentenceStart(),
      punctuation('¡').optional(),
      word('que').mark(),
      words('pena lástima alegría suerte ilusión rabia vergüenza'),
      oneOf(punctuation('!', '.', ','), words('que me te')),
    ],
  ],
  suggest: () => ['qué'],
  wrong: [
    ['Que bonita está la niña.', 'Qué bonita está la niña.'],
    ['Que rico es este queso.', 'Qué rico es este queso.'],
    ['Que difícil fue el examen.', 'Qué difícil fue el examen.'],
    ['Que pena, no puedo ir.', 'Qué pena, no puedo ir.'],
    ['Que lástima que no puedas venir.', 'Qué lástima que no puedas venir.'],
    ['¡Que rabia!', '¡Qué rabia!'],
  ],
  right: ['Que otro me lo explique.', 'Que tengas un buen día.', 'Que bien puede ser verdad lo sabemos todos.'],
});

/** vamonos, digamoslo: with pronouns attached, the nosotros form needs an accent. */
export const letUs = defineRule({
  id: 'es.accents.let-us',
  overridesSpelling: true,
  pattern: [
    form(/^\p{L}+[ae]mo(?:nos|sl[oae]s?|sel[oae]s?)$/u)
      .as('verb')
      .mark(),
  ],
  suggest: (m) => [m.text('verb').replace(/[ae](?=mo(?:nos|sl..?|sel..?)$)/, (vowel) => (vowel === 'a' ? 'á' : 'é'))],
  wrong: [
    ['Es tarde, vamonos a casa.', 'Es tarde, vámonos a casa.'],
    ['Hagamoslo juntos.', 'Hagámoslo juntos.'],
    ['Quedemonos un rato más.', 'Quedémonos un rato más.'],
  ],
  right: ['Vámonos a casa.', 'Hagámoslo juntos.', 'Quedémonos aquí.'],
});
