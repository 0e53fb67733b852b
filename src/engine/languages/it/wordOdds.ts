// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const italianWordOdds: WordOdds = {
  alone: 2.61,
  base: 6.01,
  capital: -0.91,
  cost: -3.4,
  gap: 2.87,
  name: -1.64,
  none: -4.89,
  rare: -1.74,
  short: -1.47,
};
