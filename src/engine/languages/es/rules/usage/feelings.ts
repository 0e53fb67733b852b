// What Spanish says with tener, with a pronoun or with an article where other languages do not: tengo hambre, me gusta, me duele la cabeza.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, lemma, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { nounBits } from '../../reading/nouns.ts';
import { PRONOUNS } from '../../reading/subjects.ts';
import persons from '../../rows/persons.words.tsv';

const { plural, third, indicative } = Feature;

/** estoy hambre, soy sed: tener says it. */
export const tenerHambre = defineRule({
  id: 'es.usage.tener-state',
  priority: 1,
  patterns: [
    [
      words('soy eres somos sois estoy estás estamos estáis era éramos estaba estábamos').as('verb').mark(),
      words('muy mucha mucho').optional().mark().as('degree'),
      words('hambre sed sueño prisa miedo vergüenza').mark().as('state'),
    ],
    [
      words('es está son están').as('verb').mark(),
      words('muy mucha mucho').optional().mark().as('degree'),
      words('hambre sed prisa').mark().as('state'),
    ],
  ],
  where: (m) => m.after()?.lower !== 'de',
  suggest: (m) => {
    const features = finiteReadings(m.token('verb')).map(
      (each) => each.features & (Group.person | Group.number | Group.tense | Group.mood),
    );
    const forms = new Set(features.flatMap((each) => m.sentence.lexicon.inflect('tener', Pos.verb, each)));
    const state = m.text('state');
    const degree = m.has('degree') ? (/^(?:sueño|miedo)$/.test(state) ? 'mucho ' : 'mucha ') : '';
    return [...forms].map((each) => `${each} ${degree}${state}`);
  },
  wrong: [
    ['Estoy hambre y no hay nada en la nevera.', 'Tengo hambre y no hay nada en la nevera.'],
    ['Los niños están mucha sed.', 'Los niños tienen mucha sed.'],
    ['Somos muy prisa esta mañana.', 'Tenemos mucha prisa esta mañana.'],
  ],
  right: ['Estoy muerta de hambre.', 'La vida es sueño.', 'El peor enemigo es hambre de poder.'],
});

const TO: Readonly<Record<string, readonly [string, string]>> = {
  yo: ['me', 'a mí'],
  tú: ['te', 'a ti'],
  él: ['le', 'a él'],
  ella: ['le', 'a ella'],
  usted: ['le', 'a usted'],
  nosotros: ['nos', 'a nosotros'],
  nosotras: ['nos', 'a nosotras'],
  vosotros: ['os', 'a vosotros'],
  vosotras: ['os', 'a vosotras'],
  ellos: ['les', 'a ellos'],
  ellas: ['les', 'a ellas'],
  ustedes: ['les', 'a ustedes'],
};

/** What is liked: a thing, an action. */
const liked = () =>
  oneOf(
    can(Pos.verb, Feature.infinitive),
    words('el la los las este esta estos estas ese esa esos esas mi tu su mis tus sus mucho muchísimo más que'),
  );

const pleasing = () =>
  lemma('gustar', 'encantar')
    .and(tagged([Pos.verb, Pos.noun]))
    .and(can(Pos.verb, indicative));

/** gusta or gustan, encanta or encantan, by what is liked, in the tense of what is written. */
function pleasingForm(m: Match): string[] {
  const next = m.token('next');
  const number = /^(?:l[ao]s|est[ao]s|es[ao]s|mis|tus|sus)$/.test(next?.lower ?? '') ? plural : Feature.singular;
  const found = new Set<string>();
  for (const { lemma: each, pos, features } of finiteReadings(m.token('verb'))) {
    if ((features & indicative) === 0) continue;
    const tense = features & Group.tense & -(features & Group.tense);
    for (const fresh of m.sentence.lexicon.inflect(each, pos, indicative | tense | third | number)) found.add(fresh);
  }
  return [...found];
}

