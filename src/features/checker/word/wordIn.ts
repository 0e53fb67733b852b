// The word at a place of a text. Pure.

/** Longer ones are data. */
export const LONGEST = 60;

const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’\u2010\u2011-][\p{L}\p{M}\p{N}]+)*/gu;
const INSIDE = /[\p{L}\p{M}\p{N}]/u;

/** A full stop and a space may stand between a word and the caret after it. */
const NEAR = 2;

/** The word that an offset lies in or touches, else the one just before it, and where it begins; null if there is none, or no letter in it. */
export function wordAt(text: string, offset: number): { word: string; at: number } | null {
  let found: { word: string; at: number } | null = null;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (index > offset) break;
    if (index + word.length + NEAR >= offset) found = { word, at: index };
    if (index + word.length >= offset) break;
  }
  return found !== null && /\p{L}/u.test(found.word) && found.word.length < LONGEST ? found : null;
}

/** The same without its place. */
export const wordIn = (text: string, offset: number): string | null => wordAt(text, offset)?.word ?? null;

/** The first of some words that a text has at an offset as a whole word; null if there is another one. */
export function standingAt(text: string, offset: number, words: readonly string[]): string | null {
  if (INSIDE.test(text.charAt(offset - 1))) return null;
  return words.find((word) => text.startsWith(word, offset) && !INSIDE.test(text.charAt(offset + word.length))) ?? null;
}
