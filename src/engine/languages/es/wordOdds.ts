// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const spanishWordOdds: WordOdds = {
  alone: 1.98,
  base: 5.88,
  capital: -0.34,
  cost: -2.16,
  'cost.far': -0.73,
  dialect: -0.68,
  gap: 2.23,
  name: -1.74,
  none: -7.82,
  rare: -2.14,
  short: -1.51,
  unseen: 0.82,
};
