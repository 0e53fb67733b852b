// La and las for le and les: la dije que viniera, la di un beso.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { lemma, tagged, words } from '../../../../rules/pattern.ts';
import { TIME } from '../../reading/subjects.ts';

const having = words('he has hemos habéis había habías habíamos').repeat(0, 1);

/** la he dicho que; la devuelvo el libro. */
export const laismo = defineRule({
  id: 'es.pronouns.laismo',
  patterns: [
    [
      words('la las').as('pronoun').mark(),
      words('he has ha hemos habéis han había habían').repeat(0, 1),
      lemma('decir', 'preguntar', 'contar', 'explicar', 'comentar', 'contestar', 'responder', 'prometer', 'pedir').as(
        'verb',
      ),
      words('que si').as('joins'),
    ],
    [
      words('la las').as('pronoun').mark(),
      having,
      lemma(
        'dar',
        'regalar',
        'devolver',
        'enviar',
        'mandar',
        'quitar',
        'comprar',
        'traer',
        'entregar',
        'prestar',
        'enseñar',
        'decir',
        'preguntar',
        'contar',
        'pedir',
        'explicar',
      ).as('verb'),
      words('el los un una unos unas mi mis tu tus su sus'),
      tagged(Pos.noun).as('noun'),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (m.token('pronoun').pos === Pos.determiner && m.token('verb').index === m.from + 1) return false;
    if (verb.pos === Pos.noun || verb.readings.some(({ pos }) => pos === Pos.noun))
      return verb.index > m.from + 1 && m.names('joins');
    if (m.names('joins')) return true;
    if (TIME.test(m.token('noun').lower)) return false;
    // "la trajo mi madre": in the third person the noun is the subject
    if (verb.index > m.from + 1) return true;
    const readings = finiteReadings(verb);
    return (
      readings.length > 0 &&
      readings.every(
        ({ features }) =>
          (features & (Feature.first | Feature.second)) !== 0 &&
          (features & (Feature.third | Feature.imperative)) === 0,
      )
    );
  },
  unless: {
    'the thing itself: lo que la pedí': {
      when: (m) => /^(?:se|me|te|nos|os)$/.test(m.before()?.lower ?? ''),
      right: 'La cuenta se la pedí si quería pagar.',
    },
  },
  suggest: (m) => [m.token('pronoun').lower === 'la' ? 'le' : 'les'],
  wrong: [
    ['Ayer la dije que viniera.', 'Ayer le dije que viniera.'],
    ['Ya la he devuelto el libro a Marta.', 'Ya le he devuelto el libro a Marta.'],
    ['Las hemos pedido que esperen.', 'Les hemos pedido que esperen.'],
  ],
  right: ['La pregunta que me haces es difícil.', 'La trajo mi madre.', 'La devolví el lunes.', 'Las he comprado yo.'],
});
