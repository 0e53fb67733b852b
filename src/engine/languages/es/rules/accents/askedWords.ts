// Question words inside a sentence, by what they hang on: contarte cómo fue, nadie sabe dónde, ni de dónde salió, depende de cuánto
// cueste, ya me dirás qué tal; and relative words that need no accent: el pueblo donde nací.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, form, lemma, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  como: 'cómo',
  donde: 'dónde',
  cuando: 'cuándo',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  quien: 'quién',
  cual: 'cuál',
  que: 'qué',
};

const clitics = words('no se me te le nos os les lo la los las').repeat(0, 3);

/** What states a fact: a finite verb that cannot be a wish. */
const stated = new Element(
  (token: Token) =>
    canBeFinite(token) &&
    finiteReadings(token).some(({ features }) => (features & (Feature.subjunctive | Feature.imperative)) === 0),
).as('verb');

/** contaros, explicarle, decirme: telling somebody. */
const telling = form(
  /^(?:cont|dec|explic|pregunt|enseñ|mostr|indic|record|describ|aclar)[aei]r(?:me|te|le|nos|os|les|se)$/,
);

/** Behind these "como" and "cuando" compare or say when: contarte como si, decirle cuando quieras. */
const OTHERWISE = /^(?:si|siempre|antes|todos|nunca|nadie|quier\p{L}*|pued\p{L}*|pud\p{L}*|tú|yo|él|ella)$/u;

/** What is asked for by its kind: a qué hora, en qué calle. A bare noun behind "que" asks, since a subject would have an article. */
const kind = words(
  'hora día fecha mes año siglo edad calle piso planta número ciudad país barrio pueblo sitio lugar parte zona color talla tamaño medida ' +
    'tipo clase marca modelo precio nivel grado frecuencia velocidad distancia altura idioma lengua canal página capítulo estación parada ' +
    'andén puerta sala aula oficina médico razón motivo causa manera modo forma medio dinero condiciones circunstancias estado orden momento ' +
    'persona departamento empresa colegio dirección',
);

/** Os escribo para contaros como fue; nadie sabe decirme como. */
export const askedWord = defineRule({
  id: 'es.accents.asked-word',
  after: 'es.accents.indirect-question',
  patterns: [
    [telling, words('como donde cuando cuanto quien').as('word').mark(), clitics, stated],
    [telling, words('como donde cuando cuanto quien').as('word').mark(), punctuation('.', ',', '!', '?', ';')],
    [lemma('saber'), words('como donde cuando cuanto quien').as('word').mark(), punctuation('.', '!', '?', ';')],
    [
      oneOf(lemma('saber', 'decir', 'explicar', 'recordar', 'entender')),
      word('ni'),
      words('de con por a').repeat(0, 1),
      words('donde cuanto quien').as('word').mark(),
      clitics,
      stated,
    ],
    [word('ni'), word('de'), word('donde').as('word').mark(), clitics, stated],
    [
      lemma('depender'),
      word('de'),
      words('como cuanto cuanta cuantos cuantas donde').as('word').mark(),
      clitics,
      new Element(canBeFinite),
    ],
    [
      words('a con en por de').as('of'),
      word('que').as('word').mark(),
      kind,
      clitics,
      oneOf(stated, can(Pos.verb, Feature.infinitive)),
    ],
    [
      lemma('decir', 'contar', 'saber', 'preguntar', 'ver'),
      word('que').as('word').mark(),
      word('tal'),
      oneOf(
        words('el la los las tu su te le os les nos se me lo va ha fue está estás han han va'),
        punctuation('.', ',', '?', '!'),
      ),
    ],
  ],
  where: (m) => !OTHERWISE.test(m.sentence.tokens[m.token('word').index + 1]?.lower ?? ''),
  unless: {
    'a statement behind a noun or an adverb: la idea de que, antes de que': {
      when: (m) => m.names('of') && m.token('of').lower === 'de' && !isAsked(m),
      right: 'Tuve la sensación de que día es noche allí.',
    },
  },
  suggest: (m) => [ACCENTED[m.token('word').lower] ?? ''],
  wrong: [
    ['Os escribo para contaros como fue la boda.', 'Os escribo para contaros cómo fue la boda.'],
    ['Nadie quiere decirme cuando.', 'Nadie quiere decirme cuándo.'],
    ['Quería venir, pero no sabía como.', 'Quería venir, pero no sabía cómo.'],
    ['No sabía ni donde estaba la llave.', 'No sabía ni dónde estaba la llave.'],
    ['No se explica qué quiere ni de donde sale.', 'No se explica qué quiere ni de dónde sale.'],
    ['Depende de cuanto cueste el viaje.', 'Depende de cuánto cueste el viaje.'],
    ['Ya me contarás que tal te va.', 'Ya me contarás qué tal te va.'],
    ['No sé a que hora llega el tren.', 'No sé a qué hora llega el tren.'],
    ['Pregúntale en que calle vive.', 'Pregúntale en qué calle vive.'],
    ['Hay que explicarle de que modo se hace.', 'Hay que explicarle de qué modo se hace.'],
    ['Dudamos en que sitio poner la mesa.', 'Dudamos en qué sitio poner la mesa.'],
    ['Me gustaría saber con que frecuencia pasa el autobús.', 'Me gustaría saber con qué frecuencia pasa el autobús.'],
  ],
  right: [
    'Puedes contarme lo que quieras cuando vuelvas.',
    'Ven a decirle cuando puedas la verdad.',
    'Supo explicarle como pudo la avería.',
    'No lo entiendo ni cuando lo explicas tú.',
    'Dicen que tal vez llueva.',
    'El problema a que te refieres ya está resuelto.',
    'El día en que llegaron nevaba.',
  ],
});

/** Whether a verb of asking or knowing stands before: "dime en qué pueblo, dónde". */
const isAsked = (m: Match): boolean =>
  m.sentence.tokens.some(({ text }) => /^[¿?]$/.test(text)) ||
  m.sentence.tokens
    .slice(0, m.token('word').index)
    .some(({ readings }) =>
      readings.some(({ lemma: each }) =>
        /^(?:saber|preguntar|preguntarse|decir|explicar|ver|averiguar|recordar|entender|indicar|contar|mostrar|pregunta|duda|buscar|elegir|decidir|imaginar|descubrir|escoger|especificar|definir|determinar|conocer|pensar|señalar|idea|sobre|según|cuestión|discutir|comprender|encontrar|importar|olvidar|comprobar|mirar|cuál|cómo|qué)$/.test(
          each,
        ),
      ),
    );

/** el pueblo dónde nací: a place that was named needs no accent. */
export const relativeWord = defineRule({
  id: 'es.accents.relative-word',
  patterns: [
    [
      tagged([Pos.noun, Pos.properNoun]),
      punctuation(',').repeat(0, 1),
      word('dónde').as('word').mark(),
      clitics,
      tagged([Pos.verb, Pos.auxiliary]).as('verb'),
    ],
  ],
  where: (m) => m.token('verb').verbForm === 0 && !isAsked(m),
  suggest: () => ['donde'],
  wrong: [
    ['Es el pueblo dónde nació mi madre.', 'Es el pueblo donde nació mi madre.'],
    ['Trabajó en Punta Arenas, dónde hacía mucho frío.', 'Trabajó en Punta Arenas, donde hacía mucho frío.'],
    ['Vive en una casa dónde no hay luz.', 'Vive en una casa donde no hay luz.'],
  ],
  right: ['No sé en qué calle, dónde vive.', '¿Y el coche, dónde está?', 'Me preguntó la calle, dónde era.'],
});
