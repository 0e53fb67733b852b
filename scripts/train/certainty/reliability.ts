// What the bands promise and what they keep, on observations that the fit has not seen.
import { BANDS, certaintyOf } from '../../../src/engine/certainty/bands.ts';
import { probabilityOf } from '../../../src/engine/certainty/weigh.ts';
import type { Certainty } from '../../../src/engine/types.ts';
import { fitRules, fitWords, oddsOf } from './fit.ts';
import type { Observation } from './observation.ts';

/** The rows of a reliability table: how many findings, what they promised, what was right. */
export interface BandCounts {
  count: number;
  weight: number;
  promised: number;
  right: number;
}

const ORDER: readonly (Certainty | 'doubtful')[] = ['sure', 'likely', 'maybe', 'doubtful'];

/** Observations with the probability that a fit on the other half gives them. */
export function crossed(observations: readonly Observation[]): { each: Observation; probability: number }[] {
  return ([0, 1] as const).flatMap((half) => {
    const seen = observations.filter((each) => each.half !== half);
    const rules = fitRules(seen);
    const languages = new Set(observations.map(({ language }) => language));
    const words = new Map([...languages].map((code) => [code, fitWords(seen.filter((o) => o.language === code))]));
    return observations
      .filter((each) => each.half === half)
      .map((each) => ({ each, probability: probabilityOf(oddsOf(each, words.get(each.language) ?? {}, rules)) }));
  });
}

/** Counts by group and band; what lies below the last band is `doubtful`. */
export function tabulate(
  crossedOnes: ReturnType<typeof crossed>,
  groupOf: (each: Observation) => string,
): Map<string, Map<string, BandCounts>> {
  const groups = new Map<string, Map<string, BandCounts>>();
  for (const { each, probability } of crossedOnes) {
    const group = groups.get(groupOf(each)) ?? new Map<string, BandCounts>();
    groups.set(groupOf(each), group);
    const band = probability < BANDS.maybe ? 'doubtful' : certaintyOf(probability);
    const counts = group.get(band) ?? { count: 0, weight: 0, promised: 0, right: 0 };
    group.set(band, counts);
    counts.count++;
    counts.weight += each.weight;
    counts.promised += each.weight * probability;
    counts.right += each.isRight ? each.weight : 0;
  }
  return groups;
}

/** Prints the tables. */
export function printReliability(observations: readonly Observation[], print: (line: string) => void): void {
  const all = crossed(observations);
  for (const groupOf of [
    (each: Observation) => `${each.language} ${each.isWord ? 'words' : 'rules'}`,
    (each: Observation) => `all ${each.source}`,
  ]) {
    for (const [group, bands] of tabulate(all, groupOf)) {
      const cells = ORDER.map((band) => {
        const { count, weight, promised, right } = bands.get(band) ?? { count: 0, weight: 1, promised: 0, right: 0 };
        return `${band} ${count} ${(promised / weight).toFixed(3)} ${(right / weight).toFixed(3)}`.padEnd(28);
      });
      print(`${group.padEnd(20)} ${cells.join('')}`);
    }
  }
}
