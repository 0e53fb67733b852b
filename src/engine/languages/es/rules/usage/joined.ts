// Sino and si no, and the four ways to write porque.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { lemma, not, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';

/** no ..., si no: the conjunction after a negation. */
export const sino = defineRule({
  id: 'es.usage.sino',
  pattern: [
    punctuation(','),
    word('si').mark(),
    word('no').mark(),
    oneOf(
      words('un una el la los las que de en por para a con su mi también todo'),
      tagged([Pos.noun, Pos.adjective, Pos.properNoun]),
    ),
  ],
  where: (m) =>
    m.sentence.tokens
      .slice(0, m.from)
      .some(({ lower }) => lower === 'no' || lower === 'nunca' || lower === 'tampoco') &&
    !m.sentence.tokens
      .slice(m.to - 1, m.to + 3)
      .some(({ pos, verbForm }) => (pos === Pos.verb || pos === Pos.auxiliary) && verbForm === 0),
  suggest: () => ['sino'],
  wrong: [
    ['No quiero té, si no café.', 'No quiero té, sino café.'],
    ['El problema no es el precio, si no la calidad.', 'El problema no es el precio, sino la calidad.'],
    ['No fui yo, si no mi hermano.', 'No fui yo, sino mi hermano.'],
  ],
  right: ['Avísame, si no la cena se enfría.', 'Avísame, si no vienes.', 'No sé, si no llueve, saldré.'],
});

/** ¿Porque no vienes? */
export const porqueQuestion = defineRule({
  id: 'es.usage.por-que',
  patterns: [
    [
      punctuation('¿'),
      words('y pero entonces').repeat(0, 1),
      word('porque', 'porqué').mark(),
      not(punctuation('?', ',')),
    ],
    [
      oneOf(
        lemma('saber', 'preguntar', 'explicar', 'entender', 'decir'),
        words('dime dinos dígame díganos decidme explícame explíquenme cuéntame'),
      ),
      word('porque', 'porqué').mark(),
      oneOf(words('no se me te lo la le nos los las'), tagged([Pos.verb, Pos.auxiliary])),
    ],
  ],
  where: (m) =>
    m.sentence.tokens[m.from]?.text === '¿' ||
    /^(?:no|sin)/.test(m.before()?.lower ?? '') ||
    /^(?:di|dec|díga|cuént|expl[ií]ca|pregunt)\p{L}*(?:me|nos|le|é)$/u.test(m.sentence.tokens[m.from]?.lower ?? ''),
  suggest: () => ['por qué'],
  wrong: [
    ['¿Porque llegas tan tarde?', '¿Por qué llegas tan tarde?'],
    ['No sé porque no contesta.', 'No sé por qué no contesta.'],
    ['Dime porque te enfadaste tanto.', 'Dime por qué te enfadaste tanto.'],
    ['¿Y porque no me avisaste?', '¿Y por qué no me avisaste?'],
  ],
  right: ['No voy porque llueve.', '¿Te vas porque tienes sueño?', 'Lo sé porque me lo dijo.'],
});

/** el por qué, porqué for porque. */
export const porqueNoun = defineRule({
  id: 'es.usage.porque-noun',
  priority: 1,
  patterns: [
    [
      words('el un su ese este').as('article'),
      word('por').mark(),
      word('qué').mark(),
      oneOf(word('de', 'del'), punctuation('.', ',')),
    ],
    [words('el un su ese este'), word('porque').mark(), word('de', 'del')],
  ],
  suggest: () => ['porqué'],
  wrong: [
    ['No entiendo el por qué de su enfado.', 'No entiendo el porqué de su enfado.'],
    ['No entiendo el porque de tanta prisa.', 'No entiendo el porqué de tanta prisa.'],
    ['Nadie sabe el por qué.', 'Nadie sabe el porqué.'],
    ['Me explicó el por qué del retraso.', 'Me explicó el porqué del retraso.'],
  ],
  right: ['¿Por qué no vienes con nosotros?', '¿Por qué de noche?', 'Dime por qué.'],
});

/** Verbs that a question may hang on: no explica por qué. */
const ASKING =
  /^(?:saber|se|preguntar|explicar|entender|decir|contar|averiguar|comprender|imaginar|ver|indicar|aclarar|adivinar|descubrir|recordar|ignorar|pensar|justificar|mostrar|cuestionar)$/;

/** Whether an asking verb stands right before, or with a pronoun or an adverb between. */
const isAsked = (m: Match): boolean => {
  const at = m.marked()[0]?.index ?? 0;
  return m.sentence.tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ readings, lower }) => lower === 'sé' || readings.some(({ lemma: each }) => ASKING.test(each)));
};

/** porqué llueve: the conjunction. */
export const porqueConjunction = defineRule({
  id: 'es.usage.porque-conjunction',
  patterns: [
    [not(words('el un su los tu mi este ese')), word('porqué').mark(), not(punctuation('.', ',', '?', '!'))],
    [
      oneOf(
        tagged([Pos.verb, Pos.auxiliary, Pos.adjective, Pos.adverb, Pos.noun]),
        words('bien mal'),
        punctuation(','),
      ).except(lemma('razón', 'motivo', 'causa')),
      word('por').mark(),
      word('que').mark(),
      words(
        'mi tu su el la los las un una mañana hoy ayer mis tus sus ahora aquí nadie todo todos usted ustedes yo él ella nosotros nosotras ellos ellas me te se nos no es está son están hay había era estaba ha han tiene tenía tenemos tengo',
      ),
    ],
  ],
  where: (m) => {
    const opener = m.sentence.tokens[m.from];
    if (
      (opener?.kind !== 'word' && (opener?.text !== ',' || m.marked().length === 1)) ||
      m.sentence.tokens.some(({ text }) => text === '¿')
    )
      return false;
    if (m.marked().length === 1) return true;
    // "se interesa por que todos sepan", "la razón por la que"
    const rest = m.sentence.tokens.slice(m.to - 1, m.to + 8);
    return (
      rest.some(({ pos }) => pos === Pos.verb || pos === Pos.auxiliary) &&
      !rest.some(
        ({ readings }) =>
          readings.length > 0 &&
          readings.every(({ features }) => (features & (Feature.subjunctive | Feature.imperative)) !== 0),
      )
    );
  },
  suggest: (m) => (isAsked(m) ? ['por qué', 'porque'] : ['porque', 'por qué']),
  wrong: [
    ['No fui porqué estaba enfermo.', 'No fui porque estaba enfermo.'],
    ['Estoy contenta porqué aprobé.', 'Estoy contenta porque aprobé.'],
    ['Llegó tarde porqué perdió el tren.', 'Llegó tarde porque perdió el tren.'],
    ['Nadie me explica porqué llora tanto.', 'Nadie me explica por qué llora tanto.'],
    ['Tuvimos que cambiarlo, por que está muy viejo.', 'Tuvimos que cambiarlo, porque está muy viejo.'],
    ['No fui por que mi hermano estaba enfermo.', 'No fui porque mi hermano estaba enfermo.'],
    ['Me quedé por que el tren no salía.', 'Me quedé porque el tren no salía.'],
  ],
  right: [
    'Hizo mucho por que su hijo estudiara.',
    'El porqué de todo.',
    'La razón por que mi hermano no vino es otra.',
  ],
});
