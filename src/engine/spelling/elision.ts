// l'avion, dell'acqua: an elided word, an apostrophe, and a word that allows it. The pack says which can precede which,
// and with which capitalisation (L'Afrique and l'Avion, but neither QU'avion nor s'ASSEOIR).
import { ElisionStyle, type SpellPack, WordBit } from '../pack/spellPack.ts';
import { ACCEPT, Shape, type ShapeCode, shapeCode } from './caseMask.ts';
import { bitsAt, walk } from './walk.ts';

const LONGEST_ELISION = 12;

const isApostrophe = (unit: number): boolean => unit === 0x27 || unit === 0x2019 || unit === 0x2bc;

/** Offset of the first apostrophe in text[start, end) that a word could follow; -1 if there is none. */
export function apostropheIn(text: string, start: number, end: number): number {
  const limit = Math.min(end - 1, start + LONGEST_ELISION);
  for (let i = start + 1; i < limit; i++) if (isApostrophe(text.charCodeAt(i))) return i;
  return -1;
}

/** Index of the elision text[start, apostrophe), ignoring case; -1 if it is not one. */
export function elisionIndex(pack: SpellPack, text: string, start: number, apostrophe: number): number {
  const { codeOf, elisions } = pack;
  const length = apostrophe - start + 1;
  for (let index = 0; index < elisions.length; index++) {
    const name = elisions[index] as string;
    if (name.length !== length) continue;
    let i = 0;
    for (; i < length; i++) {
      const code = codeOf[text.charCodeAt(start + i)] as number;
      if (code === 0 || code !== codeOf[name.charCodeAt(i)]) break;
    }
    if (i === length) return index;
  }
  return -1;
}

/** Whether text[start, end) is an elision and a word that allows it, in this dialect (index). Allocation-free. */
export function isElided(pack: SpellPack, text: string, start: number, end: number, dialect: number): boolean {
  if (pack.elisions.length === 0) return false;
  const apostrophe = apostropheIn(text, start, end);
  if (apostrophe < 0) return false;
  const elision = elisionIndex(pack, text, start, apostrophe);
  if (elision < 0) return false;
  const wordStart = apostrophe + 1;
  const state = walk(pack, text, wordStart, end);
  const bits = bitsAt(pack, state, dialect);
  if (bits === 0) return false;
  if ((((pack.classElisions[pack.nodeClass[state] as number] as number) >>> elision) & 1) === 0) return false;
  const word = shapeOf(pack, text, wordStart, end);
  const whole = shapeOf(pack, text, start, end);
  if (whole === Shape.upper) return (bits & ALL_CAPITALS) !== 0;
  if (word === Shape.lower) return whole !== Shape.mixed && (bits & (ACCEPT[Shape.lower] as number)) !== 0;

  const style = pack.elisionStyles[elision] as number;
  const prefix = shapeOf(pack, text, start, wordStart);
  if (prefix === Shape.mixed || prefix === Shape.upper) return false;
  if (word === Shape.title && bits & WordBit.elidesCapital && bits & (ACCEPT[Shape.lower] as number)) {
    const wanted = prefix === Shape.lower ? ElisionStyle.capitalWord : ElisionStyle.bothCapital;
    const mayBeCapital = pack.elisionInitials.includes(text.charAt(wordStart).toLowerCase());
    if (mayBeCapital && style & wanted) return true;
  }
  if (prefix !== Shape.lower && (style & ElisionStyle.capitalPrefix) === 0) return false;
  if ((bits & (OWN_SHAPE[word] as number)) === 0 || bits & WordBit.smallElidesOnly) return false;
  return word !== Shape.mixed || isListedSpelling(pack, text.slice(wordStart, end));
}

/** Bits of a word that can follow an elision in all capitals. */
const ALL_CAPITALS = (ACCEPT[Shape.upper] as number) | WordBit.keepTitle;

/** Bits of a word written in exactly this shape, by Shape. */
const OWN_SHAPE: readonly number[] = [
  WordBit.lower | WordBit.keepLower,
  WordBit.title | WordBit.keepTitle,
  WordBit.upper | WordBit.keepUpper,
  WordBit.mixed,
];

/** The capitalisation of text[start, end). */
export function shapeOf(pack: SpellPack, text: string, start: number, end: number): ShapeCode {
  let capitals = 0;
  let neutral = 0;
  for (let i = start; i < end; i++) {
    const letter = caseOf(pack, text, i);
    if (letter === 1) capitals++;
    else if (letter === 0) neutral++;
  }
  return shapeCode(capitals, neutral, end - start, caseOf(pack, text, start) === 1);
}

/** 0 neutral, 1 capital, 2 small: from the pack for its own letters, otherwise from Unicode. */
function caseOf(pack: SpellPack, text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (pack.codeOf[unit] !== 0) return pack.letterCase[unit] as number;
  const letter = text.charAt(at);
  if (letter !== letter.toLowerCase()) return 1;
  return letter.toUpperCase() === letter ? 0 : 2;
}

/** Whether the dictionary lists this mixed-case spelling. */
export function isListedSpelling(pack: SpellPack, word: string): boolean {
  const straight = word.replaceAll('’', "'");
  return pack.mixedCase.get(straight.toLowerCase())?.includes(straight) ?? false;
}
