// Words that are right and so rare that the dictionary does without them. They come late, with the grammar, and are never
// suggested.
import { type NameList, NO_NAMES } from '../lexicon/nameList.ts';
import { capitalise } from '../text/shape.ts';

/** What the file of a language's grammar adds to its dictionary. */
export interface LateWords {
  readonly names: NameList;
  readonly rareWords: NameList;
}

/** Nothing: the grammar has not come yet. */
export const NO_LATE_WORDS: LateWords = { names: NO_NAMES, rareWords: NO_NAMES };

const POSSESSIVE = /'s?$/;

/** Whether a word is in the list as it is written, or as it is within a sentence (Encriptación, KLICKBAR, l'acerbe). */
export function isRare(word: string, list: NameList, elisions: readonly string[], hasPossessiveS: boolean): boolean {
  const plain = word.replace(/[\u2019\u02bc]/g, "'");
  const base = hasPossessiveS ? plain.replace(POSSESSIVE, '') : plain;
  if (isListedAs(base, list) || list.has(plain)) return true;
  const lower = base.toLowerCase();
  const elision = elisions.find((prefix) => lower.startsWith(prefix));
  return elision !== undefined && isListedAs(base.slice(elision.length), list);
}

function isListedAs(word: string, list: NameList): boolean {
  if (list.has(word)) return true;
  const lower = word.toLowerCase();
  if (lower === word) return false;
  return list.has(lower) || (word === word.toUpperCase() && list.has(capitalise(lower)));
}
