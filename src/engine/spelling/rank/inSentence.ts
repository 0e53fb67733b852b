// The order of corrections in a sentence: how near and usual they are (score.ts), and how they fit.
import type { Suggestion } from '../../types.ts';

/** How a correction fits its sentence: see `grammar/fits.ts`. */
export interface WordFit {
  odds: number | null;
  isKnown: boolean;
  /** The written word has a capital where only names and, in German, nouns have one; the correction is none of these. */
  losesCapital: boolean;
  flags(): number;
}

/** What counts how much, in units of the score. Learnt by scripts/train/suggestions.ts. */
export interface FitWeights {
  /** A log odd of the context net. */
  odds: number;
  /** Taken from a word that the net does not know, and from several words. */
  unknown: number;
  several: number;
  /** Taken from a word in small letters where the written one has a capital. */
  small: number;
  /** What a mistake costs that rules find in the sentence with the correction, but not with the best of them. */
  flag: number;
}

export const FIT_WEIGHTS: FitWeights = { odds: 2.5, unknown: 6, several: 0, small: 6, flag: 6 };

/** The rules look at the likeliest corrections only, if they are so close that it matters. */
const MOST_READ = 5;
const CLOSE = 12;

/**
 * The suggestions in the order in which they fit, without those that rules mind more than the first. That keeps its score; the
 * others are moved to their distance from it.
 */
export function inSentence(
  found: readonly Suggestion[],
  fits: readonly WordFit[],
  weights: FitWeights = FIT_WEIGHTS,
): Suggestion[] {
  const most = Math.max(...fits.map(({ odds }) => odds ?? Number.NEGATIVE_INFINITY));
  const moved = found.map((suggestion, i) => {
    const fit = fits[i] as WordFit;
    let { score } = suggestion;
    if (fit.losesCapital) score += weights.small;
    if (fit.odds !== null) score += weights.odds * (most - fit.odds) + (fit.isKnown ? 0 : weights.unknown);
    else if (most !== Number.NEGATIVE_INFINITY) score += weights.several;
    return { suggestion, fit, score, excess: 0 };
  });
  moved.sort((a, b) => a.score - b.score);
  const limit = (moved[0]?.score ?? 0) + CLOSE;
  const close = moved.slice(0, MOST_READ).filter(({ score }) => score <= limit);
  if (close.length > 1) {
    const flags = close.map(({ fit }) => fit.flags());
    // Mistakes elsewhere in the sentence are there with each of them.
    const fewest = Math.min(...flags);
    close.forEach((each, i) => {
      each.excess = (flags[i] as number) - fewest;
      each.score += weights.flag * each.excess;
    });
    moved.sort((a, b) => a.score - b.score);
  }
  const first = moved[0];
  if (!first) return [];
  const shift = first.suggestion.score - first.score;
  return moved
    .filter(({ excess }) => excess <= first.excess)
    .map(({ suggestion, score }) => ({ ...suggestion, score: score + shift }));
}
