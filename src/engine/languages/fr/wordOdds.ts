// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const frenchWordOdds: WordOdds = {
  alone: 1.3,
  base: 4.93,
  capital: -0.15,
  cost: -2.28,
  'cost.far': -0.33,
  gap: 3.23,
  name: -1.72,
  none: -3.9,
  rare: -1.78,
  short: -1.36,
};
