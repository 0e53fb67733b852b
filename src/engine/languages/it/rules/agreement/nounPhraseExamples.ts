// Further sentences of the rules beside it: no pattern and no row goes without.
import type { WrongExample } from '../../../../rules/types.ts';

/** Of it.agreement.determiner-noun. */
export const AGREEMENT_DETERMINER_NOUN_WRONG: readonly WrongExample[] = [
  ['Questi macchine sono veloci.', 'Queste macchine sono veloci.'],
  ['Ieri ho visto tua fratello.', 'Ieri ho visto tuo fratello.'],
  ['Il mia macchina è rossa.', 'La mia macchina è rossa.'],
  ['La mio zaino è pesante.', 'Il mio zaino è pesante.'],
];
