// A hash of everything that a language's pack is made from. While it stays the same the pack need not be built again.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frequencyFile } from './frequency.ts';
import type { PackSource } from './languages.ts';
import { ROOT } from './paths.ts';
import { offensiveList, packageFolder, WORD_FOLDER } from './sources.ts';

/** Programs of this folder that only look at packs. */
const NOT_INPUT = new Set([
  'verdicts.ts',
  'oracle.ts',
  'sampleWords.ts',
  'random.ts',
  'inputs.ts',
  'ensure.ts',
  'testPack.ts',
  'load.ts',
]);

const scripts = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NOT_INPUT.has(name))
    .sort()
    .map((name) => join(ROOT, folder, name));

/** The hash of a language's inputs: dictionaries, word lists, frequencies, and the programs that read and write packs. */
export function hashInputs(source: PackSource): string {
  const files = [
    ...scripts('scripts/packs'),
    ...scripts('scripts/packs/hunspell'),
    ...scripts('src/engine/pack'),
    ...source.dictionaries.flatMap((dictionary) =>
      ['index.aff', 'index.dic', 'license'].map((name) => join(packageFolder(dictionary.package), name)),
    ),
    ...[...source.wordLists, offensiveList(source.language)].map((name) => join(WORD_FOLDER, `${name}.txt`)),
    frequencyFile(source.language),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    if (existsSync(file)) hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
