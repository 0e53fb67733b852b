// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const italianWordOdds: WordOdds = {
  alone: 3.03,
  base: 5.29,
  capital: -1.05,
  cost: -3.1,
  gap: 3.21,
  name: -1.63,
  none: -4.37,
  rare: -1.54,
  short: -1.23,
};
