// npm run bench -- [DIR] [--language xx] [--engine own]: speed, memory and size of spelling and grammar together, and when the marks of
// a text come whose language has a context net; then speed, work and memory of the spelling engine beside hunspell-wasm, nspell and cspell's trie, in the same run.
// DIR holds <language>/misspellings.dev.tsv and clean.tsv.gz (or a folder `spelling` with those); without it the inputs are
// generated. --memory measures only the memory for a text of many lines, --long only the cost of one very long paragraph. --write
// keeps the spelling engines' figures for the page that compares them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTextLanguage, TEXT_LANGUAGES, type TextLanguage } from '../src/engine/index.ts';
import { writeComparison } from './bench/comparison.ts';
import { ENGINE_NAMES, type EngineName } from './bench/engines.ts';
import type { LongFigures } from './bench/longParagraph.ts';
import { type BenchFigures, LOADED_MARK } from './bench/measure.ts';
import { MEMORY_TEXTS, type MemoryFigures } from './bench/memory.ts';
import type { PhaseFigures } from './bench/phases.ts';
import { printFigures, printLong, printMemory, printPack, printPhases, printWholeCheck } from './bench/report.ts';
import type { WholeCheckFigures } from './bench/wholeCheck.ts';
import { ensurePacks } from './packs/ensure.ts';

const LOAD_LIMIT_MS = 60_000;
const RUN_LIMIT_MS = 240_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true },
    engine: { type: 'string', multiple: true },
    memory: { type: 'boolean' },
    long: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
const given = positionals[0];
const directory = given !== undefined && existsSync(join(given, 'spelling')) ? join(given, 'spelling') : given;
const languages = (values.language ?? TEXT_LANGUAGES).filter(isTextLanguage);
const engines = ENGINE_NAMES.filter((name) => values.engine === undefined || values.engine.includes(name));

await ensurePacks({ languages, log: console.log });
if (values.memory || values.long) {
  for (const language of languages) {
    console.log(`\n${language}`);
    for (const text of values.memory ? MEMORY_TEXTS : []) {
      printMemory(await run<MemoryFigures>('memory.ts', [language, text]), console.log);
    }
    if (values.long) printLong(await run<LongFigures>('longParagraph.ts', [language]), console.log);
  }
  process.exit();
}
console.log(directory === undefined ? 'Inputs: generated, seeded' : `Inputs: ${directory}`);
const measured = new Map<TextLanguage, Map<EngineName, BenchFigures>>();
for (const language of languages) {
  const figures = new Map<EngineName, BenchFigures>();
  measured.set(language, figures);
  printPack(language, console.log);
  if (engines.includes('own')) {
    printWholeCheck(await run<WholeCheckFigures>('wholeCheck.ts', [language]), console.log);
    printPhases(await run<PhaseFigures>('phases.ts', [language]), console.log);
  }
  let own: BenchFigures | null = null;
  for (const engine of engines) {
    const outcome = await run<BenchFigures>('measure.ts', [engine, language]);
    printFigures(engine, outcome, own, console.log);
    if (typeof outcome === 'string') continue;
    figures.set(engine, outcome);
    if (engine === 'own') own = outcome;
  }
}
if (values.write) console.log(`Written: ${writeComparison(measured)}`);

/** The figures, or why there are none. */
function run<T>(program: string, given: readonly string[]): Promise<T | string> {
  const script = join(import.meta.dirname, 'bench', program);
  const args = ['--expose-gc', '--max-old-space-size=4096', script, ...given];
  const child = spawn(
    process.execPath,
    directory === undefined || values.memory || values.long ? args : [...args, directory],
  );
  return new Promise((resolve) => {
    let output = '';
    let errors = '';
    let isLoaded = false;
    const stop = (reason: string): void => {
      resolve(reason);
      child.kill('SIGKILL');
    };
    const loadTimer = setTimeout(() => isLoaded || stop(`not loaded in ${LOAD_LIMIT_MS / 1000} s`), LOAD_LIMIT_MS);
    const runTimer = setTimeout(() => stop(`not done in ${RUN_LIMIT_MS / 1000} s`), RUN_LIMIT_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      isLoaded ||= output.startsWith(LOADED_MARK);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('close', (code) => {
      clearTimeout(loadTimer);
      clearTimeout(runTimer);
      const last = output.trim().split('\n').at(-1) ?? '';
      if (code === 0 && last.startsWith('{')) resolve(JSON.parse(last) as T);
      else
        resolve(
          `failed: ${
            errors
              .trim()
              .split('\n')
              .find((line) => line.includes('Error')) ?? `exit code ${code}`
          }`,
        );
    });
  });
}
