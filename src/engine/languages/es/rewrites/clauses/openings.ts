// Openings that put off what is meant: se trata de un error, es un error; fue entonces cuando, entonces; había dos clientes esperando.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import { anything, Element, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { isNounPhrase, numberOf, textOf } from '../nounPhrases.ts';

const IS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  trata: ['es', 'son'],
  trataba: ['era', 'eran'],
  tratará: ['será', 'serán'],
  trataría: ['sería', 'serían'],
};
const BEFORE = listed('y pero porque que si no también');
const ONE = listed('un una');

/** Se trata de un error: es un error. */
export const itIsAbout = defineRewrite({
  id: 'es.rewrite.it-is-about',
  kind: 'direct',
  pattern: [
    word('se').mark(),
    words(Object.keys(IS).join(' ')).as('verb').mark(),
    word('de').mark(),
    words('un una unos unas dos tres cuatro cinco varios varias muchos muchas').as('next'),
  ],
  // "cuando se trata de un amigo" is about any of them
  where: (m) => m.from === 0 || m.before()?.kind === 'punctuation' || isOne(m.before(), BEFORE),
  suggest: (m) => {
    const forms = IS[m.token('verb').lower];
    return forms ? [isOne(m.token('next'), ONE) ? forms[0] : forms[1]] : [];
  },
  wrong: [
    ['Se trata de un error.', 'Es un error.'],
    ['Si se trata de una red, pida permiso.', 'Si es una red, pida permiso.'],
    ['Creo que se trataba de dos vecinos.', 'Creo que eran dos vecinos.'],
    ['No se trata de una novedad.', 'No es una novedad.'],
  ],
  right: [
    'Se trata de salir.',
    'Cuando se trata de un amigo, ayuda.',
    'Se trata del precio.',
    'El libro trata de un rey.',
  ],
});

const adverb = (list: string) => words(list).as('adverb').mark();

/** Fue entonces cuando llegó Ana: entonces llegó Ana. */
export const cleftAdverb = defineRewrite({
  id: 'es.rewrite.cleft-adverb',
  kind: 'opening',
  priority: 1,
  patterns: [
    [sentenceStart(), words('es fue era').mark(), adverb('entonces ahora ahí'), word('cuando').mark()],
    [sentenceStart(), adverb('entonces ahora'), words('es fue').mark(), word('cuando').mark()],
    [sentenceStart(), words('es fue era').mark(), adverb('así'), word('como').mark()],
    [sentenceStart(), words('es fue era').mark(), adverb('aquí allí ahí'), word('donde').mark()],
  ],
  suggest: (m) => [m.token('adverb').lower],
  wrong: [
    ['Fue entonces cuando llegó Ana.', 'Entonces llegó Ana.'],
    ['Es así como se hace el pan.', 'Así se hace el pan.'],
    ['Entonces fue cuando vi la carta.', 'Entonces vi la carta.'],
    ['Es aquí donde vive mi tía.', 'Aquí vive mi tía.'],
  ],
  right: ['Fue entonces.', 'Es aquí, donde vive mi tía.', 'Fue él cuando llegó.'],
});

/** Había muchas personas esperando: muchas personas esperaban. */
export const thereIsDoing = defineRewrite({
  id: 'es.rewrite.there-is-doing',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    words('hay había').as('verb').mark(),
    anything().repeat(2, 5).as('phrase').mark(),
    new Element((token) => isTaggedVerb(token) && reads(token, Pos.verb, Feature.gerund) && token.lower.endsWith('ndo'))
      .as('doing')
      .mark(),
  ],
  where: (m) => isNounPhrase(m.all('phrase')) && numberOf(m.all('phrase')) === Feature.plural,
  suggest: (m) => {
    const lemma = m.token('doing').readings.find(({ pos }) => pos === Pos.verb)?.lemma;
    const tense = m.token('verb').lower === 'hay' ? Feature.present : Feature.imperfect;
    const wish = Feature.indicative | tense | Feature.third | Feature.plural;
    const form = lemma && m.sentence.lexicon.inflect(lemma, Pos.verb, wish).find((each) => each.endsWith('n'));
    return form ? [`${textOf(m, m.all('phrase'))} ${form}`] : [];
  },
  wrong: [
    ['Había muchas personas esperando en la puerta.', 'Muchas personas esperaban en la puerta.'],
    ['Hay dos clientes preguntando por ti.', 'Dos clientes preguntan por ti.'],
    ['Hay varios niños jugando en el parque.', 'Varios niños juegan en el parque.'],
  ],
  right: ['Hay una persona esperando.', 'Hay que seguir andando.', 'Había muchas personas.'],
});
