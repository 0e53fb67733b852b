// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const italianWordOdds: WordOdds = {
  alone: 2.95,
  base: 5.77,
  capital: -0.95,
  cost: -3.07,
  gap: 3.09,
  name: -1.63,
  none: -4.87,
  rare: -1.74,
  short: -1.47,
};
