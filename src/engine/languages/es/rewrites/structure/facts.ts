// Clauses that can do with less: el hecho de fumar, la casa que está situada, la firma del mismo.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isMarkOrEnd, isOne, isTaggedFinite, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import { Element, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { joinsInfinitive } from '../../../common/rewrites/around.ts';
import { isDone } from '../nounPhrases.ts';

/** El hecho de fumar daña: fumar daña. */
export const factOf = defineRewrite({
  id: 'es.rewrite.fact-of',
  kind: 'wordy',
  pattern: [
    sentenceStart(),
    word('el').mark(),
    word('hecho').mark(),
    word('de').mark(),
    new Element((token) => token.lower === 'que' || (isTaggedVerb(token) && reads(token, Pos.verb, Feature.infinitive)))
      .as('next')
      .mark(),
  ],
  where: (m) => !joinsInfinitive(m),
  suggest: (m) => [m.text('next')],
  wrong: [
    ['El hecho de fumar daña la salud.', 'Fumar daña la salud.'],
    ['El hecho de que llegue tarde me molesta.', 'Que llegue tarde me molesta.'],
    ['El hecho de esperar cuesta dinero.', 'Esperar cuesta dinero.'],
  ],
  right: ['El hecho de la semana es conocido.', 'Me molesta el hecho de que llegue tarde.', 'El hecho es raro.'],
});

const noun = () => new Element((token) => token.pos === Pos.noun).as('noun');
const AFTER = listed('a al ante bajo cerca con de del desde durante en entre hasta junto para por sobre tras ayer hoy');

/** la carta que fue enviada por Ana: la carta enviada por Ana. */
export const whichIs = defineRewrite({
  id: 'es.rewrite.which-is',
  kind: 'wordy',
  patterns: [
    [
      noun(),
      word('que').mark(),
      words('es son fue fueron está están').mark(),
      new Element(isDone).as('done').mark(),
      new Element((token) => isOne(token, AFTER)),
    ],
    [
      noun(),
      word('que').mark(),
      words('ha han había habían').mark(),
      word('sido').mark(),
      new Element(isDone).as('done').mark(),
      new Element((token) => isOne(token, AFTER)),
    ],
    [
      noun(),
      word('que').mark(),
      word('se').mark(),
      words('encuentra encuentran halla hallan').mark(),
      new Element(isDone).as('done').mark(),
      new Element((token) => isOne(token, AFTER)),
    ],
  ],
  unless: {
    'a comparison or a cleft': {
      when: (m) => m.sentence.tokens.slice(0, m.from).some((token) => isOne(token, listed('más menos tan tanto'))),
      right: 'Más gente que es invitada por él no cabe.',
    },
  },
  suggest: (m) => [m.text('done')],
  wrong: [
    ['Vende la casa que está situada junto al lago.', 'Vende la casa situada junto al lago.'],
    ['Las cartas que fueron enviadas por Ana están aquí.', 'Las cartas enviadas por Ana están aquí.'],
    ['Es el plan que ha sido aprobado en mayo.', 'Es el plan aprobado en mayo.'],
  ],
  right: ['La carta que llegó en mayo está aquí.', 'La casa que es grande es cara.', 'Dice que es sabido por todos.'],
});

/** la firma del mismo: su firma. */
export const ofTheSame = defineRewrite({
  id: 'es.rewrite.of-the-same',
  kind: 'simple',
  patterns: [
    [words('el la los las').as('article').mark(), noun().mark(), word('del').mark(), word('mismo').mark()],
    [
      words('el la los las').as('article').mark(),
      noun().mark(),
      word('de').mark(),
      words('la los las').mark(),
      words('misma mismos mismas').mark(),
    ],
  ],
  where: (m) =>
    isMarkOrEnd(m.after()) || isTaggedFinite(m.after()) || isOne(m.after(), listed('en a por con y o para se')),
  suggest: (m) => [`${m.token('article').lower.endsWith('s') ? 'sus' : 'su'} ${m.text('noun')}`],
  wrong: [
    ['Lea el contrato antes de la firma del mismo.', 'Lea el contrato antes de su firma.'],
    ['Compre la caja y revise el contenido de la misma.', 'Compre la caja y revise su contenido.'],
    ['Rellene los impresos y guarde las copias de los mismos.', 'Rellene los impresos y guarde sus copias.'],
  ],
  right: ['Es el precio del mismo modelo.', 'Dice lo mismo.', 'Vive en la calle de la misma plaza.'],
});

/** dicho contrato: este contrato. */
export const theSaid = defineRewrite({
  id: 'es.rewrite.the-said',
  kind: 'simple',
  pattern: [words('dicho dicha dichos dichas').as('said').mark(), new Element((token) => token.pos === Pos.noun)],
  where: (m) =>
    !isOne(m.before(), listed('ha han he hemos había habían lo mejor un una propio el la los las')) &&
    m.token('said').pos !== Pos.verb,
  suggest: (m) => {
    const own: Readonly<Record<string, string>> = { dicho: 'este', dicha: 'esta', dichos: 'estos', dichas: 'estas' };
    const text = own[m.token('said').lower];
    return text === undefined ? [] : [text];
  },
  wrong: [
    ['El plazo de dicho contrato es de un año.', 'El plazo de este contrato es de un año.'],
    ['Dichas normas son nuevas.', 'Estas normas son nuevas.'],
    ['Se aplicará en dichos casos.', 'Se aplicará en estos casos.'],
  ],
  right: ['Lo ha dicho Ana.', 'Un dicho popular lo explica.', 'Mejor dicho, mañana.'],
});

const afterWhich = () =>
  new Element((token) => isTaggedFinite(token) || isOne(token, listed('no se me te le les nos')));

/** la casa, la cual es cara: la casa, que es cara. */
export const theWhich = defineRewrite({
  id: 'es.rewrite.the-which',
  kind: 'simple',
  patterns: [
    [noun(), punctuation(','), words('el la').mark(), word('cual').mark(), afterWhich()],
    [noun(), punctuation(','), words('los las').mark(), word('cuales').as('many').mark(), afterWhich()],
  ],
  where: (m) => reads(m.token('noun'), Pos.noun, m.names('many') ? Feature.plural : Feature.singular),
  suggest: () => ['que'],
  wrong: [
    ['Compró la casa, la cual es cara.', 'Compró la casa, que es cara.'],
    ['Vino el cartero, el cual no dijo nada.', 'Vino el cartero, que no dijo nada.'],
    ['Leyó las cartas, las cuales están en la mesa.', 'Leyó las cartas, que están en la mesa.'],
  ],
  right: [
    'En la casa, la tiene.',
    'La casa en la cual vive es cara.',
    'No sé cuál es.',
    'Leyó tres cartas, una de las cuales es suya.',
  ],
});
