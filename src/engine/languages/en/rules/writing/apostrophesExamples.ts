// Further sentences of the rules beside it: each is held by a test.
import type { WrongExample } from '../../../../rules/types.ts';

/** Further wrong sentences of en.apostrophe.contraction. */
export const APOSTROPHE_CONTRACTION_WRONG: readonly WrongExample[] = [
  ['Ill call you tomorrow.', "I'll call you tomorrow."],
  ['Id like a coffee.', "I'd like a coffee."],
  ['I think ill go home now.', "I think I'll go home now."],
  ['Were going to the beach tomorrow.', "We're going to the beach tomorrow."],
];
