// The words that may have been meant by each word of the vocabulary, as the check finds them: the net learns to tell these apart.
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { CandidateFinder, type NetCandidate } from '../../../src/engine/net/candidates.ts';
import type { CandidateKind, CandidateSettings } from '../../../src/engine/net/types.ts';
import { BUCKETS, type NetVocabulary } from '../../../src/engine/net/words.ts';

/** Candidates that are kept of a word. */
export const MOST_CANDIDATES = 16;
/** How many of a kind are kept, the most frequent ones; kinds in the order in which they are taken. */
const MOST_OF_KIND: readonly (readonly [CandidateKind, number])[] = [
  ['capital', 1],
  ['sound', 12],
  ['form', 10],
  ['preposition', 5],
  ['slip', 16],
];

/** Rows of MOST_CANDIDATES entries by entry of the vocabulary, 0 where there are fewer. */
export function candidatesOf(vocabulary: NetVocabulary, lexicon: Lexicon, settings: CandidateSettings): Uint16Array {
  const finder = new CandidateFinder(vocabulary, lexicon, settings);
  const table = new Uint16Array(vocabulary.size * MOST_CANDIDATES);
  vocabulary.words.forEach((word, i) => {
    if (!/^\p{L}/u.test(word)) return;
    const entries = rivals(finder.of(word)).slice(0, MOST_CANDIDATES);
    table.set(entries, (1 + BUCKETS + i) * MOST_CANDIDATES);
  });
  return table;
}

/** Entries of the candidates to learn from. Entries are in the order of frequency. */
function rivals(candidates: readonly NetCandidate[]): number[] {
  return MOST_OF_KIND.flatMap(([kind, most]) =>
    candidates
      .filter((each) => each.kind === kind)
      .map(({ entry }) => entry)
      .sort((a, b) => a - b)
      .slice(0, most),
  );
}
