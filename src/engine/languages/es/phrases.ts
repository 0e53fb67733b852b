// Fixed Spanish phrases that people write as one word. Listed with their blanks; typed text is compared without blanks,
// apostrophes and accents.
import { phraseList } from '../../text/wordLists.ts';

/** See LanguageTables. */
export const spanishPhrases: readonly string[] =
  phraseList(`no sé, tal vez, a bordo, a causa, a lo mejor, a medias, a menudo, a partir, a pesar, a través, a veces, a ver, además de, al final,
  al menos, al revés, así que, aún así, cada vez, con respecto, de acuerdo, de nuevo, de pronto, de repente, de todos modos,
  de verdad, de vez en cuando, debido a, desde luego, en cambio, en cuanto, en medio, en serio, en torno, en vez, es decir,
  hasta luego, hoy en día, lo siento, mal humor, más bien, más o menos, muchas gracias, o sea, para que, por ejemplo,
  por favor, por fin, por lo menos, por lo tanto, por qué, por supuesto, por tanto, sin duda, sin embargo, sobre todo,
  tal vez, tan solo, tener que, ya que, vamos a, voy a, de hecho, en fin, a fin de`);
