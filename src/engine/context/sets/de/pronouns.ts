// German pronouns that are written for one another.
import { contextSet } from '../../defineSet.ts';
import type { ContextSet } from '../../types.ts';

/** All sets of this file. */
export const pronouns: readonly ContextSet[] = [
  contextSet(
    'in',
    [
      ['in', 'Er kommt [in] drei Tagen.', 'Sie arbeitet [in] einer Bank.', 'Wir wohnen [in] der Stadt.'],
      ['im', '[Im] Sommer fahren wir ans Meer.', 'Er arbeitet [im] Büro.', 'Sie liegt [im] Bett.'],
      [
        'ihm',
        'Ich habe [ihm] einen Brief geschrieben.',
        'Wir haben mit [ihm] gesprochen.',
        'Sie hat [ihm] nichts gesagt.',
      ],
      ['ihn', 'Ich habe [ihn] gestern gesehen.', 'Kennst du [ihn]?', 'Wir haben [ihn] eingeladen.'],
    ],
    ['in>ihn', 'im>in', 'im>ihn', 'ihm>in', 'ihm>im', 'ihn>in', 'ihn>im', 'ihn>ihm'],
  ),
  contextSet(
    'mir',
    [
      ['mir', 'Gib [mir] bitte das Salz.', 'Das tut [mir] leid.', 'Zeig [mir] deine Bilder.'],
      ['mich', 'Er hat [mich] nicht gesehen.', 'Ich freue [mich] auf den Urlaub.', 'Das interessiert [mich] nicht.'],
      ['mit', 'Ich gehe [mit] meiner Schwester ins Kino.', 'Wir fahren [mit] dem Zug.', 'Sie spielt [mit] dem Ball.'],
    ],
    ['mich>mir', 'mit>mir', 'mit>mich'],
  ),
  contextSet(
    'man',
    [
      ['man', 'Hier darf [man] nicht rauchen.', 'Wie schreibt [man] dieses Wort?', '[Man] weiß nie, was kommt.'],
      ['Mann', 'Der [Mann] trug einen Hut.', 'Mein [Mann] arbeitet in Köln.', 'Ein alter [Mann] saß auf der Bank.'],
    ],
    ['Mann>man'],
  ),
  contextSet(
    'wir',
    [
      ['wir', 'Morgen fahren [wir] nach Hamburg.', 'Wann sehen [wir] uns wieder?', 'Gestern waren [wir] im Kino.'],
      ['wird', 'Das Haus [wird] gerade gebaut.', 'Er [wird] bald kommen.', 'Sie [wird] nächste Woche operiert.'],
    ],
    ['wir>wird'],
  ),
];