/** yo gusto el chocolate; mi hermana gusta bailar. */
export const gustar = defineRule({
  id: 'es.pronouns.gustar',
  patterns: [
    [
      word(...Object.keys(TO))
        .as('who')
        .mark(),
      words('no también').optional().mark().as('little'),
      pleasing().as('verb').mark(),
      liked().as('next'),
    ],
    [
      words('mi tu su mis tus sus nuestro nuestra').as('owner').mark(),
      word(...wordsIn(persons, 'kind', 'person'))
        .as('person')
        .mark(),
      words('no también').optional().mark().as('little'),
      pleasing().and(can(Pos.verb, third)).as('verb').mark(),
      can(Pos.verb, Feature.infinitive).as('next'),
    ],
  ],
  where: (m) => !/^(?:a|que|y)$/.test(m.before()?.lower ?? '') && PRONOUNS[m.before()?.lower ?? ''] === undefined,
  suggest: (m) => {
    const little = m.has('little') ? `${m.text('little')} ` : '';
    return pleasingForm(m).flatMap((verb) => {
      if (m.names('person')) {
        const isMany = m.token('owner').lower.endsWith('s');
        return [`a ${m.text('owner').toLowerCase()} ${m.text('person')} ${little}${isMany ? 'les' : 'le'} ${verb}`];
      }
      const [pronoun, full] = TO[m.token('who').lower] ?? ['', ''];
      return [`${little}${pronoun} ${verb}`, `${full} ${little}${pronoun} ${verb}`];
    });
  },
  wrong: [
    ['Yo gusto el chocolate con leche.', 'Me gusta el chocolate con leche.'],
    ['Nosotros no gustamos las películas de miedo.', 'No nos gustan las películas de miedo.'],
    ['Mi hermana gusta bailar.', 'A mi hermana le gusta bailar.'],
    ['Mis hijos no gustan comer verdura.', 'A mis hijos no les gusta comer verdura.'],
  ],
  right: [
    'Me gusta el chocolate.',
    'A mi hermana le gusta bailar.',
    'Tú gustas de reír.',
    'Creo que yo le gusto.',
    'Dicen que ella gusta mucho en Madrid.',
  ],
});

const BODY =
  'cabeza pelo cabello cara frente ojo ojos oreja orejas nariz boca diente dientes muela muelas lengua garganta cuello hombro hombros espalda pecho estómago barriga tripa brazo brazos codo codos mano manos dedo dedos muñeca uña uñas pierna piernas rodilla rodillas tobillo tobillos pie pies';
const OWNERS: Readonly<Record<string, string>> = { me: 'mi', te: 'tu', se: 'su', le: 'su', les: 'su' };

/** me duele mi cabeza; se lavó sus manos: the pronoun tells whose it is. */
export const bodyArticle = defineRule({
  id: 'es.usage.body-article',
  patterns: [
    [
      words('me te le les').as('who'),
      lemma('doler', 'picar', 'sangrar', 'temblar').and(can(Pos.verb, third)),
      words('mucho muchísimo tanto').repeat(0, 1),
      words('mi mis tu tus su sus').as('owner').mark(),
      words(BODY).as('part'),
    ],
    [
      words('me te se').as('who'),
      words('he has ha han había').repeat(0, 1),
      lemma(
        'lavar',
        'cepillar',
        'romper',
        'cortar',
        'quemar',
        'secar',
        'torcer',
        'lastimar',
        'rascar',
        'pintar',
        'peinar',
        'golpear',
        'limpiar',
      ),
      words('siempre ya bien').repeat(0, 1),
      words('mi mis tu tus su sus').as('owner').mark(),
      words(BODY).as('part'),
    ],
  ],
  params: (m) => ({ part: m.text('part') }),
  where: (m) => m.token('owner').lower.replace(/s$/, '') === OWNERS[m.token('who').lower],
  suggest: (m) => {
    const bits = nounBits(m.token('part'))[0] ?? 0;
    const isMany = m.token('owner').lower.endsWith('s');
    if ((bits & Feature.feminine) !== 0) return [isMany ? 'las' : 'la'];
    return [isMany ? 'los' : 'el'];
  },
  wrong: [
    ['Me duele mucho mi cabeza.', 'Me duele mucho la cabeza.'],
    ['Lávate: ya se lavó sus manos tu hermano.', 'Lávate: ya se lavó las manos tu hermano.'],
    ['Ayer me he cortado mi dedo con el cuchillo.', 'Ayer me he cortado el dedo con el cuchillo.'],
  ],
  right: ['Se lavó mi mano con alcohol.', 'Me lavó tu mano derecha.', 'Me duele tu cabeza dura.'],
});
