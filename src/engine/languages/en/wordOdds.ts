// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const englishWordOdds: WordOdds = {
  alone: 1.97,
  base: 5.08,
  capital: -0.97,
  cost: -1.67,
  'cost.far': -0.33,
  dialect: -0.25,
  gap: 3.1,
  name: -1.35,
  none: -4.09,
  rare: -1.94,
  short: -1.32,
};
