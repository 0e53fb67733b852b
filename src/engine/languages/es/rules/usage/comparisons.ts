// Comparisons: más alto que tú.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, oneOf, punctuation, word, words } from '../../../../rules/pattern.ts';

/** Adjectives that take "de" themselves: orgullosa de ti, digno de ella. */
const WITH_DE =
  /^(?!delgad)(?:\p{L}+[aeií]d[oa]s?|(?:orgullos|segur|hart|dign|indign|llen|celos|propi|cercan|lejan|ansios|deseos|amig|esclav|rar|típic|característic|lejos|cerca|sospechos)[oa]s?|capaz|capaces|incapaz|(?:in)?dependientes?|pendientes?|conscientes?|responsables?|lejos|cerca)$/u;

/** más alta de mí: comparisons take que. */
export const compareQue = defineRule({
  id: 'es.usage.mas-que',
  patterns: [
    [
      words('más menos mas').as('more'),
      can(Pos.adjective).except(form(WITH_DE)),
      word('de').mark(),
      words('mí mi ti yo tú él ella').as('who').mark(),
      oneOf(punctuation('.', ',', '!', '?'), words('y pero')),
    ],
    [
      words('más menos mas').as('more'),
      can(Pos.adjective),
      word('de').mark(),
      words('el la los las'),
      words('mío mía míos mías tuyo tuya tuyos tuyas suyo suya nuestro nuestra'),
    ],
    [
      words('mejor peor mayor menor').as('more'),
      word('de').mark(),
      words('mí ti yo tú él ella').as('who').mark(),
      punctuation('.', ',', '!'),
    ],
  ],
  // "el coche más rápido de los nuestros": a superlative, of all of them
  where: (m) =>
    m.before()?.pos !== Pos.noun &&
    !/^(?:el|la|los|las|lo|mi|su|tu|parte|versión|cosa|lado)$/.test(m.before()?.lower ?? ''),
  suggest: (m) => {
    const fresh: Readonly<Record<string, string>> = { mí: 'yo', mi: 'yo', ti: 'tú' };
    if (!m.names('who')) return ['que'];
    const { lower } = m.token('who');
    return [`que ${fresh[lower] ?? lower}`];
  },
  wrong: [
    ['Soy más alta de ti.', 'Soy más alta que tú.'],
    ['Mi casa es más grande de la tuya.', 'Mi casa es más grande que la tuya.'],
    ['Ella es más alta de él.', 'Ella es más alta que él.'],
    ['Mi hermano es mayor de ella.', 'Mi hermano es mayor que ella.'],
  ],
  right: [
    'Mi casa es más grande que la tuya.',
    'Es lo más bonito de ti.',
    'La más alta de la clase.',
    'Estoy más orgullosa de ti.',
    'Es el barco más veloz de los nuestros.',
  ],
});
