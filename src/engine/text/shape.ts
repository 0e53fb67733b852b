// How a word is capitalised. Works on whole words with inner apostrophes and hyphens.

/** The pattern of capitals in a word. */
export type Shape = 'lower' | 'title' | 'upper' | 'camel' | 'slip' | 'none';

/**
 * The shape of a word: `lower` word, `title` Word (also Jean-Paul), `upper` WORD, `camel` a capital after a small letter
 * (camelCase, iPhone), `slip` capitals where they are rarely intended (WOrd, wORD), `none` without cased letters.
 */
export function shapeOf(word: string): Shape {
  let first = 0;
  let lowers = 0;
  let uppers = 0;
  let camel = false;
  let laterUpper = false;
  let before = 0;
  for (const char of word) {
    const kind = caseOf(char);
    if (kind === 0) {
      before = 0;
      continue;
    }
    if (first === 0) first = kind;
    if (kind === 2) {
      uppers++;
      if (before === 1) camel = true;
      if (before !== 0) laterUpper = true;
    } else lowers++;
    before = kind;
  }
  if (first === 0) return 'none';
  if (uppers === 0) return 'lower';
  if (lowers === 0) return 'upper';
  if (camel) return first === 1 && /^\p{Ll}\p{Lu}+$/u.test(word) ? 'slip' : 'camel';
  if (laterUpper) return 'slip';
  return first === 2 ? 'title' : hasCapitalPart(word) ? 'title' : 'lower';
}

/** 0 no cased letter, 1 lower case, 2 capital. */
function caseOf(char: string): 0 | 1 | 2 {
  if (char < '\u0080') {
    if (char >= 'a' && char <= 'z') return 1;
    return char >= 'A' && char <= 'Z' ? 2 : 0;
  }
  if (/\p{Mn}/u.test(char)) return 1;
  if (char.toLowerCase() !== char) return 2;
  return char.toUpperCase() !== char || /\p{Ll}/u.test(char) ? 1 : 0;
}

/** l'Europe, d'Artagnan: a lower-case elision before a capital is a name, like Europe. */
function hasCapitalPart(word: string): boolean {
  return /^\p{Ll}{1,6}['\u2019\u02bc]\p{Lu}/u.test(word);
}

/** The word with its first letter capitalised, the rest unchanged. */
export function capitalise(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return word === '' ? '' : first.toUpperCase() + word.slice(first.length);
}

const ROMAN = /^(?=[MDCLXVI])M{0,4}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const ROMAN_SMALL = /^(?=[xvi])x{0,3}(ix|iv|v?i{0,3})$/;
const ROMAN_ORDINAL = /^[MDCLXVI]+(e|er|re|ère|ème|es|o|a|th|st|nd|rd)$/;

/** XIV, xiv (up to 39), and ordinals written with them (XXe, XIXth). */
export function isRomanNumeral(word: string): boolean {
  return ROMAN.test(word) || ROMAN_SMALL.test(word) || ROMAN_ORDINAL.test(word);
}
