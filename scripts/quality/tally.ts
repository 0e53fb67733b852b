// Counts how high the right correction ranks. Pure: no files, no printing.
import { comparable } from './rows.ts';

/** Shares in percent, the mean reciprocal rank from 0 to 1. */
export interface RankShares {
  rows: number;
  top1: number;
  top3: number;
  top5: number;
  meanReciprocalRank: number;
}

/** Index of the first right suggestion; -1 if there is none. Suggestions that differ only in case count once. */
export function rankOf(suggestions: readonly string[], corrections: readonly string[]): number {
  const right = new Set(corrections.map(comparable));
  const seen = new Set<string>();
  for (const suggestion of suggestions) {
    const key = comparable(suggestion);
    if (right.has(key)) return seen.size;
    seen.add(key);
  }
  return -1;
}

/** Adds up ranks. */
export class RankTally {
  private rows = 0;
  private top1 = 0;
  private top3 = 0;
  private top5 = 0;
  private reciprocal = 0;

  add(rank: number): void {
    this.rows++;
    if (rank < 0) return;
    if (rank < 1) this.top1++;
    if (rank < 3) this.top3++;
    if (rank < 5) this.top5++;
    this.reciprocal += 1 / (rank + 1);
  }

  shares(): RankShares {
    const percent = (count: number): number => (this.rows === 0 ? 0 : (100 * count) / this.rows);
    return {
      rows: this.rows,
      top1: percent(this.top1),
      top3: percent(this.top3),
      top5: percent(this.top5),
      meanReciprocalRank: this.rows === 0 ? 0 : this.reciprocal / this.rows,
    };
  }
}

/** The value below which `share` (0 to 1) of the numbers lie; 0 for none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
