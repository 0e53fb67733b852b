// Classes of UTF-16 code units, so that the scanners can use a table instead of regular expressions.
// The table is filled the first time each unit is met: a program that only sees Latin text tests a few hundred of them.

/** Bits of a code unit's class. A unit may have several. */
export const Char = {
  letter: 1,
  /** A capital, in scripts that have them. */
  upper: 2,
  digit: 4,
  /** Invisible or combining inside a word: accents apart, soft hyphen, joiners, bidi marks. Never starts a word. */
  transparent: 8,
  apostrophe: 16,
  hyphen: 32,
  space: 64,
  /** Found in addresses, paths, code and markup: the chunk that contains it is examined as a whole. */
  special: 128,
  /** A letter of a script used by none of the five languages. */
  foreignScript: 256,
  /** . and : join words in addresses and file names, and end sentences elsewhere. */
  joiner: 512,
  /** Ends a sentence: . ! ? and similar. */
  terminator: 1024,
  /** Quotes and brackets that can close a sentence after its terminator. */
  closer: 2048,
  /** Quotes and brackets that can precede its first word. */
  opener: 4096,
} as const;

const KNOWN = 0x8000;
const classes = new Uint16Array(0x10000);

const APOSTROPHES = "'\u2019\u02bc\u2018\uff07";
const HYPHENS = '-\u2010\u2011';
const SPECIALS = '@#/\\_~=+<>{}|^$%&`*';
const TERMINATORS = '.!?\u2026\u3002\uff01\uff1f\u203c\u2047\u2048\u2049';
const CLOSERS = '"\'\u2019\u201d\u201c\u00bb\u00ab\u203a\u2039)]}\u2018';
const OPENERS = '"\'\u2018\u201c\u201e\u201a\u00ab\u00bb\u2039\u203a([{\u00bf\u00a1\u2014\u2013-*_#>\u2022';
const TRANSPARENT = /[\p{M}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

function classify(unit: number): number {
  const char = String.fromCharCode(unit);
  let bits: number = KNOWN;
  if (APOSTROPHES.includes(char)) bits |= Char.apostrophe;
  else if (HYPHENS.includes(char)) bits |= Char.hyphen;
  else if (SPECIALS.includes(char)) bits |= Char.special;
  else if (TRANSPARENT.test(char)) bits |= Char.transparent;
  else if (/\s/u.test(char)) bits |= Char.space;
  else if (/\p{Nd}/u.test(char)) bits |= Char.digit;
  else if (/\p{L}/u.test(char)) {
    bits |= Char.letter;
    if (/\p{Lu}|\p{Lt}/u.test(char)) bits |= Char.upper;
    if (!/\p{Script=Latin}|[\u00aa\u00ba\u00b5]/u.test(char)) bits |= Char.foreignScript;
  }
  if (char === '.' || char === ':') bits |= Char.joiner;
  if (TERMINATORS.includes(char)) bits |= Char.terminator;
  if (CLOSERS.includes(char)) bits |= Char.closer;
  if (OPENERS.includes(char)) bits |= Char.opener;
  classes[unit] = bits;
  return bits;
}

/** The class bits of a UTF-16 code unit (see `Char`). Surrogates have none. */
export function classOf(unit: number): number {
  const bits = classes[unit] as number;
  return bits === 0 ? classify(unit) : bits;
}

/** Whether a code unit is a letter but not a capital. */
export function isLower(unit: number): boolean {
  return (classOf(unit) & (Char.letter | Char.upper)) === Char.letter;
}

const IGNORABLE = /\p{Cf}|\p{Variation_Selector}/gu;

/** A word as the dictionaries spell it: composed letters, no invisible characters, the plain hyphen. */
export function cleanWord(word: string): string {
  return word
    .replace(IGNORABLE, '')
    .replace(/[\u2010\u2011]/g, '-')
    .normalize('NFC');
}
