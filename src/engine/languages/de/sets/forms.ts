// German articles and verbs that differ from another form by one letter.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

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
  contextSet(
    'ein',
    [
      ['ein', 'Das ist [ein] guter Vorschlag.', 'Wir haben [ein] Auto gekauft.', 'Dort steht [ein] Baum.'],
      ['eine', 'Sie hat [eine] neue Wohnung.', 'Das ist [eine] gute Idee.', 'Wir machen [eine] Pause.'],
      ['einen', 'Er hat [einen] Hund.', 'Wir brauchen [einen] neuen Tisch.', 'Ich trinke [einen] Kaffee.'],
      [
        'einem',
        'Sie wohnt in [einem] alten Haus.',
        'Wir fahren mit [einem] Freund.',
        'Er kam nach [einem] Jahr zurück.',
      ],
      ['einer', 'Das ist das Haus [einer] Freundin.', 'Sie arbeitet in [einer] Bank.', 'Er kam mit [einer] Frau.'],
    ],
    [],
  ),
  contextSet(
    'nicht',
    [
      ['nicht', 'Ich komme heute [nicht].', 'Das ist [nicht] wahr.', 'Er weiß es [nicht].'],
      ['nichts', 'Ich habe [nichts] gehört.', 'Er hat [nichts] gesagt.', 'Es gibt [nichts] Neues.'],
    ],
    [],
  ),
  contextSet(
    'sie',
    [
      ['sie', 'Gestern war [sie] im Kino.', 'Heute wohnt [sie] in Berlin.', 'Wann kommt [sie] zurück?'],
      ['sei', 'Er sagt, er [sei] krank.', '[Sei] bitte leise!', 'Es heißt, das [sei] falsch.'],
      ['die', 'Ich kenne [die] Frau.', 'Wo sind [die] Kinder?', 'Das ist [die] Lösung.'],
    ],
    ['sei>sie'],
  ),
];
