// Agreement with a noun beyond or inside a relative clause: las fotos que me mandaste son bonitas; gente que piensa.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemma, oneOf, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { opensClause } from '../../reading/clauses.ts';
import { fitsNot, nounBits } from '../../reading/nouns.ts';
import { TIME } from '../../reading/subjects.ts';

/** A verb in the first or second person: the noun before its clause is its object. */
const ours = oneOf(
  can(Pos.verb, Feature.first).except(can(Pos.verb, Feature.third)),
  can(Pos.verb, Feature.second).except(can(Pos.verb, Feature.third)),
  can(Pos.auxiliary, Feature.first).except(can(Pos.auxiliary, Feature.third)),
  can(Pos.auxiliary, Feature.second).except(can(Pos.auxiliary, Feature.third)),
  can(Pos.verb, Feature.first | Feature.preterite),
);

const when = words(
  'ayer hoy anoche anteayer juntos juntas siempre aquí allí ahí esta este ese esa la el pasado pasada semana mañana tarde noche lunes martes miércoles jueves viernes sábado domingo año mes verano vez en por para ti mí nosotros internet línea casa',
).repeat(0, 4);

const degree = oneOf(words('muy más tan bastante demasiado un poco'), form(/mente$/)).repeat(0, 2);

const quality = can(Pos.adjective).and(uncapitalised());

const copula = lemma('ser', 'estar', 'parecer', 'resultar', 'quedar').and(
  oneOf(can(Pos.verb, Feature.third), can(Pos.auxiliary, Feature.third)),
);

const head = [
  words('el la los las mi mis tu tus su sus este esta estos estas ese esa esos esas'),
  tagged(Pos.noun).and(uncapitalised()).as('subject'),
  tagged(Pos.adjective).repeat(0, 1).as('middle'),
  word('que'),
  words('no ya me te se nos os le les yo tú nosotros').repeat(0, 3),
  ours,
  tagged([Pos.verb])
    .and(oneOf(can(Pos.verb, Feature.pastParticiple), can(Pos.verb, Feature.infinitive)))
    .repeat(0, 1),
  when,
];

/** las fotos que me mandaste ayer son muy bonitos. */
export const relativeAttribute = defineRule({
  id: 'es.agreement.relative-attribute',
  patterns: [
    [...head, words('no me te nos le les').repeat(0, 2), copula.as('verb'), degree, quality.as('adjective').mark()],
    [
      ...head,
      words('no me te nos le les').repeat(0, 2),
      words('ha han').as('verb'),
      words('sido estado resultado quedado salido'),
      degree,
      quality.as('adjective').mark(),
    ],
  ],
  where: (m) => {
    if (!opensClause(m) && m.before()?.lower !== 'todas' && m.before()?.lower !== 'todos') return false;
    const subject = m.token('subject');
    const wanted = nounBits(subject)[0] ?? 0;
    if (wanted === 0 || (wanted & Group.gender) === 0 || TIME.test(subject.lower)) return false;
    if (!finiteReadings(m.token('verb')).some(({ features }) => (features & wanted & Group.number) !== 0)) return false;
    const next = m.after();
    if (next && (next.pos === Pos.noun || next.lower === 'que')) return false;
    return fitsNot(m, 'adjective', 'subject') && fresh(m).length > 0;
  },
  suggest: (m) => fresh(m),
  wrong: [
    ['Las fotos que me mandaste ayer son muy bonitos.', 'Las fotos que me mandaste ayer son muy bonitas.'],
    ['La película que vimos el viernes fue muy aburrido.', 'La película que vimos el viernes fue muy aburrida.'],
    ['Los zapatos que compré están rota.', 'Los zapatos que compré están rotos.'],
    ['La película que vimos anoche ha resultado aburrido.', 'La película que vimos anoche ha resultado aburrida.'],
    ['La profesora que tuvimos ayer ha sido simpático.', 'La profesora que tuvimos ayer ha sido simpática.'],
  ],
  right: [
    'Las pastillas que compré son solo para adultos.',
    'La semana que pasamos allí estuvo lleno.',
    'El día que la conocí estaba cansada.',
  ],
});

const fresh = (m: Match): string[] => m.inflect('adjective', nounBits(m.token('subject'))[0] ?? 0, Pos.adjective);

/** Verbs whose object may be a person. */
const TAKES_PEOPLE =
  /^(?:conocer|querer|ver|necesitar|buscar|encontrar|invitar|contratar|atender|matar|llamar|llevar|traer|meter|poner|ayudar|haber)$/;

/** hay gente que piensan así; un amigo que viven aquí. */
export const relativeVerb = defineRule({
  id: 'es.agreement.relative-verb',
  patterns: [
    [
      word('gente'),
      word('que'),
      words('no ya me te se nos le les lo la los las siempre').repeat(0, 3),
      oneOf(can(Pos.verb, Feature.third | Feature.plural), can(Pos.auxiliary, Feature.third | Feature.plural))
        .as('verb')
        .mark(),
    ],
    [
      words('tengo tiene tienes tenemos conozco conoce conoces conocí conocimos hay busco'),
      words('a').repeat(0, 1),
      words('un una mi'),
      tagged(Pos.noun, Feature.singular).and(uncapitalised()).except(words('par grupo montón serie cantidad pareja')),
      tagged(Pos.adjective).repeat(0, 1),
      word('que'),
      words('no ya se siempre').repeat(0, 2),
      oneOf(
        can(Pos.verb, Feature.third | Feature.plural | Feature.present | Feature.indicative),
        can(Pos.auxiliary, Feature.third | Feature.plural | Feature.present | Feature.indicative),
      )
        .and(form(/^(?:viven?|trabajan|tienen|estudian|son|están|saben|hablan|juegan|van|vienen|cantan)$/))
        .as('verb')
        .mark(),
    ],
  ],
  where: (m) => {
    // "la gente que dicen los periódicos", "un perro que tienen mis padres": the clause has its own subject
    const next = m.after();
    return !(
      next &&
      (next.pos === Pos.determiner || next.pos === Pos.properNoun || next.pos === Pos.pronoun) &&
      next.readings.some(({ features }) => (features & Feature.plural) !== 0)
    );
  },
  unless: {
    'people whom others know, see or want': {
      when: (m) => m.token('verb').readings.some(({ lemma: each }) => TAKES_PEOPLE.test(each)),
      right: 'Siempre invitan a gente que conocen.',
    },
  },
  suggest: (m) => {
    const found = new Set<string>();
    for (const { lemma: each, pos, features } of finiteReadings(m.token('verb')))
      if ((features & Feature.imperative) === 0)
        for (const one of m.sentence.lexicon.inflect(
          each,
          pos,
          (features & (Group.tense | Group.mood)) | Feature.third | Feature.singular,
        ))
          found.add(one);
    return [...found];
  },
  wrong: [
    ['Hay mucha gente que piensan lo mismo.', 'Hay mucha gente que piensa lo mismo.'],
    ['Conozco gente que no comen carne.', 'Conozco gente que no come carne.'],
    ['Tengo un amigo que viven en Lugo.', 'Tengo un amigo que vive en Lugo.'],
  ],
  right: [
    'Conozco un par que viven en Lugo.',
    'Hay un bar que tienen mis tíos en Lugo.',
    'Los que viven aquí son gente tranquila.',
  ],
});
