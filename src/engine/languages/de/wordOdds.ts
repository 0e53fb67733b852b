// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const germanWordOdds: WordOdds = {
  alone: 2.22,
  base: 1.56,
  capital: -0.46,
  cost: -0.17,
  'cost.far': -1.85,
  dialect: 0.66,
  gap: 2.47,
  name: -1.64,
  none: -3.19,
  rare: -0.47,
  short: -0.79,
};
