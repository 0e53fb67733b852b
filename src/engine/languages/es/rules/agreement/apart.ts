// Adjectives and participles that stand apart from their noun: behind a comma, behind todos, before the object of dejar.
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import {
  can,
  form,
  lemma,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  uncapitalised,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { fitsNot, nounBits, ONE_FORM } from '../../reading/nouns.ts';

const quality = oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple))
  .and(uncapitalised())
  .as('adjective')
  .mark();

/** The adjective or participle with these features. */
const inflected = (m: Match, wanted: number): string[] =>
  [...new Set([...m.inflect('adjective', wanted, Pos.adjective), ...m.inflect('adjective', wanted, Pos.verb)])].filter(
    (each) => each.slice(0, 3) === m.token('adjective').lower.slice(0, 3),
  );

/** What the adjective must show: the gender and number of the noun, of todos or of todo; 0 where that is not sure. */
function wantedOf(m: Match): number {
  if (m.names('noun')) return nounBits(m.token('noun'))[0] ?? 0;
  const all = m.token('all').lower;
  if (all === 'todo') return Feature.masculine | Feature.singular;
  return Feature.plural | (all.endsWith('as') ? Feature.feminine : Feature.masculine);
}

/** Whether some noun before the comma has the gender and number of the adjective. */
const fitsAnyBefore = (m: Match): boolean =>
  m.sentence.tokens
    .slice(0, m.token('adjective').index)
    .some(
      (token) =>
        token.pos === Pos.noun &&
        m
          .readings('adjective')
          .some(({ features }) => nounBits(token).some((bits) => agrees(features, bits, GENDER_NUMBER))),
    );

/** Los resultados, publicado ayer; todos parado; dejé listo los papeles; todo quedó sucia. */
export const apart = defineRule({
  id: 'es.agreement.apart',
  patterns: [
    [
      sentenceStart(),
      words('el la los las mi mis tu tus su sus este esta estos estas nuestro nuestra').repeat(0, 1),
      tagged(Pos.noun).as('noun'),
      oneOf(words('de del'), tagged([Pos.noun, Pos.adjective, Pos.numeral, Pos.determiner])).repeat(0, 4),
      punctuation(','),
      can(Pos.verb, Feature.pastParticiple).and(uncapitalised()).as('adjective').mark(),
      words('por en de a ayer hace desde hoy con el la durante anoche para'),
    ],
    [
      punctuation(','),
      words('todos todas ambos ambas').as('all'),
      oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple)).and(form(/[ao]$/)).as('adjective').mark(),
      words('como en de por con a'),
    ],
    [
      lemma('dejar', 'tener', 'llevar', 'mantener').as('verb'),
      words('muy ya bien').repeat(0, 1),
      quality,
      words('el la los las mi mis tu tus su sus estos estas esos esas'),
      tagged(Pos.noun).as('noun'),
    ],
    [
      word('todo').as('all'),
      words('se').repeat(0, 1),
      lemma('estar', 'quedar', 'parecer', 'seguir'),
      words('muy tan bastante').repeat(0, 1),
      oneOf(can(Pos.adjective), can(Pos.verb, Feature.pastParticiple)).and(form(/a$/)).as('adjective').mark(),
      oneOf(punctuation('.', ',', ';', '!'), words('en de por con y')),
    ],
  ],
  where: (m) => {
    const adjective = m.token('adjective');
    const wanted = wantedOf(m);
    // "los grandes, incluido el Hubble"
    if (/^(?:incluid|excluid|debid|dad|salv|except)[oa]s?$/.test(adjective.lower)) return false;
    if (ONE_FORM.test(adjective.lower) || (wanted & Group.number) === 0) return false;
    if (m.names('verb')) {
      // "tengo seguro el puesto", "dejó solo las migas": adverbs
      if (
        /^(?:solo|sólo|seguro|mucho|poco|más|medio|junto|mejor|claro|todo|tanto|bastante|alto|bajo|cuanto|incluso|cierto|mal|previsto)$/.test(
          adjective.lower,
        )
      )
        return false;
      if (canBeNoun(adjective)) return false;
      return !isTaggedFinite(adjective) && fitsNot(m, 'adjective', 'noun') && inflected(m, wanted).length > 0;
    }
    if (m.names('noun')) {
      const isTold = m.sentence.tokens.slice(0, adjective.index).some(isTaggedFinite);
      return !isTold && (wanted & Group.gender) !== 0 && !fitsAnyBefore(m) && inflected(m, wanted).length > 0;
    }
    // "sobre todo está limpia"
    const before = m.sentence.tokens[m.token('all').index - 1];
    if (m.token('all').lower === 'todo' && before && !/^(?:[.,;:¿¡]|y|que|pero|porque|si)$/.test(before.lower))
      return false;
    const fits = adjective.readings.some(
      ({ features }) => (features & Group.gender) !== 0 && agrees(features, wanted, GENDER_NUMBER),
    );
    return !fits && adjective.pos !== Pos.noun && inflected(m, wanted).length > 0;
  },
  suggest: (m) => inflected(m, wantedOf(m)),
  wrong: [
    ['Los resultados, publicado ayer, son buenos.', 'Los resultados, publicados ayer, son buenos.'],
    ['Señora de setenta años, operado ayer de la cadera.', 'Señora de setenta años, operada ayer de la cadera.'],
    ['Había cientos de pájaros, todos posado en los cables.', 'Había cientos de pájaros, todos posados en los cables.'],
    ['Dejé listo los papeles de la boda.', 'Dejé listos los papeles de la boda.'],
    ['Ya tengo comprado las entradas.', 'Ya tengo compradas las entradas.'],
    ['Tras la fiesta, todo quedó tirada por el suelo.', 'Tras la fiesta, todo quedó tirado por el suelo.'],
  ],
  right: [
    'Mi abuela, nacida en Lugo, cocinaba bien.',
    'Salí de la reunión, cansado de tanto hablar.',
    'Dejé solo las migas del pan.',
    'Los grandes telescopios, incluido el más nuevo, están cerrados.',
    'No tiene sentido la pregunta.',
    'Sobre todo está limpia y ordenada.',
    'El informe sobre las obras, publicado ayer, es largo.',
    'Vinieron las niñas, todas vestidas de blanco.',
  ],
});
