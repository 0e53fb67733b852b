// Hashes of what the `lex`, `model` and `context` files are made from, so that they are built again only when something changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { PackPart } from '../manifest.ts';
import { NAME_DICTIONARIES, NAME_LISTS } from '../names/collect.ts';
import { NAMES_FILE } from '../names/model.ts';
import { ROOT } from '../paths.ts';
import { packageFolder, WORD_FOLDER } from '../sources.ts';
import { LEX_SOURCES } from './licences.ts';
import { modelFiles, netFile } from './model.ts';
import { rareList } from './rareWords.ts';
import { lexiconFile } from './treebankWords.ts';

/** Files that are made from models/ or with the help of the spelling pack; synonyms have programs of their own. */
export type Part = Exclude<PackPart, 'spell' | 'synonyms'>;

/** What makes files of trained weights, and their texts. */
const MODEL_PROGRAMS = ['model.ts', 'licences.ts'];

const programs = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'inputs.ts')
    .sort()
    .map((name) => join(ROOT, folder, name));

/** The hash of a part's inputs; null when there is nothing to make it from. */
export function hashPartInputs(part: Part, language: TextLanguage, spellHash: string): string | null {
  const hash = createHash('sha256');
  const add = (file: string): void => {
    if (existsSync(file)) hash.update(readFileSync(file));
    hash.update('\0');
  };
  if (part === 'model') {
    const files = modelFiles(language);
    if (files.length === 0) return null;
    for (const { id, file } of files) {
      hash.update(`${id}`);
      add(file);
    }
    for (const name of MODEL_PROGRAMS) add(join(import.meta.dirname, name));
  } else if (part === 'context') {
    const file = netFile(language);
    if (!existsSync(file)) return null;
    for (const each of [file, ...MODEL_PROGRAMS.map((name) => join(import.meta.dirname, name))]) add(each);
  } else {
    hash.update(spellHash);
    for (const folder of ['scripts/packs/lex', 'scripts/packs/names', 'src/engine/lexicon'])
      for (const file of programs(folder)) add(file);
    add(join(import.meta.dirname, 'closed', `${language}.txt`));
    add(join(import.meta.dirname, 'closed', `${language}.nouns.txt`));
    add(join(import.meta.dirname, 'closed', `${language}.eitherGender.txt`));
    for (const file of programs('scripts/packs/lex/sources')) {
      if (file.includes(`/${language}`) || file.endsWith('/rest.ts')) add(file);
    }
    for (const name of LEX_SOURCES[language].packages) add(join(packageFolder(name), 'package.json'));
    add(lexiconFile(language));
    add(NAMES_FILE);
    add(join(WORD_FOLDER, `${rareList(language)}.txt`));
    for (const name of NAME_LISTS) add(join(WORD_FOLDER, `${name}.txt`));
    for (const name of NAME_DICTIONARIES) add(join(packageFolder(name), 'index.dic'));
  }
  return hash.digest('hex').slice(0, 16);
}
