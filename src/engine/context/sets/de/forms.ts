// German articles and verbs of which one letter makes another form.
import { contextSet } from '../../defineSet.ts';
import type { ContextSet } from '../../types.ts';

/** All sets of this file. */
export const forms: readonly ContextSet[] = [
  contextSet(
    'schon',
    [
      ['schon', 'Er ist [schon] zu Hause.', 'Wir kennen uns [schon] lange.', 'Ich habe das Buch [schon] gelesen.'],
      ['schön', 'Das Wetter ist heute [schön].', 'Es war sehr [schön] bei euch.', 'Sie singt sehr [schön].'],
    ],
    ['schön>schon'],
  ),
];
