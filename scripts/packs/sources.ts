// Reads what a pack is made from: dictionary packages and own word lists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackSource } from './languages.ts';
import type { LexiconInput } from './lexicon.ts';
import { ROOT } from './paths.ts';

/** The folder of own word lists. */
export const WORD_FOLDER = join(import.meta.dirname, 'words');

/** The folder of a dictionary package. */
export const packageFolder = (name: string): string => join(ROOT, 'node_modules', name);

/** The words of an own list; lines that begin with # are comments. */
export function readWordList(name: string): string[] {
  return readFileSync(join(WORD_FOLDER, `${name}.txt`), 'utf8')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The own list of a language's offensive words. */
export const offensiveList = (language: string): string => join('offensive', language);

/** Everything that the words of a language come from. */
export function readSources(source: PackSource): LexiconInput {
  const { dialects, withoutSharpS, respellings, dictionaries, wordLists } = source;
  return {
    dialects,
    withoutSharpS,
    respellings,
    offensive: readWordList(offensiveList(source.language)),
    dictionaries: dictionaries.map((dictionary) => ({
      affixText: readFileSync(join(packageFolder(dictionary.package), 'index.aff'), 'utf8'),
      dictionaryText: readFileSync(join(packageFolder(dictionary.package), 'index.dic'), 'utf8'),
      dialects: dictionary.dialects,
    })),
    wordLists: wordLists.map((name) => ({
      words: readWordList(name),
      dialects: dialects.some((dialect) => dialect === name)
        ? dialects.filter((dialect) => dialect === name)
        : dialects,
    })),
  };
}
