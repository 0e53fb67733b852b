// More sentences for the rules in nounPhrase.ts: every pattern and every row needs one.
import type { WrongExample } from '../../../../rules/types.ts';

/** For it.agreement.determiner-noun. */
export const AGREEMENT_DETERMINER_NOUN_WRONG: readonly WrongExample[] = [
  ['Questi macchine sono veloci.', 'Queste macchine sono veloci.'],
  ['Ieri ho visto tua fratello.', 'Ieri ho visto tuo fratello.'],
  ['Il mia macchina è rossa.', 'La mia macchina è rossa.'],
  ['La mio zaino è pesante.', 'Il mio zaino è pesante.'],
];
