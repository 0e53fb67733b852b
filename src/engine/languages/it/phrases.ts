// Fixed Italian phrases that people write as one word. Listed with their blanks; typed text is compared without blanks,
// apostrophes and accents.
import { phraseList } from '../../text/wordLists.ts';

/** See LanguageTables. */
export const italianPhrases: readonly string[] =
  phraseList(`a causa, a fianco, a meno che, a parte, a posto, a presto, a proposito, a volte, al di là, al posto, all'improvviso, a lungo,
  anche se, c'è, c'era, come se, con calma, d'accordo, d'altronde, da parte, da solo, dal vivo, di fronte, di nuovo, di più,
  di solito, fa parte, fino a, in bocca al lupo, in fondo, in effetti, in ogni caso, in realtà, in quanto, l'altro, l'altra,
  l'uno, l'hanno, mano a mano, nel frattempo, ogni tanto, ogni volta, per cento, per cui, per esempio, per favore, per niente,
  per ora, per piacere, piano piano, più o meno, poco fa, prima o poi, qual è, quant'è, quel che, senz'altro, so che, tra poco,
  tutt'altro, tutti e due, un altro, un'altra, un po', un'amica, va bene, va be'`);
