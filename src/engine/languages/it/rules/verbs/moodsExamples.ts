// More sentences for the rules in moods.ts; a test checks each of them.
import type { WrongExample } from '../../../../rules/types.ts';

/** More wrong sentences for it.verbs.opinion-subjunctive. */
export const VERBS_OPINION_SUBJUNCTIVE_WRONG: readonly WrongExample[] = [
  ['Sembra che il negozio chiude presto.', 'Sembra che il negozio chiuda presto.'],
  ['Ho paura che lui è malato.', 'Ho paura che lui sia malato.'],
  ['Non sono sicuro che lui viene.', 'Non sono sicuro che lui venga.'],
  ['Mi dispiace che non puoi venire.', 'Mi dispiace che non possa venire.'],
  ['Sono contento che hai trovato casa.', 'Sono contento che abbia trovato casa.'],
  ['Mi fa piacere che stai bene.', 'Mi fa piacere che stia bene.'],
  ['Vorrei che tu vieni con noi.', 'Vorrei che tu venissi con noi.'],
  ['Vorrei che tu verresti al mare con noi.', 'Vorrei che tu venissi al mare con noi.'],
  ['È importante che tutti sanno la verità.', 'È importante che tutti sappiano la verità.'],
  ['È meglio che vai a casa.', 'È meglio che vada a casa.'],
];
