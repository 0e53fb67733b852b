// Training examples of the ranking: for each misspelling its candidates as lists of features, and which of them are right.
import type { SpellPack } from '../../../src/engine/pack/spellPack.ts';
import { collectCandidates } from '../../../src/engine/spelling/candidates/collect.ts';
import { featuresOf, rankContext } from '../../../src/engine/spelling/rank/features.ts';
import { comparable, type MisspellingRow } from '../../quality/rows.ts';

/** A candidate: feature numbers with their values. */
export interface RankedCandidate {
  features: Int32Array;
  values: Float32Array;
  isRight: boolean;
}

/** One misspelling. */
export interface RankingExample {
  candidates: readonly RankedCandidate[];
  half: 0 | 1;
  /** Whether letter features may be learned from it: its source allows derived data. */
  teachesLetters: boolean;
}

/** Numbers for feature names, and how often each occurs. */
export class FeatureNames {
  readonly names: string[] = [];
  readonly counts: number[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(name: string): number {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.names.length;
      this.numbers.set(name, number);
      this.names.push(name);
      this.counts.push(0);
    }
    this.counts[number] = (this.counts[number] as number) + 1;
    return number;
  }
}

/** Features of single letters carry ">": many, and worth keeping only when they are frequent. */
export const isLetterFeature = (name: string): boolean => name.includes('>');

// Lists published under CC BY-SA. The others say "for tests only": no letter statistics are taken from those.
const LETTER_SOURCES = new Set(['codespell', 'wikipedia-list', 'falko-merlin', 'ud-typo']);

/** The examples of some rows; rows whose right correction is no candidate teach nothing but count in the figures. */
export function rankingExamples(
  pack: SpellPack,
  rows: readonly MisspellingRow[],
  names: FeatureNames,
  dialectBit = 1,
): RankingExample[] {
  return rows.map((row) => {
    const word = row.misspelling.normalize('NFC').replace(/[’ʼ]/g, "'");
    const right = new Set(row.corrections.map(comparable));
    const collected = collectCandidates(pack, { word, dialectBit });
    const context = rankContext(pack, word, collected.typed);
    const seen = new Set([comparable(word)]);
    const candidates: RankedCandidate[] = [];
    for (const candidate of collected.candidates) {
      const key = comparable(candidate.text);
      if (seen.has(key)) continue;
      seen.add(key);
      const features: number[] = [];
      const values: number[] = [];
      featuresOf(candidate, context, (name, value) => {
        features.push(names.numberOf(name));
        values.push(value);
      });
      candidates.push({
        features: Int32Array.from(features),
        values: Float32Array.from(values),
        isRight: right.has(key),
      });
    }
    return { candidates, half: row.half, teachesLetters: row.sources.some((source) => LETTER_SOURCES.has(source)) };
  });
}
