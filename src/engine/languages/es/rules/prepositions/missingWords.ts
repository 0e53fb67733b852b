// Prepositions that a verb takes, missing or wrong: acabo de, voy a, en casa, a mi madre.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemma, oneOf, word, words } from '../../../../rules/pattern.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import persons from '../../rows/persons.words.tsv';
import places from '../../rows/places.words.tsv';

const WITH_A = ['empezar', 'comenzar', 'volver', 'ayudar', 'aprender', 'enseñar', 'atrever', 'ir', 'invitar'];

const WITH_DE = ['acabar', 'tratar'];

const infinitive = () => can(Pos.verb, Feature.infinitive).and(form(/r(?:me|te|se|nos|os|l[aeo]s?)*$/));

/** voy comprar, acabo llegar: the preposition before the infinitive. */
export const missingPreposition = defineRule({
  id: 'es.usage.missing-preposition',
  patterns: [
    [
      lemma(...WITH_A, ...WITH_DE)
        .except(can(Pos.noun).except(words('acabo trato comienzo')))
        .except(words('fue fui fuimos fueron fuera fueran fuese sido'))
        .as('verb'),
      infinitive().as('infinitive').mark(),
    ],
  ],
  suggest: (m) => {
    const takesDe = m.token('verb').readings.some(({ lemma: each }) => WITH_DE.includes(each));
    return [`${takesDe ? 'de' : 'a'} ${m.text('infinitive')}`];
  },
  wrong: [
    ['Acabo llegar a casa.', 'Acabo de llegar a casa.'],
    ['Mañana voy comprar los billetes.', 'Mañana voy a comprar los billetes.'],
    ['Trato ser puntual siempre.', 'Trato de ser puntual siempre.'],
    ['Esta tarde voy ir al médico.', 'Esta tarde voy a ir al médico.'],
    ['Mi hijo empezó hablar muy pronto.', 'Mi hijo empezó a hablar muy pronto.'],
  ],
  right: ['A menudo ayuda dibujar un esquema.', 'Voy a comprar pan.', 'Lo mejor fue comprar la casa y mudarse.'],
});

const TOWNS = new Set(wordsIn(places, 'kind', 'town'));

const isTown = (m: Match): boolean => !m.has('article') && TOWNS.has(m.token('place').lower);

/** fuimos en la playa: motion towards a place takes "a". */
export const goTo = defineRule({
  id: 'es.usage.ir-a',
  pattern: [
    lemma('ir', 'llegar', 'venir', 'volver', 'acudir').except(can(Pos.noun)),
    words('ayer hoy mañana tarde pronto juntos juntas todos').repeat(0, 1),
    word('en').mark().as('preposition'),
    words('el la los las mi tu su un una').optional().as('article').mark(),
    word(...wordsIn(places)).as('place'),
  ],
  where: (m) => {
    const verb = m.sentence.tokens[m.from];
    if (
      isTown(m) &&
      !/^(?:voy|vas|va|vamos|van|fui|fuimos|iré|iremos|ir|iba|íbamos|lleg[aouéóáu]\p{L}*)$/u.test(verb?.lower ?? '')
    )
      return false;
    if (m.token('preposition').text !== 'en') return false;
    const isBeing = /^(?:fue|fuera|fuese|fueron|sido)$/.test(verb?.lower ?? '');
    return !isBeing && (m.has('article') || m.token('place').lower === 'casa' || isTown(m));
  },
  suggest: (m) => {
    const article = m.all('article')[0];
    if (!article) return ['a'];
    return [article.lower === 'el' ? 'al' : `a ${article.text}`];
  },
  wrong: [
    ['El domingo fuimos en la playa.', 'El domingo fuimos a la playa.'],
    ['Esta tarde voy en el cine con Marta.', 'Esta tarde voy al cine con Marta.'],
    ['Llegamos en la estación con media hora de retraso.', 'Llegamos a la estación con media hora de retraso.'],
  ],
  right: [
    'Los niños daban vueltas en el parque.',
    'La fiesta fue en la playa.',
    'Vamos en tren.',
    'Vino en el coche de Ana.',
  ],
});

/** conozco tu hermana: a person as the object takes "a". */
export const personalA = defineRule({
  id: 'es.usage.personal-a',
  pattern: [
    lemma('conocer', 'ver', 'visitar', 'ayudar', 'invitar', 'saludar', 'recoger', 'llamar', 'buscar')
      .and(
        oneOf(
          can(Pos.verb, Feature.first),
          can(Pos.verb, Feature.second),
          can(Pos.verb, Feature.infinitive),
          can(Pos.verb, Feature.pastParticiple),
        ),
      )
      // the lexicon takes "ayudé" for a subjunctive as well
      .except(can(Pos.verb, Feature.third).except(form(/é$/))),
    words('mi mis tu tus su sus nuestro nuestra nuestros nuestras la las los').as('owner').mark(),
    words('mejor mejores antiguo antigua nuevo nueva').repeat(0, 1),
    word(...wordsIn(persons, 'kind', 'person')),
  ],
  unless: {
    'a participle without haber': {
      when: (m) =>
        !/^(?:he|has|hemos|habéis|había|haber)$/.test(m.before()?.lower ?? '') &&
        (m.sentence.tokens[m.from]?.readings.some(({ features }) => (features & Feature.pastParticiple) !== 0) ??
          false),
      right: 'Es muy conocida su madre en el pueblo.',
    },
  },
  suggest: (m) => [`a ${m.text('owner')}`],
  wrong: [
    ['Ayer vi tu hermano en el metro.', 'Ayer vi a tu hermano en el metro.'],
    ['Ayer vi la profesora en el metro.', 'Ayer vi a la profesora en el metro.'],
    ['Ayudé mi madre a limpiar.', 'Ayudé a mi madre a limpiar.'],
    ['Conozco sus padres desde hace años.', 'Conozco a sus padres desde hace años.'],
    ['El domingo vamos a visitar mis abuelos.', 'El domingo vamos a visitar a mis abuelos.'],
  ],
  right: ['Ayer llamaba tu madre a todas horas.', 'Conozco su barrio.', 'Ayer llamó mi madre.'],
});
