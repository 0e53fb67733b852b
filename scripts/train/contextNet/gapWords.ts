// The words that the net can miss in a gap: a comma and the most frequent words of the closed classes.
import { Pos } from '../../../src/engine/lexicon/features.ts';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';

const MOST_GAP_WORDS = 63;
const CLOSED = new Set<number>([
  Pos.determiner,
  Pos.pronoun,
  Pos.preposition,
  Pos.conjunction,
  Pos.subjunction,
  Pos.particle,
  Pos.auxiliary,
]);

/** A comma, then words of closed classes, most frequent first. `words` is sorted by frequency. */
export function gapWords(words: readonly string[], lexicon: Lexicon): string[] {
  const closed = words.filter(
    (word) => /^\p{Ll}/u.test(word) && lexicon.analyses(word).some(({ pos }) => CLOSED.has(pos)),
  );
  return [',', ...closed.slice(0, MOST_GAP_WORDS)];
}
