// npx node scripts/train/context.ts DATA_DIR [languages] [--samples] [--keep-weights]: trains the context classifiers on texts and treebanks and writes
// models/<language>.context.br; --keep-weights only sets the thresholds anew. Deterministic: the same data and lexicon give the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { ChoiceFinder } from '../../src/engine/context/choices.ts';
import { finderOf } from '../../src/engine/context/finder.ts';
import { directionName, linearScorer } from '../../src/engine/context/linear.ts';
import { readContextModel, writeContextModel } from '../../src/engine/context/model.ts';
import { DIALECTS, isTextLanguage } from '../../src/engine/index.ts';
import { profileOf } from '../../src/engine/loaded.ts';
import type { Sentence } from '../../src/engine/rules/token.ts';
import type { Dialect, TextLanguage } from '../../src/engine/types.ts';
import { ensurePacks } from '../packs/ensure.ts';
import { ROOT } from '../packs/paths.ts';
import { builtLexicon } from '../quality/lexicon.ts';
import { contextSetsOf } from '../rows/rules.ts';
import { budgetOf } from './context/budgets.ts';
import { collect, ExampleStore, sentenceReader } from './context/examples.ts';
import { fitWeights } from './context/fit.ts';
import { type ContextSource, contextSources, knownSlips } from './context/sources.ts';
import { Leads, recallAt, supplemented, thresholdOf } from './context/thresholds.ts';
import { TREEBANKS } from './shared/treebanks.ts';

/** Size of the table of weights, as a power of two, and how many of its cells are used. */
const BITS = 20;
const MOST_WEIGHTS = 130_000;
/** How many more are used where commas are judged. */
const COMMA_WEIGHTS = 60_000;
/** What one step of a weight's byte adds to the log odds. */
const SCALE = 0.04;
/** What small texts allow at least. */
const LEAST_BUDGET = 2;
/** A direction with fewer opportunities for its mistake is not significant. */
const LEAST_FINDS = 5;

const log = (line: string): void => console.log(line);
const isHeld = (heldOut: number, i: number): boolean => heldOut > 0 && i % heldOut === heldOut - 1;

function learn(
  sources: readonly ContextSource[],
  read: (line: string) => Sentence,
  find: ChoiceFinder,
  most: number,
): Int8Array {
  const store = new ExampleStore();
  const seen = new Map<string, number>();
  for (const { lines, heldOut, hasGoodCommas } of sources) {
    const learnt = lines.filter((line, i) => line !== '' && !isHeld(heldOut, i));
    collect(learnt, hasGoodCommas, read, find, seen, store);
  }
  log(`${store.starts.length} examples`);
  return Int8Array.from(fitWeights(store, BITS, most, log), (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / SCALE))),
  );
}

async function train(
  language: TextLanguage,
  folder: string,
  withSamples: boolean,
  keepsWeights: boolean,
): Promise<void> {
  const lexicon = builtLexicon(language);
  const sets = contextSetsOf(language);
  const { loadHabits, cuts } = profileOf(language);
  const find = finderOf(await loadHabits(), cuts.elisions ?? false, sets, lexicon);
  const hasCommas = sets.some(({ isGap }) => isGap);
  // The features read nothing of the tagger's.
  const read = sentenceReader(language, DIALECTS[language][0] as Dialect, lexicon, { tag: () => undefined });
  const sources = contextSources(folder, language);
  if (sources.length === 0) throw new Error(`No texts for ${language} in ${folder}`);
  const file = join(ROOT, 'models', `${language}.context.br`);
  const weights = keepsWeights
    ? readContextModel(new Uint8Array(brotliDecompressSync(readFileSync(file)))).weights
    : learn(sources, read, find, MOST_WEIGHTS + (hasCommas ? COMMA_WEIGHTS : 0));
  const leads = new Leads();
  const scorer = linearScorer({ scale: SCALE, thresholds: {}, weights });
  for (const source of sources) {
    const { lines, heldOut } = source;
    lines.forEach((line, i) => {
      if (line === '' || !isHeld(heldOut, i) || knownSlips.some((slip) => line.includes(slip))) return;
      leads.add(read(line), source, find, scorer);
    });
  }
  log(`  thresholds on ${leads.words} words`);
  const thresholds: Record<string, number> = {};
  const recalls: number[] = [];
  const wanted = new Set(sets.flatMap(({ id, directions }) => directions.map((each) => `${id} ${each}`)));
  for (const direction of [...leads.directions.values()].map(supplemented).sort((a, b) => (a.set < b.set ? -1 : 1))) {
    const { set, written, right, meant, samples } = direction;
    const name = directionName(set, written, right);
    const { alarms, mistakeRate, leastRecall } = budgetOf(language, set);
    const budget = Math.max(LEAST_BUDGET, (alarms * leads.words) / 100_000);
    const threshold = thresholdOf(direction, budget, mistakeRate);
    const recall = recallAt(direction, threshold);
    const isUseful = recall >= leastRecall && meant >= LEAST_FINDS;
    const isWanted = wanted.has(name);
    if (isUseful && isWanted) {
      thresholds[name] = threshold;
      recalls.push(recall);
    }
    const mark = isUseful ? (isWanted ? '+' : '?') : isWanted ? 'X' : ' ';
    log(`  ${mark} ${name}: lead ${threshold} recall ${recall.toFixed(2)} of ${meant}`);
    if (withSamples && isWanted) {
      for (const { lead, text } of samples) log(`      ${lead.toFixed(1)} ${lead > threshold ? '!' : ' '} ${text}`);
    }
  }
  const mean = recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length;
  log(`  mean recall ${mean.toFixed(3)}`);
  const packed = brotliCompressSync(writeContextModel({ scale: SCALE, thresholds, weights }));
  writeFileSync(file, packed);
  log(`${language}: ${Object.keys(thresholds).length} directions, ${packed.length} bytes`);
}

const [folder, ...names] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folder === undefined) {
  console.error('node scripts/train/context.ts DATA_DIR [languages] [--samples]');
  process.exitCode = 1;
} else {
  const languages = (Object.keys(TREEBANKS) as TextLanguage[]).filter(
    (language) => isTextLanguage(language) && (names.length === 0 || names.includes(language)),
  );
  await ensurePacks({ languages, log: console.log });
  const [withSamples, keepsWeights] = [process.argv.includes('--samples'), process.argv.includes('--keep-weights')];
  for (const language of languages) await train(language, folder, withSamples, keepsWeights);
}
