// Reflexive verbs that say no more than estar, tener que or ser: se encuentra cerrado, se ve obligado a, asciende a.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import { Element, lemma, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { inSpanishForm } from '../inForm.ts';

const verb = (...lemmas: string[]) =>
  lemma(...lemmas)
    .and(new Element((token) => isTaggedVerb(token) && token.verbForm === 0))
    .as('verb')
    .mark();

/** La tienda se encuentra cerrada: la tienda está cerrada. */
export const isFound = defineRewrite({
  id: 'es.rewrite.is-found',
  kind: 'simple',
  patterns: [
    [
      word('se').mark(),
      verb('encontrar', 'hallar'),
      new Element(
        (token) =>
          reads(token, Pos.verb, Feature.pastParticiple) ||
          isOne(token, listed('en muy bien mal cerca junto aquí allí')),
      ),
    ],
  ],
  unless: {
    'a question of where something is found': {
      when: (m) => m.token('verb').readings.some(({ features }) => (features & Feature.preterite) !== 0),
      right: 'Se encontró en la calle una moneda.',
    },
    'one finds oneself, nobody in particular': {
      when: (m) => m.from === 0 || isOne(m.before(), listed('no que como donde cuando si y')),
      right: 'No se encuentra en el mercado ese vino.',
    },
  },
  suggest: (m) => {
    const form = inSpanishForm(m.sentence, m.token('verb'), 'estar', ['encontrar', 'hallar']);
    return form === null ? [] : [form];
  },
  wrong: [
    ['La tienda se encuentra cerrada.', 'La tienda está cerrada.'],
    ['El hotel se encuentra en el centro.', 'El hotel está en el centro.'],
    ['Los heridos se hallaban muy graves.', 'Los heridos estaban muy graves.'],
  ],
  right: ['Ana se encontró una moneda.', 'Se encuentra a gusto.', 'Encuentra cerrada la tienda.'],
});

/** se ve obligado a vender: tiene que vender. */
export const seesOneself = defineRewrite({
  id: 'es.rewrite.sees-oneself',
  kind: 'nominal',
  patterns: [
    [
      words('me te se nos').mark(),
      verb('ver'),
      words('obligado obligada obligados obligadas forzado forzada forzados forzadas').mark(),
      word('a').mark(),
    ],
    [
      words('me te se nos').mark(),
      verb('ver'),
      word('en').mark(),
      word('la').mark(),
      words('obligación necesidad').mark(),
      word('de').mark(),
    ],
  ],
  suggest: (m) => {
    const form = inSpanishForm(m.sentence, m.token('verb'), 'tener', ['ver']);
    return form === null ? [] : [`${form} que`];
  },
  wrong: [
    ['Ana se ve obligada a vender la casa.', 'Ana tiene que vender la casa.'],
    ['Nos vemos en la necesidad de cerrar la tienda.', 'Tenemos que cerrar la tienda.'],
    ['Los vecinos se veían obligados a esperar.', 'Los vecinos tenían que esperar.'],
  ],
  right: ['Ana se ve en el espejo.', 'Se vio obligada por la ley.', 'Es un paso obligado a veces.'],
});

/** El precio asciende a 20 euros: el precio es de 20 euros. */
export const amountsTo = defineRewrite({
  id: 'es.rewrite.amounts-to',
  kind: 'simple',
  patterns: [
    [verb('ascender'), word('a').mark(), new Element((token) => token.kind === 'number')],
    [
      word('se').mark(),
      verb('elevar', 'cifrar'),
      word('a', 'en').mark(),
      new Element((token) => token.kind === 'number'),
    ],
  ],
  suggest: (m) => {
    const form = inSpanishForm(m.sentence, m.token('verb'), 'ser', ['ascender', 'elevar', 'cifrar']);
    return form === null ? [] : [`${form} de`];
  },
  wrong: [
    ['El alquiler asciende a 800 euros.', 'El alquiler es de 800 euros.'],
    ['Los gastos ascendían a 200 euros.', 'Los gastos eran de 200 euros.'],
    ['La deuda se eleva a 50 euros.', 'La deuda es de 50 euros.'],
  ],
  right: ['El equipo asciende a primera.', 'El globo asciende a gran altura.', 'La torre se eleva sobre el río.'],
});
