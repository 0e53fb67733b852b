// Further sentences of the rules beside it: no pattern and no row goes without.
import type { WrongExample } from '../../../../rules/types.ts';

/** Of it.homophones.avere-h. */
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

/** Of it.homophones.a-ha. */
export const HOMOPHONES_A_HA_WRONG: readonly WrongExample[] = [
  ['Resto ha disposizione per chiarimenti.', 'Resto a disposizione per chiarimenti.'],
  ['Domani andiamo hai giardini.', 'Domani andiamo ai giardini.'],
  ['Pensa hai bambini.', 'Pensa ai bambini.'],
  ['Vado hai giardini con i bambini.', 'Vado ai giardini con i bambini.'],
];

/** Of it.accents.e-grave. */
export const ACCENTS_E_GRAVE_WRONG: readonly WrongExample[] = [["La porta e' chiusa.", 'La porta è chiusa.']];

/** Of it.homophones.ce. */
export const HOMOPHONES_CE_WRONG: readonly WrongExample[] = [
  ["C'è ne ancora un po'.", "Ce n'è ancora un po'."],
  ["C'è l'ho in macchina.", "Ce l'ho in macchina."],
];

/** Of it.accents.monosyllables. */
export const ACCENTS_MONOSYLLABLES_WRONG: readonly WrongExample[] = [
  ['Si, vengo volentieri.', 'Sì, vengo volentieri.'],
  ['Penso di si anche per domani.', 'Penso di sì anche per domani.'],
  ['Mi ha detto di si.', 'Mi ha detto di sì.'],
  ['Fa freddo la fuori.', 'Fa freddo là fuori.'],
  ['Non andare la, è pericoloso.', 'Non andare là, è pericoloso.'],
  ['Il gatto è li sotto il tavolo.', 'Il gatto è lì sotto il tavolo.'],
  ['Aspettami li, arrivo subito.', 'Aspettami lì, arrivo subito.'],
  ['Siamo partiti da li.', 'Siamo partiti da lì.'],
];
