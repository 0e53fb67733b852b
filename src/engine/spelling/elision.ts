// l'avion, dell'acqua: an elided word, an apostrophe, and a word that allows it. The pack says which may precede which.
import { type SpellPack, WordBit } from '../pack/spellPack.ts';
import { ACCEPT, Shape, shapeCode } from './caseMask.ts';
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
  if (bits === 0 || bits & WordBit.forbidden) return false;
  if ((((pack.classElisions[pack.nodeClass[state] as number] as number) >>> elision) & 1) === 0) return false;
  let capitals = 0;
  let neutral = 0;
  for (let i = wordStart; i < end; i++) {
    const letter = pack.letterCase[text.charCodeAt(i)] as number;
    if (letter === 1) capitals++;
    else if (letter === 0) neutral++;
  }
  const first = pack.letterCase[text.charCodeAt(wordStart)] === 1;
  const shape = shapeCode(capitals, neutral, end - wordStart, first);
  if ((bits & (ACCEPT[shape] as number)) === 0) return false;
  return shape !== Shape.mixed || isListedSpelling(pack, text.slice(wordStart, end));
}

/** Whether this mixed-case spelling is one that the dictionary lists. */
export function isListedSpelling(pack: SpellPack, word: string): boolean {
  const straight = word.replaceAll('’', "'");
  return pack.mixedCase.get(straight.toLowerCase())?.includes(straight) ?? false;
}
