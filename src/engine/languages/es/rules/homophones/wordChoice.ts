// Words that sound alike or occur together: del and al, y and e, o and u, mejor, cayó and calló, delante de mí.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  capitalised,
  form,
  number,
  oneOf,
  tagged,
  uncapitalised,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { reads } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { isBareParticiple } from '../../reading/clauses.ts';
import adverbOwnerRows from '../../rows/adverbOwners.tsv';
import caerCallar from '../../rows/caerCallar.tsv';
import falls from '../../rows/falls.words.tsv';
import infinitiveWithoutDe from '../../rows/infinitiveWithoutDe.tsv';

/** a el parque, de el vecino: al and del. */
export const contraction = defineRule({
  id: 'es.usage.contraction',
  pattern: [
    words('a de').as('preposition').mark(),
    word('el').and(uncapitalised()).mark(),
    tagged([Pos.noun, Pos.adjective, Pos.numeral]).and(uncapitalised()).as('noun'),
  ],
  suggest: (m) => [m.token('preposition').lower === 'a' ? 'al' : 'del'],
  wrong: [
    ['Fuimos a el mercado del barrio.', 'Fuimos al mercado del barrio.'],
    ['La puerta de el garaje no cierra.', 'La puerta del garaje no cierra.'],
    ['Llegamos a el primer semáforo.', 'Llegamos al primer semáforo.'],
  ],
  right: ['Vive cerca de El Escorial.', 'Vengo de El Salvador.', 'Trae el pan de centeno.'],
});

/** padre y hijo, siete o ocho: e and u before the same sound. */
export const sameSound = defineRule({
  id: 'es.usage.y-e-o-u',
  patterns: [
    [
      form(/./),
      word('y').as('word').mark(),
      form(/^h?i(?![aeouáéóú])/)
        .and(uncapitalised())
        .as('next'),
    ],
    // two names
    [
      capitalised().and(form(/./)),
      word('y').as('word').mark(),
      form(/^h?i(?![aeouáéóú])/)
        .and(capitalised())
        .as('next'),
    ],
    [oneOf(form(/./), number()), word('o').as('word').mark(), form(/^h?[oó]/).as('next')],
  ],
  where: (m) =>
    m.token('word').text === m.token('word').lower &&
    m.token('next').text.length > 1 &&
    m.token('next').text !== m.token('next').text.toUpperCase() &&
    !/^(?:i[ptd]?|io|ios|ipad|iphone|imac|html|on|off)$/.test(m.token('next').lower),
  suggest: (m) => [m.token('word').lower === 'y' ? 'e' : 'u'],
  wrong: [
    ['Madre y hija salieron juntas.', 'Madre e hija salieron juntas.'],
    ['Éramos siete o ocho personas.', 'Éramos siete u ocho personas.'],
    ['Vinieron Carlos y Inés.', 'Vinieron Carlos e Inés.'],
    ['Habla francés y inglés.', 'Habla francés e inglés.'],
  ],
  right: ['Nieve y hielo.', 'El cromosoma Y incluye pocos genes.', '¿Y Inés?'],
});

/** más mejor: mejor is already a comparative. */
export const moreBetter = defineRule({
  id: 'es.usage.mas-mejor',
  pattern: [words('más mas').mark().as('more'), words('mejor mejores peor peores').mark().as('word')],
  suggest: (m) => [m.text('word')],
  wrong: [
    ['Este móvil es más mejor que el mío.', 'Este móvil es mejor que el mío.'],
    ['Hoy me siento más peor que ayer.', 'Hoy me siento peor que ayer.'],
    ['Sus notas son más mejores este año.', 'Sus notas son mejores este año.'],
  ],
  right: ['Este móvil es mejor.', 'Hoy estoy mucho mejor.', 'Cuanto más, mejor.'],
});

/** el vaso calló al suelo, se cayó en clase: caer and callar. */
export const fall = defineRule({
  id: 'es.homophones.cayo-callo',
  priority: 1,
  ...rowsOf(caerCallar, {
    ground: () => word(...wordsIn(falls)),
    whom: () => words('se me le nos').repeat(0, 2),
    noun: () => can(Pos.noun),
  }),
});

/** delante mío: adverbs take no possessive. */
export const adverbOwner = defineRule({
  id: 'es.usage.delante-mio',
  ...rowsOf(adverbOwnerRows),
  unless: {
    'before its noun: the preposition is missing': {
      when: (m) => m.after()?.pos === Pos.noun || m.after()?.pos === Pos.adjective,
      right: 'Debajo nuestra casa hay un bar.',
    },
  },
});

/** hacen dos años, han habido problemas: verbs that stay in the singular. */
export const impersonal = defineRule({
  id: 'es.agreement.impersonal',
  patterns: [
    [
      words('hacen hacían harán').as('verb').mark(),
      oneOf(
        words(
          'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta muchos pocos unos varios algunos muchas unas',
        ),
        number(),
      ),
      words('años meses días semanas horas minutos siglos'),
    ],
    [words('hacen').as('verb').mark(), number().optional(), words('grados')],
    [words('han habían hayan hubieran habrían habrán').as('verb').mark(), word('habido')],
    [
      words('van iban pueden podrían podían deben suelen solían deberían').as('verb').mark(),
      word('a').repeat(0, 1),
      word('haber'),
      oneOf(
        words('muchos muchas más varios varias algunos algunas pocos pocas dos tres cuatro otros otras'),
        tagged(Pos.noun, Feature.plural).except(can(Pos.verb)),
      ),
    ],
  ],
  unless: {
    'what they do for so long': {
      when: (m) => m.before()?.pos === Pos.noun && m.token('verb').lower === 'hacen',
      right: 'Los alumnos hacen dos horas de deporte.',
    },
  },
  suggest: (m) => {
    const verb = m.token('verb').lower;
    return [
      { hacen: 'hace', hacían: 'hacía', harán: 'hará', han: 'ha', van: 'va' }[verb] ??
        verb.replace(/n$/, '').replace(/^habrá$/, 'habrá'),
    ];
  },
  wrong: [
    ['Hacen tres años que vivo en Lima.', 'Hace tres años que vivo en Lima.'],
    ['Este mes han habido muchas quejas.', 'Este mes ha habido muchas quejas.'],
    ['Van a haber cambios en el horario.', 'Va a haber cambios en el horario.'],
    ['Hacen 30 grados.', 'Hace 30 grados.'],
  ],
  right: ['Hacen mucho ruido.', 'Los niños hacen dos dibujos.', 'Pueden haber salido ya.', 'Han tenido suerte.'],
});

/** decidimos de quedarnos: these verbs take a bare infinitive. */
export const infinitiveAfterPreposition = defineRule({
  id: 'es.usage.decidir-de',
  ...rowsOf(infinitiveWithoutDe, { infinitive: () => can(Pos.verb, Feature.infinitive) }),
  unless: {
    'a noun as well: un intento de escapar': {
      when: (m) => reads(m.sentence.tokens[m.from], Pos.noun),
      right: 'Tras un intento de escapar, lo detuvieron.',
    },
    'a participle: encantados de': {
      when: isBareParticiple,
      right: 'Estamos encantados de recibirlos.',
    },
  },
});
