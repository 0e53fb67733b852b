// More sentences for the rules in words.ts: every pattern and every row needs one.
import type { WrongExample } from '../../../../rules/types.ts';

/** For it.homophones.avere-h. */
export const HOMOPHONES_AVERE_H_WRONG: readonly WrongExample[] = [
  ['Oggi o lavorato tutto il giorno.', 'Oggi ho lavorato tutto il giorno.'],
  ['Non o fame, grazie.', 'Non ho fame, grazie.'],
  ['Tu ai freddo?', 'Tu hai freddo?'],
  ['O comprato il pane.', 'Ho comprato il pane.'],
  ['Marco a sempre ragione.', 'Marco ha sempre ragione.'],
  ['Lei a molta fame.', 'Lei ha molta fame.'],
  ['Mi dispiace, a chiamato il medico.', 'Mi dispiace, ha chiamato il medico.'],
  ['Ieri o mangiato troppo.', 'Ieri ho mangiato troppo.'],
  ['Domenica o dormito fino a tardi.', 'Domenica ho dormito fino a tardi.'],
];

/** For it.accents.e-grave. */
export const ACCENTS_E_GRAVE_WRONG: readonly WrongExample[] = [["La porta e' chiusa.", 'La porta è chiusa.']];
