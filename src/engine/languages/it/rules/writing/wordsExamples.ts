// Further sentences of the rules beside it: no pattern and no row goes without.
import type { WrongExample } from '../../../../rules/types.ts';

/** Of it.words.double-letters. */
export const WORDS_DOUBLE_LETTERS_WRONG: readonly WrongExample[] = [
  ['Facciamo collazione alle otto.', 'Facciamo colazione alle otto.'],
  ['Mettiti il capello, fa freddo.', 'Mettiti il cappello, fa freddo.'],
  ['Ha i cappelli lunghi e biondi.', 'Ha i capelli lunghi e biondi.'],
  ['Devo tagliare i cappelli.', 'Devo tagliare i capelli.'],
  ['Sono stanco, ho molto sono.', 'Sono stanco, ho molto sonno.'],
  ['Tutti sano che è vero.', 'Tutti sanno che è vero.'],
  ['Non sano cosa fare.', 'Non sanno cosa fare.'],
  ['Mi piacerebbe uscire cono te.', 'Mi piacerebbe uscire con te.'],
  ["L'ho visto tra volte.", "L'ho visto tre volte."],
  ['Abito in cento città.', 'Abito in centro città.'],
  ['Andiamo al cento commerciale.', 'Andiamo al centro commerciale.'],
  ['Tuti i giorni vado a scuola.', 'Tutti i giorni vado a scuola.'],
  ['Questa dona è mia zia.', 'Questa donna è mia zia.'],
  ['Ho tanto sono.', 'Ho tanto sonno.'],
  ['Vengo cono te al cinema.', 'Vengo con te al cinema.'],
];
