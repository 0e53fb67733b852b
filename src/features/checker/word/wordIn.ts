// The word at a place of a text. Pure.

/** Longer ones are data. */
export const LONGEST = 60;

const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’\u2010\u2011-][\p{L}\p{M}\p{N}]+)*/gu;

/** A full stop and a space may stand between a word and the caret after it. */
const NEAR = 2;

/** The word that an offset lies in or touches, else the one just before it; null if there is none, or no letter in it. */
export function wordIn(text: string, offset: number): string | null {
  let found: string | null = null;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (index > offset) break;
    if (index + word.length + NEAR >= offset) found = word;
    if (index + word.length >= offset) break;
  }
  return found !== null && /\p{L}/u.test(found) && found.length < LONGEST ? found : null;
}
