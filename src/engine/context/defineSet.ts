// Makes sets from what their authors write.
import type { ContextSet } from './types.ts';

/** A word, and right sentences of ours with it; the word in brackets. */
export type WordUsage = readonly [word: string, ...sentences: string[]];

const usageOf = (words: readonly WordUsage[]): ContextSet['usage'] =>
  Object.fromEntries(words.map(([word, ...sentences]) => [word, sentences]));

/** A set of words; `directions` are `written>right`. */
export const contextSet = (id: string, words: readonly WordUsage[], directions: readonly string[]): ContextSet => ({
  id,
  members: words.map(([word]) => word),
  usage: usageOf(words),
  directions,
});

/** A set of gaps of one kind (gaps.ts): right sentences with a comma there, `[,]`, and right ones with none, `[]`. */
export const commaSet = (
  id: string,
  comma: readonly string[],
  none: readonly string[],
  directions: readonly ('none>comma' | 'comma>none')[],
): ContextSet => ({ id, members: [], isGap: true, usage: { comma, none }, directions });

/** A set for a family of words (families.ts): its words are endings, and brackets hold stem and ending, `parl+er`. */
export const familySet = (id: string, words: readonly WordUsage[], directions: readonly string[]): ContextSet => ({
  id,
  members: [],
  usage: usageOf(words),
  directions,
});
