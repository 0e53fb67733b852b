// The most memory that a check of a long text takes above the packs: node --expose-gc scripts/bench/memory.ts <language>. The text is
// checked in steps, as the worker does; the heap is measured after each step, uncollected garbage included, and at the end
// without garbage. Started by scripts/bench.ts, one process per text.
import { defaultOptions, isTextLanguage } from '../../src/engine/index.ts';
import { loadedChecker } from '../packs/load.ts';
import { createRandom } from '../packs/random.ts';
import { benchInputs, misspell } from './inputs.ts';
import { memory } from './measure.ts';

/** Megabytes above the packs, and processor milliseconds. */
export interface MemoryFigures {
  text: string;
  paragraphs: number;
  peak: number;
  kept: number;
  ms: number;
}

/** The texts, by name. */
export const MEMORY_TEXTS = ['one-word lines', 'one-word lines, every tenth misspelt'] as const;

const CHARACTERS = 1_000_000;
const STEP = 20_000;

function lines(language: Parameters<typeof benchInputs>[0], wrong: boolean): string {
  const random = createRandom(5);
  const { words } = benchInputs(language);
  let text = '';
  for (let i = 0; text.length < CHARACTERS; i++) {
    const word = words[i % words.length] as string;
    text += `${wrong && i % 10 === 0 && word.length > 3 ? misspell(word, random) : word}\n`;
  }
  // One flat string, as it comes from a page.
  return Buffer.from(text).toString();
}

const used = (): number => {
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return (heapUsed + Math.max(external, arrayBuffers)) / 1e6;
};

function measure(): MemoryFigures {
  const [language, name] = process.argv.slice(2);
  if (language === undefined || !isTextLanguage(language)) throw new Error('memory.ts <language> <text>');
  const text = lines(language, name === MEMORY_TEXTS[1]);
  const checker = loadedChecker(language);
  const options = { ...defaultOptions(), language };
  checker.check(text.slice(0, 50_000), options);
  const before = memory();
  const from = process.cpuUsage();
  const document = checker.open(text, options);
  let peak = used();
  for (;;) {
    const { done } = document.step(STEP, null);
    peak = Math.max(peak, used());
    if (done) break;
  }
  const { user, system } = process.cpuUsage(from);
  const kept = memory() - before;
  return {
    text: name ?? MEMORY_TEXTS[0],
    paragraphs: text.split('\n').length,
    peak: peak - before,
    kept: document.text().length > 0 ? kept : 0,
    ms: (user + system) / 1000,
  };
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(measure()));
