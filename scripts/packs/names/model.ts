// models/names.br: names that no dictionary needs to have, counted in word lists and texts by scripts/train/names.ts.
// Brotli-compressed text. The first 16 lines are names by frequency class, 0 to 15; then comes a line per language that
// begins with its code: words of other languages that texts in this one use with a capital (Navy, Street). All lower case.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { MODELS_FOLDER } from '../frequency.ts';

/** Where the names are kept. */
export const NAMES_FILE = join(MODELS_FOLDER, 'names.br');

/** The highest frequency class. */
const HIGHEST = 15;

/** What the file holds. */
export interface NameModel {
  /** Names and their frequency class. */
  classes: Map<string, number>;
  /** By language the words of others that it uses in names. */
  borrowed: Map<TextLanguage, readonly string[]>;
}

/** Reads the file. */
export function readNameModel(): NameModel {
  const lines = brotliDecompressSync(readFileSync(NAMES_FILE)).toString('utf8').split('\n');
  const classes = new Map<string, number>();
  for (let i = 0; i <= HIGHEST; i++) for (const word of wordsOf(lines[i])) classes.set(word, i);
  const borrowed = new Map<TextLanguage, readonly string[]>();
  for (const line of lines.slice(HIGHEST + 1)) {
    const [language, ...words] = wordsOf(line);
    if (language !== undefined) borrowed.set(language as TextLanguage, words);
  }
  return { classes, borrowed };
}

/** The bytes of the file. */
export function encodeNameModel({ classes, borrowed }: NameModel): Uint8Array {
  const byClass: string[][] = Array.from({ length: HIGHEST + 1 }, () => []);
  for (const [word, frequencyClass] of classes) byClass[frequencyClass]?.push(word);
  const lines = byClass.map((words) => words.sort().join(' '));
  for (const [language, words] of borrowed) lines.push([language, ...[...words].sort()].join(' '));
  return brotliCompressSync(lines.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

const wordsOf = (line: string | undefined): string[] => (line ?? '').split(' ').filter((word) => word !== '');
