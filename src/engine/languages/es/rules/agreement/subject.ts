// Agreement of a subject with the verb after it: los trenes salen, nosotros vamos, Ana y Luis viven.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  can,
  capitalised,
  form,
  number,
  oneOf,
  sentenceStart,
  tagged,
  uncapitalised,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { CLAUSE, PRONOUNS, type Subject, TIME, WHEN } from '../../reading/subjects.ts';
import { AGREEMENT_SUBJECT_VERB_WRONG } from './subjectExamples.ts';

const PLURAL =
  'los las mis tus sus estos estas esos esas aquellos aquellas nuestros nuestras unos unas muchos muchas algunos algunas todos todas varios varias pocos pocas dos tres cuatro cinco seis siete ocho nueve diez ambos ambas';

const SINGULAR = 'el la mi tu su este esta ese esa aquel aquella nuestro nuestra un una';

const time = form(TIME);

const noun = (number: number) =>
  oneOf(tagged(Pos.noun, number), tagged(Pos.adjective, number)).and(uncapitalised()).except(time);

const between = oneOf(
  words('no ya se me te nos le les también siempre nunca solo casi ahora aún todavía'),
  form(/mente$/),
).repeat(0, 3);

const verb = oneOf(
  tagged(Pos.verb),
  tagged(Pos.auxiliary),
  words('cuesta cuestan vale parece sale queda llega trabaja'),
)
  .as('verb')
  .mark();

const tail = oneOf(
  tagged(Pos.adjective),
  words('de del la el los las este esta mi arriba abajo enfrente aquí allí en con para por sin'),
  tagged([Pos.noun, Pos.properNoun]),
).repeat(0, 5);

const singularTail = oneOf(
  tagged(Pos.adjective, Feature.singular),
  words('de del la el mi tu su aquí allí en'),
  tagged([Pos.noun, Pos.properNoun], Feature.singular).except(can(Pos.noun, Feature.plural)),
).repeat(0, 4);

/** A name of one person or thing, not a plural surname. */
const name = tagged(Pos.properNoun).and(capitalised()).except(form(/s$/));

const WE: Subject = { person: Feature.first, number: Feature.plural };
const THEY: Subject = { person: Feature.third, number: Feature.plural };
const IT: Subject = { person: Feature.third, number: Feature.singular };

/** The subject of the verb: a pronoun, a singular or plural noun phrase, or two things together. */
function subjectOf(m: Match): Subject | undefined {
  const first = m.token('first');
  const pronoun = PRONOUNS[first.lower];
  const taken = m.sentence.tokens.slice(m.from, m.token('verb').index);
  if (taken.slice(1).some(({ lower }) => lower === 'yo')) return WE;
  if (pronoun) return pronoun;
  if (taken.some(({ lower }) => lower === 'y') || PLURAL.split(' ').includes(first.lower)) return THEY;
  return IT;
}

