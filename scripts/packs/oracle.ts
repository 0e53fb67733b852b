// hunspell itself, compiled to WebAssembly, with the very dictionaries that the packs are made from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHunspellFromStrings } from 'hunspell-wasm';
import type { Dialect } from '../../src/engine/types.ts';
import type { PackSource } from './languages.ts';
import { packageFolder } from './sources.ts';

/** Gives hunspell's verdict on a word. */
export interface Oracle {
  accepts(word: string): boolean;
  /** Whether hunspell can be asked about this word at all. */
  comparable(word: string): boolean;
  dispose(): void;
}

/** Loads the dictionary of a dialect into hunspell. */
export async function createOracle(source: PackSource, dialect: Dialect): Promise<Oracle> {
  const dictionary = source.dictionaries.find((candidate) => candidate.dialects.includes(dialect));
  if (!dictionary) throw new Error(`No dictionary for ${dialect}`);
  const read = (name: string) => readFileSync(join(packageFolder(dictionary.package), name), 'utf8');
  const hunspell = await createHunspellFromStrings(read('index.aff'), read('index.dic'));
  const withoutSharpS = source.withoutSharpS.includes(dialect);
  return {
    // The Swiss dictionary has words with ß, which Switzerland writes with ss: both sides are asked for the same spelling.
    accepts: withoutSharpS
      ? (word) => !word.includes('ß') && sharpReadings(word).some((reading) => hunspell.testSpelling(reading))
      : (word) => hunspell.testSpelling(word),
    // SS in capitals would have to be read as ß by part; hunspell does that for whole words only.
    comparable: (word) => !(withoutSharpS && word.includes('SS')),
    dispose: () => hunspell.dispose(),
  };
}

/** The word with any of its ss read as ß. */
export function sharpReadings(word: string): string[] {
  const at = word.indexOf('ss');
  if (at < 0) return [word];
  const tails = sharpReadings(word.slice(at + 2));
  return tails.flatMap((tail) => [`${word.slice(0, at)}ss${tail}`, `${word.slice(0, at)}ß${tail}`]);
}
