// The case of the typed word, and putting a correction into it.
import { type SpellPack } from '../../pack/spellPack.ts';
import { isWord } from '../lookup.ts';
import { capitalised } from '../search/emit.ts';

/** How a word is written: `teh`, `Teh`, `TEH`, `tEh`. A single capital counts as title. */
export type WordCase = 'lower' | 'title' | 'upper' | 'mixed';

/** The case of a word; letters without case count as lower. */
export function caseOf(word: string): WordCase {
  const lower = word.toLowerCase();
  if (word === lower) return 'lower';
  if (word === word.toUpperCase()) return word.length > 1 && letterCount(word) > 1 ? 'upper' : 'title';
  return word === capitalised(lower) ? 'title' : 'mixed';
}

const letterCount = (word: string): number => word.replace(/['-]/g, '').length;

/**
 * The candidate in the typed word's case; failing that in the dictionary's, failing that capitalised. Null if the dictionary
 * (with the personal words) accepts none of these, or if only the case would change for no reason.
 */
export function acceptedForm(
  pack: SpellPack,
  text: string,
  typedCase: WordCase,
  dialectBit: number,
  personal: ReadonlySet<string>,
): string | null {
  const forms =
    typedCase === 'upper' ? [text.toUpperCase(), text] : typedCase === 'title' ? [capitalised(text), text] : [text];
  forms.push(text.toLowerCase(), capitalised(text));
  return (
    forms.find((form) => form.split(' ').every((part) => personal.has(part) || isWord(pack, part, dialectBit))) ?? null
  );
}
