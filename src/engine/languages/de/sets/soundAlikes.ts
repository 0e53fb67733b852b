// German words that sound alike.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets of this file. */
export const soundAlikes: readonly ContextSet[] = [
  contextSet(
    'das',
    [
      [
        'das',
        'Ich habe [das] Buch gestern gelesen.',
        'Wo ist [das] neue Auto?',
        'Ein Haus, [das] am See liegt, ist teuer.',
      ],
      [
        'dass',
        'Sie sagt, [dass] sie keine Zeit hat.',
        'Ich hoffe, [dass] es dir gut geht.',
        'Wir wissen, [dass] das nicht stimmt.',
      ],
    ],
    ['das>dass', 'dass>das'],
  ),
  contextSet(
    'seit',
    [
      [
        'seit',
        'Ich wohne [seit] drei Jahren in Berlin.',
        '[Seit] gestern regnet es.',
        'Sie arbeitet [seit] Mai bei uns.',
      ],
      ['seid', 'Ihr [seid] herzlich eingeladen.', 'Wann [seid] ihr angekommen?', '[Seid] ihr schon fertig?'],
    ],
    ['seid>seit'],
  ),
  contextSet(
    'wieder',
    [
      [
        'wieder',
        'Ich komme morgen [wieder].',
        'Sie ist [wieder] gesund.',
        'Er hat schon [wieder] seinen Schlüssel verloren.',
      ],
      [
        'wider',
        '[Wider] Erwarten hat er gewonnen.',
        'Er handelte [wider] besseres Wissen.',
        'Sie kam [wider] Willen mit.',
      ],
    ],
    ['wider>wieder'],
  ),
  contextSet(
    'denn',
    [
      [
        'den',
        'Ich habe [den] Schlüssel verloren.',
        'Er hat [den] ganzen Tag geschlafen.',
        'Wir gehen durch [den] Park.',
      ],
      ['dem', 'Wir helfen [dem] Kind.', 'Sie fährt mit [dem] Bus.', 'Er sitzt auf [dem] Sofa.'],
      ['denn', 'Er kommt nicht, [denn] er ist krank.', 'Was machst du [denn] hier?', 'Wo bist du [denn] gewesen?'],
    ],
    ['den>denn', 'denn>den'],
  ),
  contextSet(
    'war',
    [
      ['war', 'Gestern [war] ich im Kino.', 'Das Essen [war] sehr gut.', 'Er [war] lange krank.'],
      ['wahr', 'Das ist nicht [wahr].', 'Ist es [wahr], dass er umzieht?', 'Ihr Traum wurde [wahr].'],
    ],
    ['wahr>war'],
  ),
  contextSet(
    'viel',
    [
      ['viel', 'Er hat [viel] gearbeitet.', 'Ich habe nicht [viel] Zeit.', 'Das kostet zu [viel] Geld.'],
      ['fiel', 'Das Glas [fiel] vom Tisch.', 'Gestern [fiel] der erste Schnee.', 'Es [fiel] ihm schwer.'],
    ],
    ['viel>fiel', 'fiel>viel'],
  ),
  contextSet(
    'ist',
    [['ist', 'Sie [ist] nach Hause gegangen.', 'Wo [ist] der Bahnhof?', 'Der Kaffee [ist] kalt.'], ['isst']],
    [],
  ),
  contextSet(
    'nach',
    [
      ['nach', '[Nach] dem Essen gehen wir schlafen.', 'Ich gehe jetzt [nach] Hause.', 'Sie fährt [nach] Hamburg.'],
      ['noch', 'Ich bin [noch] nicht fertig.', 'Möchtest du [noch] einen Kaffee?', 'Er ist immer [noch] krank.'],
    ],
    ['nach>noch', 'noch>nach'],
  ),
  contextSet(
    'zum',
    [
      ['zum', 'Ich gehe [zum] Arzt.', 'Wir fahren [zum] Bahnhof.', '[Zum] Frühstück gibt es Brot.'],
      ['zur', 'Sie geht [zur] Schule.', 'Er fährt [zur] Arbeit.', 'Wir gehen [zur] Post.'],
      ['zu', 'Es ist [zu] spät.', 'Es war [zu] dunkel.', 'Heute ist es [zu] heiß.'],
    ],
    ['zum>zur', 'zum>zu', 'zur>zum', 'zur>zu'],
  ),
  contextSet(
    'wenn',
    [
      [
        'wenn',
        'Ruf mich an, [wenn] du Zeit hast.',
        '[Wenn] es regnet, bleiben wir hier.',
        'Ich freue mich, [wenn] du kommst.',
      ],
      ['wen', '[Wen] hast du gestern getroffen?', 'Ich weiß nicht, [wen] er meint.', 'An [wen] denkst du?'],
    ],
    ['wen>wenn'],
  ),
  contextSet(
    'auch',
    [
      ['auch', 'Es gibt [auch] andere Wege.', 'Das ist [auch] mein Buch.', 'Er war [auch] dabei.'],
      ['euch', 'Ich habe [euch] gestern gesehen.', 'Wir kommen mit [euch].', 'Er hat [euch] etwas mitgebracht.'],
    ],
    ['euch>auch'],
  ),
  contextSet(
    'fast',
    [
      ['fast', 'Wir haben [fast] alles verkauft.', 'Das Glas ist [fast] leer.', 'Er kommt [fast] jeden Tag.'],
      ['fasst', 'Der Tank [fasst] fünfzig Liter.', 'Er [fasst] den Text kurz zusammen.', 'Sie [fasst] sich kurz.'],
    ],
    ['fasst>fast'],
  ),
];
