// The finder of a language: its sets, and the families that some of them stand for.

import { germanGap } from '../languages/de/sets/gaps.ts';
import { englishGap } from '../languages/en/sets/gaps.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { TextLanguage } from '../types.ts';
import { type ChoiceFinder, choiceFinder, type WordFamily } from './choices.ts';
import { accentFamily, frenchEndings } from './families.ts';
import { type GapKind, gapFinder } from './gaps.ts';
import type { ContextSet } from './types.ts';

const SPANISH = { plain: 'aeiou', accented: 'áéíóú', finalOnly: false };
const ITALIAN = { plain: 'aeiou', accented: 'àèìòù', finalOnly: true };
/** Spanish accents that the Academy leaves to the writer or has abolished, and that differ by country. */
const FREE =
  'solo este esta estos estas ese esa esos esas aquel aquella esto guion periodo periodos video videos pixel futbol hace cardiaco cardiaca'.split(
    ' ',
  );

/** Families by the id of their set, which has no members; `single` holds the words of the other sets. */
const FAMILIES: Readonly<Record<string, (lexicon: Lexicon, single: ReadonlySet<string>) => WordFamily>> = {
  er: frenchEndings,
  'spanish-accents': (lexicon, single) =>
    accentFamily('spanish-accents', lexicon, SPANISH, new Set([...single, ...FREE])),
  'italian-accents': (lexicon, single) => accentFamily('italian-accents', lexicon, ITALIAN, single),
};

/** Languages whose commas are judged. */
const GAPS: Readonly<Partial<Record<TextLanguage, GapKind>>> = { en: englishGap, de: germanGap };

/** Makes the finder of a language's sets. Throws RangeError when a set has no members and is no family. */
export function finderOf(language: TextLanguage, sets: readonly ContextSet[], lexicon: Lexicon): ChoiceFinder {
  const single = new Set(sets.flatMap(({ members }) => members));
  const families = sets
    .filter(({ members, isGap }) => members.length === 0 && !isGap)
    .map(({ id }) => {
      const family = FAMILIES[id];
      if (!family) throw new RangeError(`${id}: no family`);
      return family(lexicon, single);
    });
  const words = choiceFinder(sets, families, language === 'fr' || language === 'it');
  const kind = GAPS[language];
  if (!kind || !sets.some(({ isGap }) => isGap)) return words;
  const gaps = gapFinder(sets, kind);
  return (sentence, found) => {
    words(sentence, found);
    gaps(sentence, found);
  };
}
