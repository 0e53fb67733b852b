// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const italianWordOdds: WordOdds = {
  alone: 2.98,
  base: 6.17,
  capital: -0.94,
  cost: -3.39,
  gap: 2.85,
  name: -1.63,
  none: -5.24,
  rare: -1.78,
  short: -1.51,
};
