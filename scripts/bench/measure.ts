// Times one engine in one language and prints the figures as JSON: node --expose-gc scripts/bench/measure.ts <engine> <language>
// [folder]. Started by scripts/bench.ts, a process per engine and language, so that none warms up or crowds another.
import { isTextLanguage } from '../../src/engine/index.ts';
import { percentile } from '../quality/tally.ts';
import { type BenchEngine, ENGINE_NAMES, prepareEngine } from './engines.ts';
import { benchInputs, wordsIn } from './inputs.ts';

/** Percentiles of some numbers. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** What was measured. Times in milliseconds, memory in megabytes. */
export interface BenchFigures {
  load: number;
  /** Time of the first suggestion, which may build tables. */
  firstSuggestion: number;
  heap: number;
  lookupsPerSecond: number;
  suggestions: number;
  /** Of them wanted; fewer were timed when the time ran out. */
  wanted: number;
  latency: Percentiles;
  visits?: Percentiles;
  /** Whole check of a text. */
  check?: { words: number; ms: number; wordsPerSecond: number };
}

/** Printed when the engine is ready, before the figures. */
export const LOADED_MARK = 'loaded';

const SUGGESTION_BUDGET_MS = 8000;
const LOOKUP_BUDGET_MS = 1500;
const WARM_UP = 100;

const percentiles = (numbers: readonly number[]): Percentiles => ({
  p50: percentile(numbers, 0.5),
  p95: percentile(numbers, 0.95),
  p99: percentile(numbers, 0.99),
  max: percentile(numbers, 1),
});

/** Megabytes in use after a collection. */
export function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return (heapUsed + Math.max(external, arrayBuffers)) / 1e6;
}

async function measure(): Promise<BenchFigures> {
  const [name, language, directory] = process.argv.slice(2);
  const engineName = ENGINE_NAMES.find((candidate) => candidate === name);
  if (engineName === undefined || language === undefined || !isTextLanguage(language)) {
    throw new Error('measure.ts <engine> <language> [folder]');
  }
  const { words, misspellings, text } = benchInputs(language, directory);
  const load = prepareEngine(engineName, language);
  const before = memory();
  let from = performance.now();
  const engine = await load();
  const loadTime = performance.now() - from;
  console.log(LOADED_MARK);
  from = performance.now();
  engine.suggest('xqzt');
  const firstSuggestion = performance.now() - from;
  const heap = memory() - before;
  const lookupsPerSecond = timeLookups(engine, words);
  return {
    load: loadTime,
    firstSuggestion,
    heap,
    lookupsPerSecond,
    wanted: misspellings.length,
    ...timeSuggestions(engine, misspellings),
    ...timeCheck(engine, text),
  };
}

function timeLookups(engine: BenchEngine, words: readonly string[]): number {
  for (const word of words.slice(0, 2000)) engine.isWord(word);
  const from = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < LOOKUP_BUDGET_MS) {
    for (let i = 0; i < 1000; i++) engine.isWord(words[count++ % words.length] as string);
    elapsed = performance.now() - from;
  }
  return (1000 * count) / elapsed;
}

function timeSuggestions(engine: BenchEngine, misspellings: readonly string[]) {
  const warmUpEnd = performance.now() + SUGGESTION_BUDGET_MS / 4;
  for (const word of misspellings.slice(-WARM_UP)) {
    engine.suggest(word);
    if (performance.now() > warmUpEnd) break;
  }
  const times: number[] = [];
  const visits: number[] = [];
  const end = performance.now() + SUGGESTION_BUDGET_MS;
  for (const word of misspellings) {
    const from = performance.now();
    engine.suggest(word);
    times.push(performance.now() - from);
    if (engine.visits) visits.push(engine.visits());
    if (performance.now() > end) break;
  }
  return {
    suggestions: times.length,
    latency: percentiles(times),
    ...(visits.length > 0 && { visits: percentiles(visits) }),
  };
}

function timeCheck(engine: BenchEngine, text: string): Pick<BenchFigures, 'check'> {
  if (!engine.check) return {};
  engine.check(text.slice(0, 100_000));
  const times = [0, 1, 2].map(() => {
    const from = performance.now();
    engine.check?.(text);
    return performance.now() - from;
  });
  const ms = percentile(times, 0.5);
  const words = wordsIn(text);
  return { check: { words, ms, wordsPerSecond: (1000 * words) / ms } };
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(await measure()));
