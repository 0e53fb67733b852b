// npm run mutate -- rules: which parts of rules could be deleted without any of their examples failing. See `USAGE`.
import type { TextLanguage } from '../src/engine/index.ts';
import { type MutateOptions, readOptions, USAGE } from './mutate/options.ts';
import { PART_KINDS, type RulePart } from './mutate/ruleParts.ts';
import { ruleTrial } from './mutate/rules.ts';
import { compareUnshown, readUnshown, type UnshownTable, unshownOf, writeUnshown } from './mutate/ruleTable.ts';
import { createRandom } from './packs/random.ts';

interface Outcome {
  tried: readonly RulePart[];
  survivors: readonly RulePart[];
}

try {
  run(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}

function run({ languages, share, seed, quiet, update }: MutateOptions): void {
  const all: Outcome[] = [];
  for (const language of languages) {
    const trial = ruleTrial(language);
    const random = createRandom(seed);
    const tried = trial.parts.filter(() => random() < share);
    const survivors = tried.filter((part) => trial.survives(part));
    if (!quiet) printSurvivors(survivors, trial.plainRights());
    console.log(`${language}  ${totals({ tried, survivors })}`);
    all.push({ tried, survivors });
    if (update) updateTable(language, unshownOf(trial).table);
  }
  const sum = { tried: all.flatMap((each) => each.tried), survivors: all.flatMap((each) => each.survivors) };
  if (languages.length > 1) console.log(`all ${totals(sum)}`);
}

function printSurvivors(survivors: readonly RulePart[], plain: ReadonlyMap<string, readonly string[]>): void {
  const ids = new Set([...survivors.map(({ rule }) => rule.id), ...plain.keys()]);
  for (const id of ids) {
    console.log(id);
    for (const { rule, kind, name } of survivors) if (rule.id === id) console.log(`  ${kind}: ${name}`);
    for (const right of plain.get(id) ?? []) console.log(`  plain right sentence: ${right}`);
  }
}

/** Survivors among the parts tried, by kind, and the share of rows and patterns. */
function totals({ tried, survivors }: Outcome): string {
  const of = (list: readonly RulePart[], ...kinds: string[]) => list.filter(({ kind }) => kinds.includes(kind)).length;
  const kinds = PART_KINDS.map((kind) => `${kind}s ${of(survivors, kind)}/${of(tried, kind)}`);
  const [left, whole] = [of(survivors, 'row', 'pattern'), of(tried, 'row', 'pattern')];
  const percent = whole === 0 ? 0 : (100 * left) / whole;
  return `survivors: ${kinds.join(', ')}; rows and patterns ${percent.toFixed(1)} %`;
}

/** Writes improvements to the table; what got worse needs an example, not a row in the table. */
function updateTable(language: TextLanguage, now: UnshownTable): void {
  const listed = readUnshown(language);
  const { worse, better } = compareUnshown(listed, now);
  if (worse.length > 0 && Object.keys(listed).length > 0) {
    throw new RangeError(`Not written, these got worse:\n${worse.join('\n')}`);
  }
  writeUnshown(language, now);
  console.log(`tests/engine/unshown/${language}.json: ${better.length} entries better`);
}
