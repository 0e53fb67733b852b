// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const englishWordOdds: WordOdds = {
  alone: 1.97,
  base: 5.47,
  capital: -1.04,
  cost: -1.68,
  'cost.far': -0.49,
  dialect: -0.08,
  gap: 3.09,
  name: -1.32,
  none: -4.46,
  rare: -2.04,
  short: -1.46,
};
