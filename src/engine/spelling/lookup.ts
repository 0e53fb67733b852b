// Whether a word is right: hunspell's verdict, from the automaton. The hit path is one walk over the letters and one test
// of bits; it allocates nothing. Everything rarer (elisions, compounds, SS for ß, hyphens) is tried after a miss.
import { type SpellPack, WordBit } from '../pack/spellPack.ts';
import { ACCEPT, Shape, type ShapeCode, shapeCode } from './caseMask.ts';
import { isCompound } from './compounds.ts';
import { isElided, isListedSpelling, shapeOf } from './elision.ts';
import { isBrokenIntoWords } from './hyphen.ts';
import { isNumber, isOrdinal } from './numbers.ts';
import { sharpVariants } from './sharpS.ts';
import { bitsAt, walk } from './walk.ts';

/** Longer words are not words. */
const MAX_LENGTH = 100;

/** Whether `word` is right in the dialect `1 << index` of `pack.dialects`. */
export function isWord(pack: SpellPack, word: string, dialectBit: number): boolean {
  return isWordRange(pack, word, 0, word.length, dialectBit);
}

/** Whether text[start, end) is right in the dialect `1 << index` of `pack.dialects`. UTF-16 offsets; never throws. */
export function isWordRange(pack: SpellPack, text: string, start: number, end: number, dialectBit: number): boolean {
  const { codeOf, firstEdge, edgeLabel, edgeTarget, letterCase } = pack;
  const dialect = 31 - Math.clz32(dialectBit);
  let state = -1;
  let capitals = 0;
  let neutral = 0;
  let i = start;
  for (; i < end; i++) {
    const unit = text.charCodeAt(i);
    const code = codeOf[unit] as number;
    const letter = letterCase[unit] as number;
    if (letter === 1) capitals++;
    else if (letter === 0) neutral++;
    if (i === start) {
      state = pack.rootTarget[code] as number;
      if (state < 0) break;
      continue;
    }
    let edge = firstEdge[state] as number;
    const last = firstEdge[state + 1] as number;
    while (edge < last && edgeLabel[edge] !== code) edge++;
    if (edge === last) break;
    state = edgeTarget[edge] as number;
  }
  const known = i === end && state >= 0;
  const bits = known ? ((pack.bitsByDialect[dialect] as Uint32Array)[pack.nodeClass[state] as number] as number) : 0;
  if (known) {
    const shape = shapeCode(capitals, neutral, end - start, letterCase[text.charCodeAt(start)] === 1);
    if (bits & (ACCEPT[shape] as number) && shape !== Shape.mixed) return true;
  }
  if (!(bits & WordBit.forbidden)) {
    if (isElided(pack, text, start, end, dialect)) return true;
    if (pack.hasCompounds && end - start <= MAX_LENGTH) {
      const shape = shapeOf(pack, text, start, end);
      if (shape !== Shape.mixed && isCompound(pack, text, start, end, dialect, shape !== Shape.lower)) return true;
    }
  }
  return isRareWord(pack, text.slice(start, end), dialect);
}

/** What allocates: conversions, numbers, SS for ß, mixed case, break points. */
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
  // hunspell goes on with the word as its case rules left it
  const left = shape === Shape.upper || shape === Shape.title ? word.slice(0, 1) + word.slice(1).toLowerCase() : word;
  return isBrokenIntoWords(left, pack.breaks, (part) => isWordRange(pack, part, 0, part.length, 1 << dialect));
}

/** True or false where the dictionary decides, undefined where break points may still make it a word. */
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
  // with CHECKSHARPS a word of fixed small letters may begin with a capital if it has a sharp s
  if (shape === Shape.title && bits & WordBit.keepLower && pack.checkSharps && word.includes('ß')) return true;
  // the word as it was given has been asked for these already
  if (isNew && isElided(pack, word, 0, length, dialect)) return true;
  if (isNew && shape !== Shape.mixed && isCompound(pack, word, 0, length, dialect, shape !== Shape.lower)) return true;
  if (shape === Shape.upper && pack.checkSharps) {
    for (const variant of sharpVariants(word)) if (isSharpWord(pack, variant, dialect)) return true;
  }
  if (pack.ordinals && isOrdinal(shape === Shape.upper ? word.toLowerCase() : word)) return true;
  return undefined;
}

/** A small-letter variant with ß, allowed for a word in capitals: here even words of fixed capitalisation count. */
function isSharpWord(pack: SpellPack, word: string, dialect: number): boolean {
  const bits = bitsAt(pack, walk(pack, word, 0, word.length), dialect);
  const accepted = (ACCEPT[Shape.lower] as number) | (ACCEPT[Shape.title] as number);
  return (bits & accepted) !== 0 || isCompound(pack, word, 0, word.length, dialect, true);
}

/** The word as the dictionary writes it: input conversions and composed accents, without full stops at its end. */
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
