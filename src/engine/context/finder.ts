// The finder of a language: its sets, and the families that some of them stand for.
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { TextLanguage } from '../types.ts';
import { type ChoiceFinder, choiceFinder, type WordFamily } from './choices.ts';
import { frenchEndings } from './families.ts';
import type { ContextSet } from './types.ts';

/** Families by the id of their set, which has no members. */
const FAMILIES: Readonly<Record<string, (lexicon: Lexicon) => WordFamily>> = {
  er: frenchEndings,
};

/** Makes the finder of a language's sets. Throws RangeError when a set has no members and is no family. */
export function finderOf(language: TextLanguage, sets: readonly ContextSet[], lexicon: Lexicon): ChoiceFinder {
  const families = sets
    .filter(({ members }) => members.length === 0)
    .map(({ id }) => {
      const family = FAMILIES[id];
      if (!family) throw new RangeError(`${id}: no family`);
      return family(lexicon);
    });
  return choiceFinder(sets, families, language === 'fr' || language === 'it');
}
