// Builds sets from the definitions that authors write.
import type { ContextSet } from './types.ts';

/** A word and correct sentences of ours that contain it, with the word in brackets. */
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

/** A set for one kind of gap (gaps.ts): correct sentences with a comma there, `[,]`, and correct ones without, `[]`. */
export const commaSet = (
  id: string,
  comma: readonly string[],
  none: readonly string[],
  directions: readonly ('none>comma' | 'comma>none')[],
): ContextSet => ({ id, members: [], isGap: true, usage: { comma, none }, directions });

/** A set for a family of words (families.ts): its words are endings; the brackets hold stem and ending, `parl+er`. */
export const familySet = (id: string, words: readonly WordUsage[], directions: readonly string[]): ContextSet => ({
  id,
  members: [],
  usage: usageOf(words),
  directions,
});
