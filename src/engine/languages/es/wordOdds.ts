// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const spanishWordOdds: WordOdds = {
  alone: 1.9,
  base: 5.83,
  capital: -0.43,
  cost: -2.18,
  'cost.far': -0.6,
  dialect: -0.68,
  gap: 2.41,
  name: -1.71,
  none: -7.73,
  rare: -2.06,
  short: -1.55,
  unseen: 1.64,
};
