// Participles right after a noun, of which they say something: las elecciones celebradas ayer.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { createParticipleOfNoun } from '../../../common/participleOfNoun.ts';
import { isDeterminer, isManner, phraseAt } from '../../reading/phrases.ts';
import { CLAUSE, TIME } from '../../reading/subjects.ts';

/** Participles that have become prepositions and conjunctions, or say how somebody moves. */
const FROZEN =
  /^(?:dad|vist|salv|exceptuad|incluid|puest|debid|hech|dich|sid|estad|descalz|desnud|sentad|abrazad|agarrad|arrodillad)[oa]s?$/;

const participle = can(Pos.verb, Feature.pastParticiple)
  .and(uncapitalised())
  .and(form(/[ao]s?$/));

/** Whether it is a participle and nothing else. */
const isPlain = (token: Token): boolean =>
  token.pos !== Pos.noun && !reads(token, Pos.adverb) && !reads(token, Pos.preposition) && !FROZEN.test(token.lower);

const BY = /^por$/;

const { isWrong, inAgreement } = createParticipleOfNoun({
  isPreposition: ({ pos, lower }) =>
    pos === Pos.preposition ||
    /^(?:de|del|a|al|en|con|por|para|sin|sobre|entre|desde|hasta|según|contra|tras)$/.test(lower),
  isDeterminer,
  isAdverb: (token) =>
    token.pos === Pos.adverb || isManner(token) || /^(?:no|ya|más|menos|muy|recién)$/.test(token.lower),
  isAnd: (token) => /^(?:y|e|o|u|ni)$/.test(token?.lower ?? ''),
  opens: ({ lower }) => CLAUSE.test(lower),
  isClitic: ({ lower }) => /^(?:no|me|te|se|nos|os|lo|la|los|las|le|les)$/.test(lower),
  isOfEither: ({ lower }) => /(?:ista|nte)s?$/.test(lower),
  auxiliary: /^(?:ser|estar|haber|tener|quedar|llevar|dejar|ir|venir|seguir|andar|parecer|resultar|poder|deber|hacer)$/,
  copula: /^(?:ser|haber|existir|constar)$/,
  by: BY,
});

/** las elecciones celebrado ayer; el acuerdo firmada por los dos. */
export const reducedParticiple = defineRule({
  id: 'es.agreement.reduced-participle',
  after: 'es.agreement.noun-adjective',
  pattern: [
    tagged(Pos.noun).except(words('tanto poco menudo')).as('noun'),
    oneOf(tagged([Pos.adverb, Pos.adjective]), words('no ya más menos muy recién')).repeat(0, 2),
    participle.as('participle').mark(),
  ],
  where: (m) =>
    isPlain(m.token('participle')) &&
    (!reads(m.token('participle'), Pos.noun) || BY.test(m.after()?.lower ?? '')) &&
    !TIME.test(m.token('noun').lower) &&
    isWrong(m) &&
    inAgreement(m).length > 0,
  unless: {
    'of what follows': {
      when: (m) => phraseAt(m.sentence.tokens, m.to) !== null || m.after()?.pos === Pos.noun,
      right: 'En el despacho terminada la reunión se apaga la luz.',
    },
    'one of each': {
      when: (m) =>
        /^[yeou]$/.test(m.after()?.lower ?? '') &&
        m.token('noun').readings.some(({ features }) => (features & Group.number) === Feature.plural),
      right: 'Los textos traducido y original son distintos.',
    },
  },
  suggest: (m) => inAgreement(m),
  params: (m) => ({ subject: m.token('noun').text }),
  wrong: [
    ['Es una placa original dedicado al poeta.', 'Es una placa original dedicada al poeta.'],
    ['Hay lugares ya indicado en el mapa.', 'Hay lugares ya indicados en el mapa.'],
    ['Quiero datos no publicado en la tabla.', 'Quiero datos no publicados en la tabla.'],
  ],
  right: [
    'Cerraron tiendas debido a la lluvia.',
    'Es un tanto apasionada en su forma de hablar.',
    'La campaña de ventas iniciada ayer va bien.',
    'Los libros de la escuela comprados ayer son caros.',
    'La niña miraba el mar asombrada.',
  ],
});