function disagrees(m: Match): boolean {
  // "la próxima semana vienen mis tíos": when
  const [opener, noun] = m.sentence.tokens.slice(m.from + 1, m.from + 3);
  if (opener?.pos === Pos.adjective && noun && TIME.test(noun.lower)) return false;
  const all = /^tod[oa]s$/.test(m.before()?.lower ?? '') ? 2 : 1;
  const before = m.before(all);
  const subject = subjectOf(m);
  if (
    !subject ||
    (before &&
      !CLAUSE.test(before.lower) &&
      !(WHEN.test(before.lower) && (subject === THEY || /^(?:yo|tú|nosotr[oa]s)$/.test(m.token('first').lower))))
  )
    return false;
  const isPronoun = PRONOUNS[m.token('first').lower] !== undefined;
  // "más alto que yo", "es el que menos", "Ana, él y yo": no subject starts there
  if (before && /^(?:que|como)$/.test(before.lower)) {
    if (!isPronoun && (subject !== THEY || /^(?:unos|unas|dos|tres|todos|todas)$/.test(m.token('first').lower)))
      return false;
    const tokens = m.sentence.tokens.slice(Math.max(0, m.from - 8), m.from - 1);
    if (
      before.lower === 'como' ||
      tokens.some(({ lower }) => /^(?:más|menos|mejor|peor|mayor|menor|igual|mismo|misma|antes|después)$/.test(lower))
    )
      return false;
  }
  if (before && /^[,"«(—-]$/.test(before.lower) && !isPronoun && subject === IT) return false;
  // "esto lo hago yo", "eso dicen": the object, not the subject
  if (
    /^es[to]o?$/.test(m.token('first').lower) &&
    !/^(?:me|te|nos|no|se)$/.test(m.sentence.tokens[m.token('verb').index - 1]?.lower ?? '') &&
    !m.token('verb').readings.some(({ lemma: each }) => /^(?:ser|estar|haber|poder|parecer|significar)$/.test(each))
  )
    return false;
  // "la cuenta la pagaron ellos": the noun is the object
  if (!isPronoun && /^(?:lo|la|los|las)$/.test(m.sentence.tokens[m.token('verb').index - 1]?.lower ?? '')) return false;
  // "el problema son los precios"
  if (subject === IT && !isPronoun && m.token('verb').readings.some(({ lemma: each }) => each === 'ser')) {
    const next = m.after();
    if (
      !next ||
      next.pos === Pos.determiner ||
      next.pos === Pos.numeral ||
      next.pos === Pos.pronoun ||
      next.pos === Pos.noun ||
      next.kind === 'number'
    )
      return next?.pos === Pos.determiner && /^(?:un|una|el|la)$/.test(next.lower);
    if (next.readings.some(({ features }) => (features & Feature.plural) !== 0) || next.readings.length === 0)
      return false;
  }
  const readings = finiteReadings(m.token('verb'));
  if (readings.length === 0 || m.token('verb').verbForm !== 0) return false;
  // "algunos puede que vengan"
  if (m.after()?.lower === 'que' && /^(?:puede|parece|es)$/.test(m.token('verb').lower)) return false;
  // "los hijos, vive y deja": an imperative does not belong to them
  const spoken = readings.filter(
    ({ features }) => (features & Feature.imperative) === 0 || (features & (Feature.third | Feature.subjunctive)) !== 0,
  );
  return (spoken.length > 0 ? spoken : readings).every(
    ({ features }) =>
      (features & subject.person) === 0 || ((features & Group.number) !== 0 && (features & subject.number) === 0),
  );
}

const hasOneNumber = (number: number) =>
  oneOf(can(Pos.verb, Feature.third | number), can(Pos.auxiliary, Feature.third | number));

/** los trenes sale, nosotros va, mi hermano y mi prima vive. */
export const subjectVerb = defineRule({
  id: 'es.agreement.subject-verb',
  patterns: [
    [words(Object.keys(PRONOUNS).join(' ')).as('first'), between, words('lo la los las le les').repeat(0, 1), verb],
    [
      words(PLURAL).as('first'),
      oneOf(tagged(Pos.adjective), tagged(Pos.numeral), number()).repeat(0, 2),
      noun(Feature.plural),
      tail,
      between,
      verb.and(hasOneNumber(Feature.singular)),
    ],
    [
      words(SINGULAR).as('first'),
      noun(Feature.singular),
      singularTail,
      words('no ya también siempre nunca se').repeat(0, 2),
      verb.and(hasOneNumber(Feature.plural)),
    ],
    [
      sentenceStart(),
      words('el la mi tu su este esta nuestro nuestra').as('first'),
      noun(Feature.singular),
      word('y'),
      words('el la mi tu su este esta nuestro nuestra'),
      noun(Feature.singular),
      between,
      verb.and(hasOneNumber(Feature.singular)),
    ],
    [
      oneOf(words('el la mi tu su los las mis tus sus nuestros él ella'), tagged(Pos.properNoun)).as('first'),
      oneOf(tagged(Pos.noun), can(Pos.noun)).repeat(0, 1),
      oneOf(tagged(Pos.adjective), word('de'), tagged([Pos.noun, Pos.properNoun])).repeat(0, 3),
      word('y'),
      word('yo'),
      between,
      verb,
    ],
    [
      sentenceStart(),
      name.as('first'),
      name.repeat(0, 2),
      words('no ya también siempre nunca se').repeat(0, 2),
      verb.and(hasOneNumber(Feature.plural)).and(uncapitalised()),
    ],
    [
      sentenceStart(),
      tagged(Pos.properNoun).and(capitalised()).as('first'),
      word('y'),
      tagged(Pos.properNoun).and(capitalised()),
      words('no ya también siempre nunca').repeat(0, 2),
      verb.and(hasOneNumber(Feature.singular)),
    ],
  ],
  where: disagrees,
  unless: {
    'what people say: mi abuelo dicen que': {
      when: (m) => /^(?:dicen|cuentan|decían|contaban)$/.test(m.token('verb').lower) && m.after()?.lower === 'que',
      right: 'Mi abuelo dicen que era muy guapo.',
    },
  },
  suggest: (m) => {
    const subject = subjectOf(m) ?? IT;
    const token = m.token('verb');
    const found = new Set<string>();
    const isClause = /^(?:que|cuando|aunque|ojalá)$/.test(m.before()?.lower ?? '');
    const readings = [...finiteReadings(token)].sort(
      (a, b) => Number((a.features & Feature.subjunctive) !== 0) - Number((b.features & Feature.subjunctive) !== 0),
    );
    if (isClause) readings.reverse();
    for (const { lemma: each, pos, features } of readings) {
      const kept = features & (Group.tense | Group.mood);
      // An imperative reading is a coincidence: "canta", "come".
      if ((features & Feature.imperative) !== 0 && finiteReadings(token).length > 1) continue;
      // "vivimos" is both present and past: one tense at a time
      const tenses = [Feature.present, Feature.preterite, Feature.imperfect, Feature.future].filter(
        (tense) => kept & tense,
      );
      for (const tense of tenses.length > 0 ? tenses : [0])
        for (const fresh of m.sentence.lexicon.inflect(
          each,
          pos,
          (kept & Group.mood) | tense | subject.person | subject.number,
        ))
          found.add(fresh);
    }
    found.delete(token.lower);
    // Forms of the voseo (tené, vivís) fit no other person.
    found.delete('semos');
    return [...found].filter((each) => subject.person !== Feature.third || !/[éí]$/.test(each));
  },
  wrong: [
    ['Los autobuses pasa cada diez minutos.', 'Los autobuses pasan cada diez minutos.'],
    ['Nosotros vive cerca de la estación.', 'Nosotros vivimos cerca de la estación.'],
    ['Mi primo y mi tía trabaja en el mismo banco.', 'Mi primo y mi tía trabajan en el mismo banco.'],
    ...AGREEMENT_SUBJECT_VERB_WRONG,
  ],
  right: [
    'Los lunes trabaja mi padre.',
    'La próxima semana vienen a vernos mis tíos.',
    'Juegos Florales vuelven en mayo.',
    'Los libros que lee Ana son largos.',
    'Mi hermano es más alto que yo.',
    'La mayoría llegan tarde.',
    'Los alumnos a los que ayuda Marta aprueban.',
    'A los niños les gusta el helado.',
  ],
});
