// What spelling and grammar of one language cost together, as JSON: node --expose-gc scripts/bench/wholeCheck.ts <language> [folder].
// Started by scripts/bench.ts in a process of its own. Times are processor time, so that other programs do not count.
import { createChecker, defaultOptions, isTextLanguage } from '../../src/engine/index.ts';
import { type PackPart, readPack } from '../packs/load.ts';
import { readManifest } from '../packs/manifest.ts';
import { percentile } from '../quality/tally.ts';
import { rulesOf } from '../rows/rules.ts';
import { proseOf, wordsIn } from './inputs.ts';
import { LOADED_MARK, memory } from './measure.ts';

/** Megabytes, milliseconds, and kilobytes with brotli of each file. */
export interface WholeCheckFigures {
  load: number;
  heap: number;
  brotli: Readonly<Record<PackPart, number>>;
  words: number;
  wordsPerSecond: number;
}

const ROUNDS = 7;

/** Processor milliseconds that this process has used, all threads. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measure(): WholeCheckFigures {
  const [language, directory] = process.argv.slice(2);
  if (language === undefined || !isTextLanguage(language)) throw new Error('wholeCheck.ts <language> [folder]');
  const files = readManifest()[language];
  const [spell, lex, model] = [readPack(language, 'spell'), readPack(language, 'lex'), readPack(language, 'model')];
  if (!files?.lex || !files.model || !spell || !lex || !model) throw new Error(`There are no packs for ${language}`);
  const text = proseOf(language, directory);
  const before = memory();
  let from = cpu();
  const checker = createChecker();
  checker.loadSpell(language, spell);
  checker.loadGrammar(language, lex, model, rulesOf(language));
  const load = cpu() - from;
  console.log(LOADED_MARK);
  const options = { ...defaultOptions(), language };
  checker.check(text.slice(0, 200_000), options);
  // With what the first check leaves behind: remembered words and grown buffers.
  const heap = memory() - before + (spell.length + lex.length + model.length) / 1e6;
  const times = Array.from({ length: ROUNDS }, () => {
    from = cpu();
    checker.check(text, options);
    return cpu() - from;
  });
  const words = wordsIn(text);
  const kilobytes = (part: PackPart): number => (files[part]?.brotli ?? 0) / 1000;
  return {
    load,
    heap,
    brotli: { spell: kilobytes('spell'), lex: kilobytes('lex'), model: kilobytes('model') },
    words,
    wordsPerSecond: (1000 * words) / percentile(times, 0.5),
  };
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(measure()));
