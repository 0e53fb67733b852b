// The targets for the spelling engine, printed beside its figures.
import type { TextLanguage } from '../../src/engine/types.ts';

/** Percent, but for the mean reciprocal rank (0 to 1) and the flags per 1,000 words. */
export interface SpellingTargets {
  top1: number;
  top5: number;
  meanReciprocalRank: number;
  flagsPerThousand: number;
}

/** Targets by language. */
export const TARGETS: Readonly<Record<TextLanguage, SpellingTargets>> = {
  en: { top1: 82, top5: 90, meanReciprocalRank: 0.85, flagsPerThousand: 5 },
  fr: { top1: 86, top5: 97, meanReciprocalRank: 0.91, flagsPerThousand: 4 },
  de: { top1: 83, top5: 93, meanReciprocalRank: 0.85, flagsPerThousand: 8 },
  it: { top1: 95, top5: 99, meanReciprocalRank: 0.95, flagsPerThousand: 4 },
  es: { top1: 95, top5: 98.5, meanReciprocalRank: 0.95, flagsPerThousand: 6 },
};
