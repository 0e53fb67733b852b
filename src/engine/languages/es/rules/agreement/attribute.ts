// A noun and its complement after ser and the like agree: las camas estaban limpias.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, lemma, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import { opensClause } from '../../reading/clauses.ts';
import { fitsNot, nounBits, ONE_FORM } from '../../reading/nouns.ts';

const TIME_NOUN =
  /^(?:noches?|tardes?|días?|mañanas?|veces|vez|semanas?|meses|mes|años?|horas?|mayoría|gente|tiempos?|momentos?|rato|caso|mitad|parte|resto)$/;

/** el color de las paredes; las camas de arriba */
const subjectPhrase = [
  words('el la los las mi mis tu tus su sus este esta estos estas ese esa esos esas nuestro nuestra nuestros nuestras'),
  tagged(Pos.noun).as('subject'),
  oneOf(
    tagged(Pos.preposition).and(words('de del')),
    words('el la los las mi tu su este esta un una'),
    tagged([Pos.noun, Pos.properNoun, Pos.adjective]),
  ).repeat(0, 4),
  words('no ya').repeat(0, 1),
];

/** Linking verbs, alone or after a modal: estaba, ha sido, puede ser. */
const SAYING = [
  [
    words('ha han había habían').repeat(0, 1),
    lemma('ser', 'estar', 'parecer', 'resultar', 'quedar')
      .except(form(/ndo$|[aeo]r$|^(?:estados?|quedad.*|resultad.*)$/))
      .as('verb'),
  ],
  [
    words('puede pueden debe deben podía podían debería deberían podrá podrán podría podrían suele suelen').as('verb'),
    words('ser estar'),
  ],
];

const degree = oneOf(words('muy más tan bastante demasiado siempre el la los las un poco'), form(/mente$/)).repeat(
  0,
  2,
);

const said = can(Pos.adjective).except(can(Pos.adverb));

/** las habitaciones estaban limpia. */
export const attribute = defineRule({
  id: 'es.agreement.attribute',
  patterns: SAYING.flatMap((saying) => [
    [...subjectPhrase, ...saying, degree, said.as('adjective').mark()],
    [
      ...subjectPhrase,
      ...saying,
      degree,
      said,
      words('y e pero o'),
      words('muy poco demasiado bastante').repeat(0, 1),
      said.as('adjective').mark(),
    ],
  ]),
  where: (m) => {
    const before = m.before();
    if (before && before.index > 0 && /^(?:y|o|e|de|del|en|con|a|por|para|sin|sobre|entre|que)$/.test(before.lower))
      return false;
    // a verb precedes it: the noun belongs to that clause
    if (
      !opensClause(m) &&
      m.sentence.tokens.slice(0, m.from).some(({ pos }) => pos === Pos.verb || pos === Pos.auxiliary)
    )
      return false;
    const subject = m.token('subject');
    const wanted = nounBits(subject)[0] ?? 0;
    // "estas cosas es necesario decirlas", "esa noche estaba cansado": not the subject
    if (wanted === 0 || TIME_NOUN.test(subject.lower)) return false;
    const verb = m.token('verb').readings;
    const last = m.sentence.tokens[m.token('adjective').index - 1];
    // "la película es la mejor": only "la más bonita"
    if (/^(?:el|la|los|las|un)$/.test(last?.lower ?? '')) return false;
    if (m.token('verb').lower === 'sido' || m.token('verb').lower === 'estado') {
      const has = m.sentence.tokens[m.token('verb').index - 1]?.lower ?? '';
      if (!/^(?:ha|han|había|habían)$/.test(has) || has.endsWith('n') !== ((wanted & Feature.plural) !== 0))
        return false;
    } else if ((wanted & Feature.plural) !== 0 && verb.every(({ features }) => (features & Feature.plural) === 0))
      return false;
    return fitsNot(m, 'adjective', 'subject') && m.inflect('adjective', wanted, Pos.adjective).length > 0;
  },
  unless: {
    'of one form: clave, rosa': {
      when: (m) => ONE_FORM.test(m.token('adjective').lower),
      right: 'Estos datos son clave para el caso.',
    },
    'a noun, with its adjective before it': {
      when: (m) => m.after()?.pos === Pos.noun,
      right: 'La dirección es alto secreto.',
    },
    'a second subject': {
      when: (m) => /^(?:el|los?|las?)$/.test(m.after()?.lower ?? ''),
      right: 'La boda fue bonita y barato el banquete.',
    },
  },
  suggest: (m) => m.inflect('adjective', nounBits(m.token('subject'))[0] ?? 0, Pos.adjective),
  wrong: [
    ['Las camas estaban limpia.', 'Las camas estaban limpias.'],
    ['Mis padres están contento.', 'Mis padres están contentos.'],
    ['La cama es muy cómodo.', 'La cama es muy cómoda.'],
    ['La habitación era grande y luminoso.', 'La habitación era grande y luminosa.'],
    ['Las calles están limpias y muy bonitos.', 'Las calles están limpias y muy bonitas.'],
    ['Las puertas deben estar cerrado.', 'Las puertas deben estar cerradas.'],
    ['La comida puede ser caro.', 'La comida puede ser cara.'],
    ['La casa debe ser grande y luminoso.', 'La casa debe ser grande y luminosa.'],
    ['La comida ha sido buena y barato.', 'La comida ha sido buena y barata.'],
  ],
  right: [
    'La gente de los barrios está harta.',
    'La panadera está temprano en la tienda.',
    'Las insignias de la Marina de Estados Unidos son azules.',
  ],
});
