// Prints how often rules fire.
import type { TextLanguage } from '../../src/engine/types.ts';
import { type Coverage, type RuleCoverage, speaks } from './coverage.ts';

/** The minimum share of a language's rules that must fire somewhere, in percent. */
export const LEAST_SPEAKING = 60;

const perMillion = (count: number, words: number): string => (words === 0 ? '-' : ((1e6 * count) / words).toFixed(0));

const sum = (rules: readonly RuleCoverage[], of: (rule: RuleCoverage) => number): number =>
  rules.reduce((total, rule) => total + of(rule), 0);

/** How many of some rules speak: "90 rules, 81 speak (90 %)". */
function speaking(rules: readonly RuleCoverage[], name: string): string {
  const count = rules.filter(speaks).length;
  return `${rules.length} ${name}, ${count} speak (${((100 * count) / Math.max(1, rules.length)).toFixed(0)} %)`;
}

/** The number of rules, the share that fires, and flags per million words of published text. */
export function coverageLine({ rules, modernWords, literatureWords }: Coverage): string {
  const own = rules.filter((rule) => !rule.isContext);
  const context = rules.filter((rule) => rule.isContext);
  const modern = perMillion(
    sum(rules, (rule) => rule.modern),
    modernWords,
  );
  const literature = perMillion(
    sum(rules, (rule) => rule.literature),
    literatureWords,
  );
  return (
    `${speaking(own, 'rules')}; ${speaking(context, 'directions of classifiers')}; flags per million words: ` +
    `${modern} on ${modernWords} of our time, ${literature} on ${literatureWords} of old literature`
  );
}

/** Prints the coverage of a language: the total, every rule, and the rules that never fire. */
export function printCoverage(language: TextLanguage, coverage: Coverage, print: (line: string) => void): void {
  const { rules, modernWords, failed } = coverage;
  const silent = rules.filter((rule) => !speaks(rule));
  const own = rules.filter((rule) => !rule.isContext);
  const share = (100 * own.filter(speaks).length) / Math.max(1, own.length);
  print(
    `${language}: ${coverageLine(coverage)} (>= ${LEAST_SPEAKING} % ${share >= LEAST_SPEAKING ? 'met' : 'MISSED'})`,
  );
  print(`  ${'rule'.padEnd(44)} on sets  in text  per million words of our time`);
  for (const { rule, sets, modern, literature } of [...rules].sort((a, b) => b.modern - a.modern || b.sets - a.sets)) {
    if (sets + modern + literature === 0) continue;
    print(
      `  ${rule.padEnd(44)} ${String(sets).padStart(7)} ${String(modern + literature).padStart(8)} ${perMillion(modern, modernWords).padStart(12)}`,
    );
  }
  if (silent.length > 0) print(`  never: ${silent.map(({ rule }) => rule).join(' ')}`);
  if (failed.length > 0) print(`  THREW: ${failed.join(' ')}`);
}
