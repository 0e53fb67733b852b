// In which language a text is taken to be while it says too little, and which dictionaries it is worth fetching.

/** What a check knows of the language of a text. */
interface Evidence<L extends string> {
  readonly counts: { readonly words: number };
  /** The likeliest first; the shares add up to at most 1. */
  readonly guesses: readonly { readonly language: L; readonly share: number }[];
}

/** A text with fewer words may be too short for the detector. */
export const FEW_WORDS = 12;
/** From this share of the evidence on, the detector is right even about a few words. */
const SURE = 0.75;
/** How much likelier the reader's language is than any other, and the share it gets when there is no evidence for it. */
const PRIOR = 6;
const FLOOR = 0.01;
const ENOUGH = 0.04;

/** The language to assume for a short text; null when the detector is to be trusted or nothing can be said. */
export function assumedLanguage<L extends string>({ counts, guesses }: Evidence<L>, likely: L): L | null {
  if (counts.words === 0 || counts.words >= FEW_WORDS || (guesses[0]?.share ?? 0) >= SURE) return null;
  const evidence = new Map(guesses.map(({ language, share }) => [language, share]));
  evidence.set(likely, PRIOR * Math.max(FLOOR, evidence.get(likely) ?? 0));
  const [best] = [...evidence].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= ENOUGH ? best[0] : null;
}

/** How far the writing has got: within a word, after one, or at rest, as with a text that was pasted or opened. */
export type Writing = 'word' | 'space' | 'rest';

/** Words needed to fetch another language than the likeliest, by its lead over the next in share of the evidence. */
const NEEDED: Readonly<Record<Writing, readonly (readonly [words: number, ahead: number])[]>> = {
  word: [[6, 0]],
  space: [
    [2, 0.75],
    [5, 0],
  ],
  rest: [
    [2, 0.75],
    [3, 0.25],
    [5, 0],
  ],
};

/** Whether the text justifies fetching a pack. A single word never does: too many words belong to several languages. */
export function saysEnough<L extends string>(found: Evidence<L>, language: L, writing: Writing): boolean {
  const { words } = found.counts;
  if (words >= FEW_WORDS) return true;
  const [best, next] = found.guesses;
  if (best?.language !== language) return false;
  const ahead = best.share - (next?.share ?? 0);
  return NEEDED[writing].some(([least, needed]) => words >= least && ahead >= needed);
}
