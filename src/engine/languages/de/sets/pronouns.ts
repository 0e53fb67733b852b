// German pronouns that are confused in writing.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets of this file. */
export const pronouns: readonly ContextSet[] = [
  contextSet(
    'in',
    [
      [
        'in',
        'Er kommt [in] drei Tagen zurück.',
        'Sie wohnt [in] einem kleinen Dorf.',
        'Wir wohnen [in] der Nähe der Schule.',
      ],
      ['im', '[Im] Sommer fahren wir ans Meer.', 'Wir waren gestern [im] Kino.', 'Sie liegt [im] Bett.'],
      [
        'ihm',
        'Ich habe [ihm] einen Brief geschrieben.',
        'Wir haben mit [ihm] gesprochen.',
        'Sie hat [ihm] nichts gesagt.',
      ],
      ['ihn', 'Ich habe [ihn] gestern gesehen.', 'Man hat [ihn] gefragt.', 'Wir haben [ihn] eingeladen.'],
    ],
    ['in>ihn', 'im>in', 'im>ihn', 'ihm>in', 'ihm>im', 'ihn>in', 'ihn>im'],
  ),
  contextSet(
    'mir',
    [
      ['mir', 'Gib [mir] bitte das Salz.', 'Das tut [mir] leid.', 'Zeig [mir] deine Bilder.'],
      ['mich', 'Er hat [mich] nicht gesehen.', 'Ich freue [mich] auf den Urlaub.', 'Ich habe [mich] sehr gefreut.'],
      ['mit', 'Ich gehe [mit] meiner Schwester ins Kino.', 'Wir fahren [mit] dem Zug.', 'Sie spielt [mit] dem Ball.'],
    ],
    ['mit>mich'],
  ),
  contextSet(
    'man',
    [
      ['man', 'Hier darf [man] nicht rauchen.', 'Wie schreibt [man] dieses Wort?', 'Das kann [man] nicht wissen.'],
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
