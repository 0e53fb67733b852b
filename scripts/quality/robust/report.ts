// Prints how the rules hold when other words stand around their mistakes.
import type { TextLanguage } from '../../../src/engine/index.ts';
import { isFrail, told, writeFrail } from './table.ts';
import { tryVariants, USUAL } from './trial.ts';

/** A row per rule with `rules`, else per frail rule; `misses` and `alarms` print sentences, `write` keeps the list. */
export function printRobust(
  language: TextLanguage,
  { rules, misses, alarms, write }: { rules: boolean; misses: boolean; alarms: boolean; write: boolean },
  print: (line: string) => void,
): void {
  const results = tryVariants(language, USUAL);
  const sum = { wrong: 0, found: 0, right: 0, flagged: 0, frail: 0 };
  for (const [id, result] of results) {
    for (const key of ['wrong', 'found', 'right', 'flagged'] as const) sum[key] += result[key];
    if (isFrail(result)) sum.frail++;
    if (rules || isFrail(result)) print(`  ${id}: ${told(result)}`);
    if (misses) for (const { wrong } of result.missed) print(`    - ${wrong}`);
    if (alarms) for (const text of result.alarms) print(`    + ${text}`);
  }
  const share = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);
  print(
    `${language}: ${results.size} rules, ${sum.wrong} variants, found ${share(sum.found, sum.wrong)}, right ones flagged ${share(sum.flagged, sum.right)}; ${sum.frail} rules below the floor`,
  );
  if (write) writeFrail(language, results);
}
