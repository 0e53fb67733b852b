// Learns src/engine/languages/<language>/ranking.ts: npx node scripts/train/ranking.ts <data folder> [languages] [--letters n] [--dry]
// The folder holds spelling/<language>/misspellings.dev.tsv. Rows fall into two halves by their correction: the figures printed
// are of weights learned on the other half; the weights written are learned on both. General features are tuned on all rows,
// letter features only on lists whose licence allows derived data (ranking/examples.ts).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isWord } from '../../src/engine/spelling/lookup.ts';
import { INITIAL_WEIGHTS } from '../../src/engine/spelling/rank/score.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { LANGUAGES } from '../packs/languages.ts';
import { loadPack } from '../packs/verdicts.ts';
import { countRows, readRows } from '../quality/rows.ts';
import type { RankShares } from '../quality/tally.ts';
import { FeatureNames, isLetterFeature, type RankingExample, rankingExamples } from './ranking/examples.ts';
import { type FitOptions, fitRanking, measureRanking } from './ranking/fit.ts';

const tableOf = (language: TextLanguage): string =>
  join(import.meta.dirname, `../../src/engine/languages/${language}/ranking.ts`);
/** Rows beyond this many are thinned out evenly. */
const MAX_ROWS = 15_000;
/** Letter features that occur less often are not learned. */
const MIN_COUNT = 12;
const LEAST_WEIGHT = 0.05;
const LINE_LENGTH = 118;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { letters: { type: 'string', default: '200' }, dry: { type: 'boolean', default: false } },
});
const [folder, ...named] = positionals;
if (folder === undefined)
  throw new Error('npx node scripts/train/ranking.ts <data folder> [languages] [--letters n] [--dry]');

await ensurePacks();
for (const language of LANGUAGES) {
  if (named.length > 0 && !named.includes(language)) continue;
  const learned = learn(language, Number(values.letters));
  if (learned !== null && !values.dry) writeTable(language, learned);
}

function learn(language: TextLanguage, letters: number): string | null {
  const rows = readRows(join(folder as string, 'spelling'), language);
  if (rows === null) return null;
  const pack = loadPack(language);
  const { counted } = countRows(rows, (word) => isWord(pack, word, 1));
  const step = Math.max(1, Math.floor(counted.length / MAX_ROWS));
  const names = new FeatureNames();
  const examples = rankingExamples(
    pack,
    counted.filter((_, i) => i % step === 0),
    names,
  );
  const initial = Float64Array.from(names.names, (name) => INITIAL_WEIGHTS.get(name) ?? 0);
  const halves = [0, 1].map((half) => examples.filter((example) => example.half === half));
  const before = measureRanking(examples, initial);
  const unseen = halves.map((half, i) => {
    const seen = halves[1 - i] as RankingExample[];
    return measureRanking(half, fitTwice(seen, names, initial, letters));
  });
  console.log(`${language}: ${examples.length} rows; before ${line(before)}`);
  console.log(`  unseen half 0 ${line(unseen[0] as RankShares)}`);
  console.log(`  unseen half 1 ${line(unseen[1] as RankShares)}`);
  const weights = fitTwice(examples, names, initial, letters);
  console.log(`  all, as written ${line(measureRanking(examples, weights))}`);
  return weightList(weights, names);
}

// First with all letter features, then again with those alone that mattered most.
function fitTwice(
  examples: readonly RankingExample[],
  names: FeatureNames,
  initial: Float64Array,
  letters: number,
): Float64Array {
  const isLetter = names.names.map(isLetterFeature);
  const options: FitOptions = {
    initial,
    isFree: (feature) => !isLetter[feature] || (names.counts[feature] as number) >= MIN_COUNT,
    isLetter: (feature) => isLetter[feature] === true,
    passes: examples.length > 5000 ? 6 : 10,
    pull: 0.002,
    letterPull: 0.01,
  };
  const first = fitRanking(examples, options);
  const worth = (feature: number): number =>
    Math.abs(first[feature] as number) * Math.sqrt(Math.min(names.counts[feature] as number, 500));
  const kept = new Set(
    isLetter
      .flatMap((letter, feature) => (letter && first[feature] !== 0 ? [feature] : []))
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, letters),
  );
  return fitRanking(examples, { ...options, isFree: (feature) => !isLetter[feature] || kept.has(feature) });
}

function line({ top1, top3, top5, meanReciprocalRank }: RankShares): string {
  return `top-1 ${top1.toFixed(2)} top-3 ${top3.toFixed(2)} top-5 ${top5.toFixed(2)} MRR ${meanReciprocalRank.toFixed(4)}`;
}

function weightList(weights: Float64Array, names: FeatureNames): string {
  const entries = names.names.flatMap((name, feature) => {
    const weight = weights[feature] as number;
    return Math.abs(weight) < LEAST_WEIGHT ? [] : [`${name} ${Number(weight.toFixed(name === 'cost' ? 3 : 1))}`];
  });
  return entries
    .filter((entry) => !entry.endsWith(' 0'))
    .sort()
    .join(' ');
}

/** Writes the weights over the ones before; what stands around them stays. */
function writeTable(language: TextLanguage, list: string): void {
  const file = tableOf(language);
  const [head = ''] = readFileSync(file, 'utf8').split('`');
  const lines = wrapped(list).map((text) => `  ${text.replace(/[\\`$]/g, '\\$&')}`);
  writeFileSync(file, `${head}\`\n${lines.join('\n')}\n\`;\n`);
}

function wrapped(list: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of list.trim().split(/\s+/)) {
    if (current !== '' && current.length + word.length >= LINE_LENGTH) {
      lines.push(current);
      current = word;
    } else current += current === '' ? word : ` ${word}`;
  }
  return current === '' ? lines : [...lines, current];
}
