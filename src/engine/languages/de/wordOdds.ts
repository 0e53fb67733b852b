// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const germanWordOdds: WordOdds = {
  alone: 2.01,
  base: 2.05,
  capital: -0.59,
  cost: -0.35,
  'cost.far': -1.97,
  dialect: 0.66,
  gap: 2.42,
  name: -1.34,
  none: -3.64,
  rare: -0.67,
  short: -0.88,
};
