// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { WordOdds } from '../../certainty/types.ts';

/** How likely an unknown word is a mistake and its first correction right. */
export const spanishWordOdds: WordOdds = {
  alone: 1.91,
  base: 5.93,
  capital: -0.45,
  cost: -2.22,
  'cost.far': -0.65,
  dialect: -0.69,
  gap: 2.39,
  name: -1.73,
  none: -7.83,
  rare: -2.09,
  short: -1.56,
  unseen: 1.64,
};
