// Whether a word is correct: hunspell's verdict, from the automaton. A hit is one walk over the letters and one bit
// test, without allocation. Everything rarer (elisions, compounds, SS for ß, hyphens) is tried after a miss.
import { isSmallLetter } from '../pack/letters.ts';
import { type SpellPack, WordBit } from '../pack/spellPack.ts';
import { ACCEPT, Shape, type ShapeCode } from './caseMask.ts';
import { isCompound } from './compounds.ts';
import { isElided, isListedSpelling, shapeOf } from './elision.ts';
import { isBrokenIntoWords } from './hyphen.ts';
import { isNumber, isOrdinal } from './numbers.ts';
import { sharpVariants } from './sharpS.ts';
import { bitsAt, walk } from './walk.ts';

/** Longer words are not words. */
const MAX_LENGTH = 100;

/** Units above this may be ligatures, joiners or combining accents: such words are converted before lookup. */
const LAST_UNCONVERTED = 0x2ff;

/** Whether `word` is correct in the dialect `1 << index` of `pack.dialects`. */
export function isWord(pack: SpellPack, word: string, dialectBit: number): boolean {
  return isWordRange(pack, word, 0, word.length, dialectBit);
}

/** Whether text[start, end) is correct in the dialect `1 << index` of `pack.dialects`. UTF-16 offsets; never throws. */
export function isWordRange(pack: SpellPack, text: string, start: number, end: number, dialectBit: number): boolean {
  const { codeOf, firstEdge, edgeLabel, edgeTarget, letterCase } = pack;
  const dialect = 31 - Math.clz32(dialectBit);
  let state = -1;
  /** Cases of the letters after the first, or-ed: includes 1 if there is a capital among them. */
  let cases = 0;
  let i = start + 1;
  if (i < end) {
    const second = text.charCodeAt(i++);
    cases = letterCase[second] as number;
    const first = codeOf[text.charCodeAt(start)] as number;
    state = pack.pairTarget[first * pack.pairWidth + (codeOf[second] as number)] as number;
  } else if (i === end) state = pack.rootTarget[codeOf[text.charCodeAt(start)] as number] as number;
  while (i < end && state >= 0) {
    const unit = text.charCodeAt(i++);
    const code = codeOf[unit] as number;
    cases |= letterCase[unit] as number;
    let edge = firstEdge[state] as number;
    const last = firstEdge[state + 1] as number;
    while (edge < last && edgeLabel[edge] !== code) edge++;
    state = edge === last ? -1 : (edgeTarget[edge] as number);
  }
  let bits = 0;
  if (state >= 0) {
    bits = (pack.bitsByDialect[dialect] as Uint32Array)[pack.nodeClass[state] as number] as number;
    const isTitle = letterCase[text.charCodeAt(start)] === 1;
    const shape = (cases & 1) === 0 ? (isTitle ? Shape.title : Shape.lower) : shapeOf(pack, text, start, end);
    if (bits & (ACCEPT[shape] as number) && shape !== Shape.mixed) return true;
  }
  return isUnusualWord(pack, text, start, end, dialect, bits);
}

/** Whether the dictionary has a word in small letters alone: with a capital it stands only where every word has one. */
export function isSmallWord(pack: SpellPack, word: string, dialectBit: number): boolean {
  const bits = bitsAt(pack, walk(pack, word, 0, word.length), 31 - Math.clz32(dialectBit));
  return (bits & SMALL) !== 0 && (bits & OWN_CAPITAL) === 0;
}

const SMALL = WordBit.lower | WordBit.keepLower;
const OWN_CAPITAL = WordBit.title | WordBit.keepTitle | WordBit.upper | WordBit.keepUpper | WordBit.mixed;

/** The verdict on a word not found in the dictionary as written; `bits` are those of the same letters in it, if any. */
function isUnusualWord(
  pack: SpellPack,
  text: string,
  start: number,
  end: number,
  dialect: number,
  bits: number,
): boolean {
  const mayCompound = pack.hasCompounds && end - start <= MAX_LENGTH && !(bits & WordBit.forbidden);
  if (isPlain(pack, text, start, end)) {
    if (mayCompound && isCompound(pack, text, start, end, dialect, pack.letterCase[text.charCodeAt(start)] === 1))
      return true;
    // of the rare cases, only the sharp s of words with fixed lower case concerns plain letters
    return bits & WordBit.keepLower ? isRareWord(pack, text.slice(start, end), dialect) : false;
  }
  if (!(bits & WordBit.forbidden) && isElided(pack, text, start, end, dialect)) return true;
  if (mayCompound) {
    const shape = shapeOf(pack, text, start, end);
    if (shape !== Shape.mixed && isCompound(pack, text, start, end, dialect, shape !== Shape.lower)) return true;
  }
  return isRareWord(pack, text.slice(start, end), dialect);
}

