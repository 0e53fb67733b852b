// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const englishWordOdds: WordOdds = {
  alone: 1.97,
  base: 5.41,
  capital: -1.02,
  cost: -1.65,
  'cost.far': -0.49,
  dialect: -0.24,
  gap: 3.06,
  name: -1.32,
  none: -4.41,
  rare: -2.03,
  short: -1.43,
};
