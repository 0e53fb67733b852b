// What agrees by the tree of a sentence, however far apart: subject and verb, the words of a noun phrase.
import { defineAgreement } from '../../../../agreement/defineAgreement.ts';
import { germanAgreement as habits } from '../../agreement.ts';

/** A plural subject: Die Freunde meines Bruders kommt mit dem Zug um acht. */
export const afterPlural = defineAgreement({
  id: 'de.agreement-tree.plural',
  link: 'plural',
  habits,
  wrong: [
    ['Die Freunde meines Bruders kommt mit dem Zug um acht.', 'Die Freunde meines Bruders kommen mit dem Zug um acht.'],
    ['Die Kinder meiner Schwester geht schon zur Schule.', 'Die Kinder meiner Schwester gehen schon zur Schule.'],
    ['Die Eltern meiner Freundin wohnt in Köln.', 'Die Eltern meiner Freundin wohnen in Köln.'],
    ['Die Kollegen aus dem Büro nebenan hat heute frei.', 'Die Kollegen aus dem Büro nebenan haben heute frei.'],
    ['Die Gäste aus Italien kommt erst am Abend.', 'Die Gäste aus Italien kommen erst am Abend.'],
  ],
  right: [
    'Die Nachbarn, die über uns wohnen, fahren morgen weg.',
    'Eine Reihe von Nachbarn fährt morgen weg.',
    'Das sind die Ergebnisse.',
  ],
});

/** A singular subject: Die Liste der Teilnehmer werden morgen veröffentlicht. */
export const afterSingular = defineAgreement({
  id: 'de.agreement-tree.singular',
  link: 'singular',
  habits,
  wrong: [
    ['Die Liste der Teilnehmer werden morgen veröffentlicht.', 'Die Liste der Teilnehmer wird morgen veröffentlicht.'],
    ['Der Preis der Karten sind wieder gestiegen.', 'Der Preis der Karten ist wieder gestiegen.'],
    ['Das Auto meiner Eltern stehen in der Garage.', 'Das Auto meiner Eltern steht in der Garage.'],
  ],
  right: [
    'Der Leiter der beiden Läden hat beschlossen, früher zu schließen.',
    'Der Arzt und die Schwester haben beschlossen zu warten.',
    'Eine Menge Leute warten draußen.',
  ],
});

/** A subject of another person: Du hat gestern leider nicht angerufen. */
export const otherPerson = defineAgreement({
  id: 'de.agreement-tree.person',
  link: 'person',
  habits,
  wrong: [
    ['Du hat gestern leider nicht angerufen.', 'Du hast gestern leider nicht angerufen.'],
    ['Mein Bruder kommst am Freitag zurück.', 'Mein Bruder kommt am Freitag zurück.'],
    ['Der Nachbar von oben spielst jeden Abend Klavier.', 'Der Nachbar von oben spielt jeden Abend Klavier.'],
    ['Meine Kollegin willst das Büro wechseln.', 'Meine Kollegin will das Büro wechseln.'],
    ['Der Zug nach Köln fährst in zehn Minuten.', 'Der Zug nach Köln fährt in zehn Minuten.'],
  ],
  right: [
    'Du hast gestern leider nicht angerufen.',
    'Mein Bruder und ich kommen am Freitag zurück.',
    'Gestern war ich im Kino.',
    'Als Mira die Tür zum Dachboden öffnete, schlug ihr der Geruch von Staub und altem Holz entgegen.',
  ],
});

/** A word of a noun phrase: Wir haben eine wirklich sehr schwieriges Entscheidung getroffen. */
export const nounPhrase = defineAgreement({
  id: 'de.agreement-tree.noun-phrase',
  link: 'phrase',
  habits,
  wrong: [
    [
      'Wir haben eine wirklich sehr schwieriges Entscheidung getroffen.',
      'Wir haben eine wirklich sehr schwierige Entscheidung getroffen.',
    ],
    ['Sie hat eine ganz tolles Idee.', 'Sie hat eine ganz tolle Idee.'],
    ['Wir suchen eine nicht zu teures Wohnung.', 'Wir suchen eine nicht zu teure Wohnung.'],
  ],
  right: [
    'Wir haben eine wirklich sehr schwierige Entscheidung getroffen.',
    'Ich habe ein sehr spannendes Buch über Bienen gelesen.',
    'Er kam eines schönen Tages zurück.',
    'Möglich macht dies ein Farbstoff aus Rotkohl, der auf den Säuregehalt reagiert.',
  ],
});
