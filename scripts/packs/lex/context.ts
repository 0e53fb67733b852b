// What the sources of a lexicon work with: the table that they fill, and the spelling pack, which keeps out what is no word.
import { createRequire } from 'node:module';
import type { SpellPack } from '../../../src/engine/pack/spellPack.ts';
import { isWord } from '../../../src/engine/spelling/lookup.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import type { FormTable } from './formTable.ts';

/** Handed to every source. */
export interface LexContext {
  language: TextLanguage;
  table: FormTable;
  spell: SpellPack;
  /** Whether a form is right in any dialect. */
  isWord(form: string): boolean;
}

/** Makes the context of a language. */
export function createContext(language: TextLanguage, table: FormTable, spell: SpellPack): LexContext {
  const known = new Map<string, boolean>();
  return {
    language,
    table,
    spell,
    isWord(form) {
      let answer = known.get(form);
      if (answer === undefined) {
        answer = spell.dialects.some((_, index) => isWord(spell, form, 1 << index));
        known.set(form, answer);
      }
      return answer;
    },
  };
}

const require = createRequire(import.meta.url);

/** A data file of an npm package. What is in it is for the caller to say: packages are pinned to exact versions. */
export function packageData(path: string): unknown {
  return require(path);
}

/** Where a file of a package lies. */
export function packageFile(path: string): string {
  return require.resolve(path);
}
