// German commas, by the kind of gap (gaps.ts) that may need one.
import { commaSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets of this file. */
export const commas: readonly ContextSet[] = [
  commaSet(
    'comma-conjunction',
    [
      'Das Flugzeug musste umkehren[,] weil ein Triebwerk brannte.',
      'Wir bleiben zu Hause[,] weil es regnet.',
      'Er konnte nicht zur Schule gehen[,] weil er sehr krank war.',
    ],
    [
      'Nur[] wenn du willst, komme ich mit.',
      'Er lachte und[] weil sie auch lachte, war alles gut.',
      'Wir arbeiten[] während der Woche.',
    ],
    ['none>comma'],
  ),
  commaSet(
    'comma-relative',
    [
      'Das ist der Kollege[,] der mir geholfen hat.',
      'Ich lese das Buch[,] das du mir empfohlen hast.',
      'Es gibt viele Menschen[,] die keine Arbeit haben.',
    ],
    ['Er gab[] der Frau einen Brief.', 'Sie wohnt[] in der Stadt.', 'Ich habe gestern[] das Auto gewaschen.'],
    ['none>comma'],
  ),
  commaSet(
    'comma-question',
    [
      'Ich verstehe nicht[,] warum das so lange dauert.',
      'Weißt du[,] wo mein Schlüssel ist?',
      'Er hat mir erzählt[,] was passiert ist.',
    ],
    ['Und[] was machst du jetzt?', 'Da hat er[] was gesehen.', 'Bis[] wann bist du da?'],
    [],
  ),
  commaSet(
    'comma-contrast',
    [
      'Es geht dabei nicht nur um Geld[,] sondern auch um Zeit.',
      'Ich habe mehrmals angerufen[,] aber niemand hat abgehoben.',
      'Wir wollten ans Meer fahren[,] aber das Auto ist kaputt.',
    ],
    ['Das ist[] aber nett von dir.', 'Was machst du[] denn da?', 'Er kam[] jedoch zu spät.'],
    ['none>comma'],
  ),
  commaSet(
    'comma-comparison',
    [
      'Niemand wusste genau[,] wie es zu dem Unfall gekommen war.',
      'Ich war gerade in der Küche[,] als es an der Tür klingelte.',
      'Im Buch wird erklärt[,] wie man ein solches Gerät bauen kann.',
    ],
    [
      'Die Fahrt dauert länger[] als zwei Stunden.',
      'Er gilt[] als einer der besten Spieler der Welt.',
      'Sie sind etwas kleiner[] als die Männchen.',
    ],
    ['none>comma', 'comma>none'],
  ),
  commaSet(
    'comma-infinitive',
    [
      'Wir fahren in die Stadt[,] um Schuhe zu kaufen.',
      'Er hat versucht[,] das Fenster zu öffnen.',
      'Sie ging[,] ohne sich zu verabschieden.',
    ],
    ['Er scheint[] das Spiel zu gewinnen.', 'Das Treffen beginnt[] um neun Uhr.', 'Wir haben[] viel zu tun.'],
    [],
  ),
  commaSet(
    'comma-closing',
    [
      'Weil er krank war[,] konnte er nicht zur Schule gehen.',
      'Das Haus, in dem er geboren wurde[,] ist heute ein Museum.',
      'Da es stark regnete[,] wurde das Spiel abgesagt.',
    ],
    [
      'Ich glaube, dass er kommen[] wird.',
      'Das ist der Film, den wir gesehen[] haben.',
      'Er sagt, dass sie viel gearbeitet[] hat.',
    ],
    ['none>comma'],
  ),
  commaSet(
    'comma-front',
    [],
    [
      'Vor allem in den großen Städten[] gibt es viele Museen.',
      'Der Vorsitzende des Vereins[] hat gestern gesprochen.',
      'Die Hauptstadt des Landes[] ist die größte Stadt.',
    ],
    ['comma>none'],
  ),
];
