// Everyday texts with real mistakes, to try the checker on. They are data in their own language, not interface texts.
import type { TextLanguage } from '../../../engine/index.ts';

/** The kinds of text that an address can ask for. */
export type Genre = 'letter' | 'email' | 'cv' | 'essay';

/** A sample text; `name` is in the language of the text. */
export interface Sample {
  language: TextLanguage;
  genre: Genre;
  name: string;
  text: string;
}

/** All samples; the first of each language is the one that is offered. */
export const samples: readonly Sample[] = [
  {
    language: 'en',
    genre: 'letter',
    name: 'English letter',
    text: `Dear Mrs Hartley,

Thank you for leting us stay in the cottage last week. The childern still talk about the beach, and my wife says she has never slept so well. We definately want to come back next autumn.

I am afraid we left a blue jacket behind the kitchen door. Could you send it to the adress below? I should of looked twice. Of course I will pay for the postage , if you tell me how much it is.

Our friend from Lyon read your guest book and laughed: « Nous reviendrons pour le fromage. » So you may see all of us again.

Yours sincerly,
Peter Wilcox`,
  },
  {
    language: 'de',
    genre: 'email',
    name: 'E-Mail auf Deutsch',
    text: `Liebe Frau Brandt,

vielen dank für Ihre Nachricht von gestern. Die Lieferung ist entlich angekommen, aber zwei Kartons waren leider beschädigt. Ich habe gleich Fotos gemacht und schicke sie Ihnen im Anhang.

Könnten Sie mir bitte sagen, wie die Rücksendung funktioniert? Am Mitwoch bin ich den ganzen Tag zu Hause, dann könnte der Fahrer die Kartons abholen. Die Rechnung liegt seid Freitag bei mir, ich bezahle sie, sobalt der Ersatz da ist.

Für den Sommerurlaub brauchen wir die Gartenmöbel spätestens Anfang Juni. Ich hoffe, das es sich einrichten läßt.

Mit freundlichen Grüssen
Jonas Weidner`,
  },
  {
    language: 'fr',
    genre: 'letter',
    name: 'Lettre en français',
    text: `Chère Madame Perrin,

Nous avons bien reçu votre lettre et nous vous en remercions. L'apartement que vous proposez nous plaît beaucoup, surtout la terasse et la vue sur le jardin.

Avant de prendre une décision, nous aimerions savoir si le chauffage est compris dans le loyer. Serait il possible de visiter le logement une deuxieme fois, par exemple samedi matin ? Mon mari n'a malheureusement pas pu venir la semaine dernière.

Nous avons aussi deux chats très calmes. J'espère que sa ne pose pas de problême.

Veuillez agréer, Madame, mes salutations distingées.
Claire Morvan`,
  },
  {
    language: 'it',
    genre: 'email',
    name: 'Email in italiano',
    text: `Gentile dottor Ferri,

le scrivo per confermare l'apuntamento di giovedì prossimo alle dieci. Porterò con me tutti i documenti che mi aveva chiesto, compreso il certificato di nascita.

Purtroppo non riesco a trovare la ricevuta del pagamento: può darsi che sia andata persa durante il traslocco. È sufficente una copia della banca? Se vuole, posso telefonare domani: mia figlia a già il numero. Qual'è l'orario migliore?

La ringrazio per la disponibilitá e per la sua pazienza.

Cordiali saluti,
Giulia Marchetti`,
  },
  {
    language: 'es',
    genre: 'letter',
    name: 'Carta en español',
    text: `Estimada señora Robledo:

Le escribo para agradecerle la reserva de la habitacion. Llegaremos el viernes por la tarde, aunque todabía no sabemos la hora exacta del tren. Mi hermana a comprado los billetes esta mañana.

Mi padre camina con dificultad y nos gustaria una habitación en la planta baja. ¿Seria posible cambiarla? También quisiéramos saber si el desayuno está incluido en los precio.

Por último, ¿podría recomendarnos un restaurante tranquilo cerca del hotel? Es el cumpleaños de mi madre y queremos darle una sorpreza.

Atentamente,
Lucía Moreno`,
  },
];

/** The sample of a language, of the requested kind if there is one. */
export function sampleFor(language: TextLanguage, genre?: Genre): Sample {
  const own = samples.filter((sample) => sample.language === language);
  return (own.find((sample) => sample.genre === genre) ?? own[0] ?? samples[0]) as Sample;
}
