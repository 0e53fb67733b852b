// What spelling and grammar of one language cost together, as JSON: node --expose-gc scripts/bench/wholeCheck.ts <language> [folder].
// Started by scripts/bench.ts in a process of its own. Times are processor time, so that other programs do not count.
import { createChecker, defaultOptions, isTextLanguage } from '../../src/engine/index.ts';
import { readPack } from '../packs/load.ts';
import { type PackPart, readManifest } from '../packs/manifest.ts';
import { percentile } from '../quality/tally.ts';
import { rulesOf } from '../rows/rules.ts';
import { proseOf, wordsIn } from './inputs.ts';
import { LOADED_MARK, memory } from './measure.ts';

/** Milliseconds to load, megabytes of all that is loaded so far, and words per second. */
interface Costs {
  load: number;
  heap: number;
  wordsPerSecond: number;
}

/** What texts are checked with. */
type Checked = Exclude<PackPart, 'synonyms'>;

/** Without the context net and, where there is one, with it; kilobytes with brotli of each file, 0 for none. */
export interface WholeCheckFigures extends Costs {
  brotli: Readonly<Record<Checked, number>>;
  words: number;
  context: Costs | null;
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
  const context = readPack(language, 'context');
  if (!files?.lex || !files.model || !spell || !lex || !model) throw new Error(`There are no packs for ${language}`);
  const text = proseOf(language, directory);
  const words = wordsIn(text);
  const options = { ...defaultOptions(), language };
  const checker = createChecker();
  const before = memory();
  let read = 0;
  const costs = (packs: readonly Uint8Array[], work: () => void): Costs => {
    let from = cpu();
    work();
    const load = cpu() - from;
    console.log(LOADED_MARK);
    checker.check(text.slice(0, 200_000), options);
    read += packs.reduce((sum, { length }) => sum + length, 0);
    // With what the first check leaves behind: remembered words and grown buffers.
    const heap = memory() - before + read / 1e6;
    const times = Array.from({ length: ROUNDS }, () => {
      from = cpu();
      checker.check(text, options);
      return cpu() - from;
    });
    return { load, heap, wordsPerSecond: (1000 * words) / percentile(times, 0.5) };
  };
  const plain = costs([spell, lex, model], () => {
    checker.loadSpell(language, spell);
    checker.loadGrammar(language, lex, model, rulesOf(language));
  });
  const kilobytes = (part: Checked): number => (files[part]?.brotli ?? 0) / 1000;
  return {
    ...plain,
    brotli: {
      spell: kilobytes('spell'),
      lex: kilobytes('lex'),
      model: kilobytes('model'),
      context: kilobytes('context'),
    },
    words,
    context: context ? costs([context], () => checker.loadContext(language, context)) : null,
  };
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(measure()));
