// l'avion, dell'acqua: an elided word, an apostrophe, and a word that allows it. The pack says which may precede which,
// and in which capitalisations (L'Afrique and l'Avion, but neither QU'avion nor s'ASSEOIR).
import { ElisionStyle, type SpellPack, WordBit } from '../pack/spellPack.ts';
import { ACCEPT, Shape, type ShapeCode, shapeCode } from './caseMask.ts';
import { bitsAt, walk } from './walk.ts';

const LONGEST_ELISION = 12;

const isApostrophe = (unit: number): boolean => unit === 0x27 || unit === 0x2019 || unit === 0x2bc;

/** Index of the elision in front of text[start, end), and where the word after it begins; null when there is none. */
export function elisionAt(
  pack: SpellPack,
  text: string,
  start: number,
  end: number,
): { elision: number; wordStart: number } | null {
  if (pack.elisions.length === 0) return null;
  const limit = Math.min(end - 1, start + LONGEST_ELISION);
  for (let i = start + 1; i < limit; i++) {
    if (!isApostrophe(text.charCodeAt(i))) continue;
    const elision = pack.elisions.indexOf(`${text.slice(start, i).toLowerCase()}'`);
    return elision < 0 ? null : { elision, wordStart: i + 1 };
  }
  return null;
}

/** Whether text[start, end) is an elision and a word that takes it, in this dialect (index). */
export function isElided(pack: SpellPack, text: string, start: number, end: number, dialect: number): boolean {
  const found = elisionAt(pack, text, start, end);
  if (!found) return false;
  const { elision, wordStart } = found;
  const state = walk(pack, text, wordStart, end);
  const bits = bitsAt(pack, state, dialect);
  if (bits === 0) return false;
  if ((((pack.classElisions[pack.nodeClass[state] as number] as number) >>> elision) & 1) === 0) return false;
  const word = shapeOf(text, wordStart, end);
  const whole = shapeOf(text, start, end);
  if (whole === Shape.upper) return (bits & ALL_CAPITALS) !== 0;
  if (word === Shape.lower) return whole !== Shape.mixed && (bits & (ACCEPT[Shape.lower] as number)) !== 0;

  const style = pack.elisionStyles[elision] as number;
  const prefix = shapeOf(text, start, wordStart);
  if (prefix === Shape.mixed || prefix === Shape.upper) return false;
  if (word === Shape.title && bits & WordBit.elidesCapital && bits & (ACCEPT[Shape.lower] as number)) {
    const mayBeCapital = pack.elisionInitials.includes(text.charAt(wordStart).toLowerCase());
    if (mayBeCapital && style & (prefix === Shape.lower ? ElisionStyle.capitalWord : ElisionStyle.bothCapital))
      return true;
  }
  if (prefix !== Shape.lower && (style & ElisionStyle.capitalPrefix) === 0) return false;
  if ((bits & (OWN_SHAPE[word] as number)) === 0 || bits & WordBit.smallElidesOnly) return false;
  return word !== Shape.mixed || isListedSpelling(pack, text.slice(wordStart, end));
}

/** Bits of a word that may follow an elision when everything is in capitals. */
const ALL_CAPITALS = (ACCEPT[Shape.upper] as number) | WordBit.keepTitle;

/** Bits of a word that is written in exactly this shape, by Shape. */
const OWN_SHAPE: readonly number[] = [
  WordBit.lower | WordBit.keepLower,
  WordBit.title | WordBit.keepTitle,
  WordBit.upper | WordBit.keepUpper,
  WordBit.mixed,
];

/** The capitalisation of text[start, end). */
export function shapeOf(text: string, start: number, end: number): ShapeCode {
  let capitals = 0;
  let neutral = 0;
  for (let i = start; i < end; i++) {
    const letter = text.charAt(i);
    if (letter !== letter.toLowerCase()) capitals++;
    else if (letter.toUpperCase().length !== 1 || letter.toUpperCase() === letter) neutral++;
  }
  const first = text.charAt(start);
  return shapeCode(capitals, neutral, end - start, first !== first.toLowerCase());
}

/** Whether this mixed-case spelling is one that the dictionary lists. */
export function isListedSpelling(pack: SpellPack, word: string): boolean {
  const straight = word.replaceAll('’', "'");
  return pack.mixedCase.get(straight.toLowerCase())?.includes(straight) ?? false;
}
