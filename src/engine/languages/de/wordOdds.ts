// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const germanWordOdds: WordOdds = {
  alone: 1.99,
  base: 2.06,
  capital: -0.6,
  cost: -0.33,
  'cost.far': -1.98,
  dialect: 0.66,
  gap: 2.4,
  name: -1.33,
  none: -3.65,
  rare: -0.67,
  short: -0.88,
};