/**
 * Whether text[start, end) is only lower-case letters, the first possibly a capital: no character that is converted, elides
 * or breaks a word, and no digit. This covers most words that are in no dictionary, and makes them cheap.
 */
function isPlain(pack: SpellPack, text: string, start: number, end: number): boolean {
  const { letterCase } = pack;
  if (pack.breaksLetters || start >= end) return false;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit > LAST_UNCONVERTED) return false;
    if (!isSmallLetter(letterCase, unit) && (i > start || letterCase[unit] !== 1)) return false;
  }
  return true;
}

/** The cases that allocate: conversions, numbers, SS for ß, mixed case, break points. */
function isRareWord(pack: SpellPack, given: string, dialect: number): boolean {
  if (given.length > MAX_LENGTH) return false;
  const word = converted(pack, given);
  if (word === '') return true;
  if (isNumber(word)) return true;
  const shape = shapeOf(pack, word, 0, word.length);
  const verdict = isKnown(pack, word, shape, dialect, word !== given);
  if (verdict !== undefined) return verdict;
  if (given.endsWith('.') && isKnown(pack, `${word}.`, shape, dialect, true)) return true;
  if (!pack.breaks.some((pattern) => word.includes(pattern.replace(/[\^$]/, '')))) return false;
  // hunspell continues with the word as its case rules left it
  const left = shape === Shape.upper || shape === Shape.title ? word.slice(0, 1) + word.slice(1).toLowerCase() : word;
  return isBrokenIntoWords(left, pack.breaks, (part) => isWordRange(pack, part, 0, part.length, 1 << dialect));
}

/** True or false if the dictionary decides, undefined if break points may still make it a word. */
function isKnown(
  pack: SpellPack,
  word: string,
  shape: ShapeCode,
  dialect: number,
  isNew: boolean,
): boolean | undefined {
  const { length } = word;
  const bits = bitsAt(pack, walk(pack, word, 0, length), dialect);
  if (bits & (ACCEPT[shape] as number) && (shape !== Shape.mixed || isListedSpelling(pack, word))) return true;
  if (bits & WordBit.forbidden) return false;
  // with CHECKSHARPS a word with fixed lower case may begin with a capital if it contains a sharp s
  if (shape === Shape.title && bits & WordBit.keepLower && pack.checkSharps && word.includes('ß')) return true;
  // the word as given has already been tested for these
  if (isNew && isElided(pack, word, 0, length, dialect)) return true;
  if (isNew && shape !== Shape.mixed && isCompound(pack, word, 0, length, dialect, shape !== Shape.lower)) return true;
  if (shape === Shape.upper && pack.checkSharps) {
    for (const variant of sharpVariants(word)) if (isSharpWord(pack, variant, dialect)) return true;
  }
  if (pack.ordinals && isOrdinal(shape === Shape.upper ? word.toLowerCase() : word)) return true;
  return undefined;
}

/** A lower-case variant with ß that an all-caps word may stand for: here words with fixed case count too. */
function isSharpWord(pack: SpellPack, word: string, dialect: number): boolean {
  const bits = bitsAt(pack, walk(pack, word, 0, word.length), dialect);
  const accepted = (ACCEPT[Shape.lower] as number) | (ACCEPT[Shape.title] as number);
  return (bits & accepted) !== 0 || isCompound(pack, word, 0, word.length, dialect, true);
}

/** The word as the dictionary spells it: with input conversions and composed accents, without trailing full stops. */
function converted(pack: SpellPack, word: string): string {
  let result = word;
  if (/[^\u0020-\u02ff]/.test(word)) {
    result = word.normalize('NFC').replace(/[’ʼ]/g, "'");
    for (const [from, to] of pack.inputConversions) result = result.replaceAll(from, to);
  }
  let end = result.length;
  while (end > 0 && result.charCodeAt(end - 1) === 0x2e) end--;
  return result.slice(0, end);
}
