// Weights of the ranking's features, learned by scripts/train/ranking.ts.
import { type TextLanguage } from '../types.ts';

/** Feature names and weights in turn; a language without an entry uses the initial weights. */
export const rankingWeights: Readonly<Partial<Record<TextLanguage, string>>> = {};
