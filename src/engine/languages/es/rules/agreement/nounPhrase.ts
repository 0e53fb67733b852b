// Agreement of noun and adjective in gender and number.
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeParticiple } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import { can, form, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { fitsNot, nounBits, ONE_FORM } from '../../reading/nouns.ts';

const noun = tagged(Pos.noun).except(can(Pos.adverb));

const plainAdjective = tagged(Pos.adjective).except(
  form(/^(?:debido|juntos?|juntas?|medio|solo|mejor|peor|mayor|menor|bastante|demasiado|temprano)$/),
);

/** Whether the adjective may belong to an earlier noun or pronoun: "la campaña de ventas agresiva". */
function fitsEarlier(m: Match): boolean {
  const adjective = m.readings('adjective');
  const { tokens } = m.sentence;
  const { index } = m.token('noun');
  if (/^(?:y|o|e|u|,|ni)$/.test(tokens[m.from - 1]?.lower ?? '')) return true;
  // back to where the phrase may begin: after a verb or a mark
  for (let i = index - 1; i >= Math.max(0, index - 9); i--) {
    const token = tokens[i];
    if (!token || token.kind === 'punctuation') return false;
    if (i < m.from && (token.pos === Pos.verb || token.pos === Pos.auxiliary) && token.verbForm === 0) return false;
    if (
      token.pos === Pos.properNoun ||
      (token.pos === Pos.pronoun && i < m.from && !/^(?:me|te|nos|os)$/.test(token.lower))
    )
      return true;
    if (
      (token.pos === Pos.noun || token.pos === Pos.adjective) &&
      nounBits(token).some((bits) => adjective.some(({ features }) => agrees(features, bits, GENDER_NUMBER)))
    )
      return true;
  }
  return false;
}

const isPersonalForm = ({ pos, features }: { pos: number; features: number }): boolean =>
  pos === Pos.verb && (features & Group.person) !== 0;

/** How somebody does something, rather than what a thing is like. */
const STATE = /^(?:descalz|desnud|borrach|sentad|asustad|abrazad|agarrad|enfadad|emocionad|arrodillad|agotad)[oa]s?$/;

/** dos mesas plegable, una casa bonito. */
export const nounAdjective = defineRule({
  id: 'es.agreement.noun-adjective',
  patterns: [
    [
      oneOf(tagged(Pos.determiner), tagged(Pos.numeral)).as('determiner'),
      noun.except(form(/^(?:ve(?:z|ces)|factores)$/)).as('noun'),
      words('muy más tan bastante menos mejor peor mal recién').repeat(0, 1),
      plainAdjective.as('adjective').mark(),
    ],
    [
      oneOf(tagged(Pos.preposition), tagged(Pos.verb), tagged(Pos.adjective), words('más menos'))
        .except(words('a'))
        .as('determiner'),
      noun
        .except(can(Pos.adjective))
        .and(uncapitalised())
        .except(form(/^(?:ve(?:z|ces)|factores|momento|rato|lágrimas|color|parte|cosa|forma|caso|hecho|favor)$/))
        .as('noun'),
      words('muy más').repeat(0, 1),
      plainAdjective
        .except(can(Pos.verb).except(can(Pos.verb, Feature.pastParticiple)))
        .and(uncapitalised())
        .as('adjective')
        .mark(),
    ],
  ],
  where: (m) => {
    // "un grupo de chicas altas" does not get here; "el coche y la casa nuevos" does
    const before = m.before();
    if (
      before &&
      /^(?:y|o|e|u|,)$/.test(before.lower) &&
      m.readings('adjective').some(({ features }) => (features & Feature.plural) !== 0)
    )
      return false;
    if (before && /^(?:del?|en|con|por|para|sobre)$/.test(before.lower) && fitsEarlier(m)) return false;
    const adjective = m.token('adjective');
    // "la campaña repetidas veces", "salió a la calle inundado de felicidad": it belongs to another word
    if (m.after()?.pos === Pos.noun || ONE_FORM.test(adjective.lower)) return false;
    if (
      before?.pos === Pos.preposition &&
      adjective.readings.some(({ features }) => (features & Feature.pastParticiple) !== 0)
    )
      return false;
    // "diez años más joven": a measure before the quality measured
    if (
      /^(?:años?|mes(?:es)?|días?|semanas?|horas?|minutos?|metros?|centímetros?)$/.test(m.token('noun').lower) &&
      /^(?:más|menos)$/.test(m.sentence.tokens[adjective.index - 1]?.lower ?? '')
    )
      return false;
    // "bajé las escaleras descalza": said of who moves
    if (STATE.test(adjective.lower)) return false;
    const next = m.after();
    // "las partes real e imaginaria": one of each
    if (
      /^[yeou]$/.test(next?.lower ?? '') &&
      m.after(2)?.pos === Pos.adjective &&
      m.token('noun').readings.some(({ features }) => (features & Feature.plural) !== 0)
    )
      return false;
    // "todos los días cojo el autobús", "este módulo acepta y genera": it is the verb
    if (
      adjective.readings.some(isPersonalForm) &&
      !canBeParticiple(adjective) &&
      (next?.pos === Pos.determiner || m.after(2)?.readings.some(isPersonalForm))
    )
      return false;
    if (m.token('noun').text !== m.token('noun').lower || adjective.text !== adjective.lower) return false;
    if (/^(?:momento|rato|día|noche|tarde|vez|instante)$/.test(m.token('noun').lower)) return false;
    if (
      m.token('determiner').pos === Pos.verb &&
      m.token('noun').readings.some(({ pos }) => pos === Pos.verb) &&
      !/^(?:muy|más)$/.test(m.sentence.tokens[adjective.index - 1]?.lower ?? '')
    )
      return false;
    if (m.token('determiner').pos !== Pos.determiner && m.token('determiner').pos !== Pos.numeral)
      return !fitsEarlier(m) && fitsNot(m, 'adjective', 'noun');
    // "dos camisa blancas": the noun is the odd one
    return !fitsNot(m, 'determiner', 'noun') && fitsNot(m, 'adjective', 'noun');
  },
  suggest: (m) => m.inflect('adjective', nounBits(m.token('noun'))[0] ?? 0, Pos.adjective),
  wrong: [
    ['Es una idea muy bueno.', 'Es una idea muy buena.'],
    ['Compré unas sillas plegable.', 'Compré unas sillas plegables.'],
    ['Es un problema muy complicada.', 'Es un problema muy complicado.'],
    ['Tengo una casa muy bonito.', 'Tengo una casa muy bonita.'],
    ['Compró unos zapatos muy caro.', 'Compró unos zapatos muy caros.'],
    ['Encontré la puerta roto cuando volví.', 'Encontré la puerta rota cuando volví.'],
    ['Trabaja con gente muy simpático.', 'Trabaja con gente muy simpática.'],
  ],
  right: [
    'La caja debido a la lluvia está mojada.',
    'Bajé las escaleras descalza.',
    'Una casa bonita.',
    'Estamos un tanto cansados.',
    'Es tres veces más rápido que el otro.',
    'Cada tarde hacíamos la cena juntos.',
    'Acudieron a clase cansados del viaje.',
    'Estaba en secreto enamorada de su jefe.',
    'Estén por favor atentos.',
    'Salió de casa contento y silbando.',
    'El coche y la casa nuevos.',
    'Un grupo de chicas altas.',
    'Todos los días cojo el tren.',
    'Es dos años más joven.',
    'Los signos negativo y positivo.',
  ],
});
