// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const spanishWordOdds: WordOdds = {
  alone: 1.92,
  base: 6.19,
  capital: -0.43,
  cost: -2.37,
  'cost.far': -0.55,
  dialect: -0.69,
  gap: 2.33,
  name: -1.73,
  none: -8.13,
  rare: -2.19,
  short: -1.58,
  unseen: 1.64,
};
