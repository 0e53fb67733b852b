// The finder of a language: its sets, and the families that some of them represent.
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type ChoiceFinder, choiceFinder, type LeftAlone, type WordFamily } from './choices.ts';
import { type GapKind, gapFinder } from './gaps.ts';
import type { ContextSet } from './types.ts';

/** What the context check needs to know about a language besides its sets. */
export interface ContextHabits {
  isLeftAlone?: LeftAlone;
  /** Families by the id of their set, which has no members of its own; `single` holds the words of the other sets. */
  families?: Readonly<Record<string, (lexicon: Lexicon, single: ReadonlySet<string>) => WordFamily>>;
  /** The kinds of gaps in which commas are judged. */
  gaps?: GapKind;
}

/** Builds the finder of a language's sets. Throws RangeError if a set has no members and is not a family. */
export function finderOf(
  habits: ContextHabits,
  cutsElisions: boolean,
  sets: readonly ContextSet[],
  lexicon: Lexicon,
): ChoiceFinder {
  const single = new Set(sets.flatMap(({ members }) => members));
  const families = sets
    .filter(({ members, isGap }) => members.length === 0 && !isGap)
    .map(({ id }) => {
      const family = habits.families?.[id];
      if (!family) throw new RangeError(`${id}: no family`);
      return family(lexicon, single);
    });
  const words = choiceFinder(sets, families, cutsElisions, habits.isLeftAlone);
  if (!habits.gaps || !sets.some(({ isGap }) => isGap)) return words;
  const gaps = gapFinder(sets, habits.gaps);
  return (sentence, found) => {
    words(sentence, found);
    gaps(sentence, found);
  };
}
