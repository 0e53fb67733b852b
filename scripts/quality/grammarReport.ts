// Prints the figures of the whole check on development sets.
import type { TextLanguage } from '../../src/engine/types.ts';
import { bandsLine } from './certainty.ts';
import { fixSureLine } from './corpus/fixSure.ts';
import { printLetterFigures } from './corpus/letterReport.ts';
import type { MeasuredSet } from './measureSets.ts';
import type { KindCounts, RuleCounts, SetFigures, Share } from './setFigures.ts';
import { share } from './share.ts';

type Print = (line: string) => void;

const shareOf = ({ part, whole }: Share): string => share(part, whole);

/** Matches per 1,000 right texts with one decimal; `-` if a set has none. */
export const flagsPerThousand = ({ right, rightMatches }: SetFigures): string =>
  right === 0 ? '-' : ((1000 * rightMatches) / right).toFixed(1);

/** The column headings for `columnsOf`. */
export const COLUMNS = ['matches', 'P', 'top1', 'R', 'R real-word', 'R GRAM', 'flags/1,000 right'] as const;

/** The figures of a set as texts, one per column. */
export function columnsOf(figures: SetFigures): string[] {
  const { matches, hits, firstFixes, all, realWord, grammar, right, texts } = figures;
  const hasEdits = right < texts;
  return [
    String(matches),
    hasEdits ? share(hits, matches) : '-',
    hasEdits ? share(firstFixes, matches) : '-',
    shareOf(all),
    shareOf(realWord),
    shareOf(grammar),
    flagsPerThousand(figures),
  ];
}

/** Prints the sets of a language: a table, then everyday figures by kind, then anything else requested. */
export function printSets(
  language: TextLanguage,
  sets: readonly MeasuredSet[],
  more: { rules: boolean; misses: boolean; alarms: boolean },
  print: Print,
): void {
  print(`${language}: development sets; grammar only, on everyday sets and letters spelling, too`);
  print(`  ${'set'.padEnd(16)} ${COLUMNS.map((name) => name.padStart(12)).join('')}`);
  for (const { name, figures } of sets) {
    print(
      `  ${name.padEnd(16)} ${columnsOf(figures)
        .map((text) => text.padStart(12))
        .join('')}`,
    );
  }
  print(`  certainty: findings, precision promised and found`);
  for (const { name, figures } of sets) print(`  ${name.padEnd(16)} ${bandsLine(figures.bands)}`);
  for (const set of sets) {
    if (set.kind === 'everyday') printEveryday(set.name, set.figures, print);
    if (set.kind !== 'letters') continue;
    printLetterFigures(set.name, set.figures, print);
    print(`  ${set.name}: ${fixSureLine(set.fixSure)}`);
  }
  if (more.rules) printRules(sets, print);
  for (const { name, kind, figures } of sets) {
    if (more.misses) for (const line of figures.missed) print(`  ${name} missed ${line}`);
    if (more.misses && kind === 'letters') for (const line of figures.unfixed) print(`  ${name} unfixed ${line}`);
    if (more.alarms) for (const line of figures.alarms) print(`  ${name} alarm ${line}`);
  }
}

const threeShares = ({ edits, found, fixed }: KindCounts): string =>
  `found ${share(found, edits)} fixed ${share(fixed, edits)}`;

/** The everyday figures in one line: shares of mistakes found and fixed, right sentences flagged. */
export const everydayLine = ({ nearest, flagged, right }: SetFigures): string =>
  `${threeShares(nearest)} flagged ${flagged} of ${right}`;

function printEveryday(name: string, figures: SetFigures, print: Print): void {
  print(`  ${name}: ${everydayLine(figures)}`);
  for (const [kind, counts] of [...figures.byKind].sort((a, b) => b[1].edits - a[1].edits)) {
    print(`    ${kind.padEnd(24)} ${String(counts.edits).padStart(3)} ${threeShares(counts)}`);
  }
}

function printRules(sets: readonly MeasuredSet[], print: Print): void {
  const sums = new Map<string, RuleCounts>();
  for (const { figures } of sets) {
    for (const [rule, { matches, hits, fixes }] of figures.byRule) {
      const sum = sums.get(rule) ?? { matches: 0, hits: 0, fixes: 0 };
      sums.set(rule, { matches: sum.matches + matches, hits: sum.hits + hits, fixes: sum.fixes + fixes });
    }
  }
  print(`  ${'rule, over all sets'.padEnd(44)} matches   P    top1`);
  for (const [rule, { matches, hits, fixes }] of [...sums].sort((a, b) => b[1].matches - a[1].matches)) {
    print(`    ${rule.padEnd(42)} ${String(matches).padStart(7)} ${share(hits, matches)} ${share(fixes, matches)}`);
  }
}
