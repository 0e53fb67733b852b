// Number of what is said of several: ellos son felices, estábamos cansados; and the adverb that ser does not take.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import { can, form, oneOf, punctuation, uncapitalised, words } from '../pattern.ts';
import { nounBits } from './nouns.ts';

const MANY =
  'somos sois son éramos eran fuimos fueron seremos serán estamos están estábamos estaban estuvimos estuvieron estaremos estarán parecen parecían';

/** Words of number or measure, of one form, or that stand for a noun. */
const FREE =
  /^(?:medio|solo|sólo|mejor|peor|mayor|menor|bastante|demasiado|bien|mal|todo|mucho|poco|tanto|cierto|cierta|verdad|claro|igual|tal|junto|cada|gratis|extra|parte|propio|propia|obra|cuestión|mismo|misma|menos|más|bajo|alto|casi|algo|aparte|normal|posible|fundamental|clave|online|standard|súper|super|responsable|marrón|lila|rosa|naranja|violeta|rápido|directo|español|inglés|francés|alemán)$/;

function inPlural(m: Match): string[] {
  return m.inflect('adjective', Feature.plural, Pos.adjective).filter((each) => each.endsWith('s'));
}

/** ellos son muy feliz; estábamos muy cansado. */
export const attributeNumber = defineRule({
  id: 'es.agreement.attribute-number',
  pattern: [
    words(MANY).as('verb'),
    words('muy tan bastante demasiado siempre todos todas ya más').repeat(0, 2),
    can(Pos.adjective, Feature.singular)
      .except(can(Pos.adjective, Feature.plural))
      .except(can(Pos.adverb))
      .except(can(Pos.noun).except(form(/^(?:feliz|triste|contento|contenta|enfermo|joven)$/)))
      .except(can(Pos.preposition))
      .except(can(Pos.pronoun))
      .except(form(FREE))
      .and(uncapitalised())
      .as('adjective')
      .mark(),
    oneOf(
      punctuation('.', ',', '!', '?', ';', ':'),
      words('y e pero porque cuando con por de del que hoy ahora en para después'),
    ),
  ],
  // "nosotros estamos", "los niños son": not "sus padres, de los que uno es"; "son muy difícil de": a whole clause
  where: (m) => m.before()?.lower !== 'lo' && inPlural(m).length > 0 && nounBits(m.token('adjective')).length < 3,
  suggest: (m) => {
    const feminine = m.sentence.tokens
      .slice(Math.max(0, m.from - 6), m.from)
      .some(({ lower }) => /^(?:las|ellas|nosotras|todas|unas|muchas|estas|esas)$/.test(lower));
    return inPlural(m).sort((a, b) => Number(b.endsWith('as') === feminine) - Number(a.endsWith('as') === feminine));
  },
  wrong: [
    ['Ellos son muy triste.', 'Ellos son muy tristes.'],
    ['Estábamos muy cansado después del viaje.', 'Estábamos muy cansados después del viaje.'],
    ['Ellas están muy contenta con el regalo.', 'Ellas están muy contentas con el regalo.'],
  ],
  right: ['Ellos son muy felices.', 'Están medio dormidos.', 'Estamos en clase.', 'Son gente muy amable.'],
});

/** la ducha es muy bien. */
export const beWell = defineRule({
  id: 'es.usage.ser-bien',
  pattern: [
    words('es son era eran soy eres somos').as('verb').mark(),
    words('muy bastante').repeat(0, 1),
    words('bien mal').as('how'),
    oneOf(punctuation('.', ',', '!', '?', ';'), words('y pero porque aunque')),
  ],
  where: (m) => !/^(?:lo|el|todo|si|gente|niños?|chic[oa]s?)$/.test(m.before()?.lower ?? ''),
  suggest: (m) => {
    const other: Readonly<Record<string, string>> = {
      es: 'está',
      son: 'están',
      era: 'estaba',
      eran: 'estaban',
      soy: 'estoy',
      eres: 'estás',
      somos: 'estamos',
    };
    return [other[m.token('verb').lower] ?? ''];
  },
  wrong: [
    ['La comida es muy bien.', 'La comida está muy bien.'],
    ['Mi familia es bien, gracias.', 'Mi familia está bien, gracias.'],
    ['El hotel era muy bien y barato.', 'El hotel estaba muy bien y barato.'],
  ],
  right: ['La comida está muy bien.', 'Es bien sabido que llueve.', 'Todo fue bien.', 'Eso es hacer el bien.'],
});

/** All rules of this family. */
export const numberRules = [attributeNumber, beWell];
