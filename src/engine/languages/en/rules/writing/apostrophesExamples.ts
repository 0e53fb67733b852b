// More sentences for the rules in apostrophes.ts; a test checks each of them.
import type { WrongExample } from '../../../../rules/types.ts';

/** More wrong sentences for en.apostrophe.contraction. */
export const APOSTROPHE_CONTRACTION_WRONG: readonly WrongExample[] = [
  ['I cant find my keys.', "I can't find my keys."],
  ['Ill call you tomorrow.', "I'll call you tomorrow."],
  ['Id like a coffee.', "I'd like a coffee."],
  ['I think ill go home now.', "I think I'll go home now."],
  ['Were going to the beach tomorrow.', "We're going to the beach tomorrow."],
  ['If it had been longer, Id have left.', "If it had been longer, I'd have left."],
];
