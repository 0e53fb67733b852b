// Infinitives where another form without person belongs: estoy trabajar, has ver, hay tener.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemma, sentenceStart, tagged, words } from '../../../../rules/pattern.ts';

/** An infinitive without a pronoun. */
const infinitive = () => can(Pos.verb, Feature.infinitive).and(form(/[aeií]r$/));

const little = () => words('ya no nunca siempre todavía aún también solo').repeat(0, 1);

const formsOf = (m: Match, name: string, features: number): string[] => [
  ...new Set(
    m
      .readings(name)
      .filter(({ features: own }) => (own & Feature.infinitive) !== 0)
      .flatMap(({ lemma: each }) => m.sentence.lexicon.inflect(each, Pos.verb, features)),
  ),
];

const { first, second, third, singular, plural } = Feature;
const PERSONS: Readonly<Record<string, number>> = {
  yo: first | singular,
  tú: second | singular,
  él: third | singular,
  ella: third | singular,
  nosotros: first | plural,
  nosotras: first | plural,
  ellos: third | plural,
  ellas: third | plural,
  ustedes: third | plural,
};

/** estoy trabajar; sigo a esperar; ¿has ver la película? */
export const nonfinite = defineRule({
  id: 'es.verb-forms.nonfinite',
  priority: 1,
  patterns: [
    [lemma('estar').and(tagged([Pos.verb, Pos.auxiliary])), little(), infinitive().as('verb').mark()],
    [
      lemma('seguir', 'continuar').and(tagged([Pos.verb, Pos.auxiliary])),
      words('a de').mark(),
      infinitive().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words('yo tú él ella nosotros nosotras ellos ellas ustedes').as('who'),
      little(),
      words('me te se nos le les lo la').repeat(0, 1),
      infinitive().as('verb').mark(),
    ],
    [
      words('haber he has hemos habéis han había habías habíamos habían habré habrá habría').as('have'),
      little(),
      infinitive().except(words('poder deber ser haber')).as('verb').mark(),
    ],
  ],
  unless: {
    'said aside: sigue a decir de todos': {
      when: (m) => m.after()?.lower === 'de',
      right: 'Sigue a decir de todos muy enfadado.',
    },
  },
  suggest: (m) =>
    m.names('who')
      ? formsOf(m, 'verb', Feature.indicative | Feature.present | (PERSONS[m.token('who').lower] ?? 0))
      : m.names('have')
        ? formsOf(m, 'verb', Feature.pastParticiple | Feature.masculine | Feature.singular)
        : formsOf(m, 'verb', Feature.gerund),
  wrong: [
    ['Ahora estoy trabajar en una tienda.', 'Ahora estoy trabajando en una tienda.'],
    ['Sigo a esperar una respuesta.', 'Sigo esperando una respuesta.'],
    ['¿Has ver la última película?', '¿Has visto la última película?'],
    ['Siguen a vivir en la misma casa.', 'Siguen viviendo en la misma casa.'],
    ['Nunca han viajar en tren.', 'Nunca han viajado en tren.'],
    ['Gracias por haber venir tan rápido.', 'Gracias por haber venido tan rápido.'],
    ['Yo no tener tiempo para estudiar.', 'Yo no tengo tiempo para estudiar.'],
    ['Ella siempre se levantar a las siete.', 'Ella siempre se levanta a las siete.'],
  ],
  right: [
    'Estoy por salir de casa.',
    'Continúa a la derecha.',
    'Has de ver esa película.',
    'No había poder que lo parase.',
  ],
});
