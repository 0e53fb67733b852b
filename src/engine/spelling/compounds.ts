// German compounds: a beginning, any number of middle parts and an end, each of at least two letters, as their affixes
// allow. Works on letters regardless of case; the caller has made sure that only the first may be a capital.
import { type SpellPack, WordBit } from '../pack/spellPack.ts';
import { isNearWord } from './nearWord.ts';

/** Longer words are never split: no compound in the dictionary is that long. */
const MAX_LENGTH = 80;
const MIN_PART = 2;

const ends = new Uint8Array(MAX_LENGTH);
const dead = new Uint8Array(MAX_LENGTH + 1);
let partCount = 0;
/** Whether the last attempt found a part that others could follow. */
let sawMiddle = false;

/** Whether text[start, end) is a compound in this dialect (index); a leading capital also allows capitalised first parts. */
export function isCompound(
  pack: SpellPack,
  text: string,
  start: number,
  end: number,
  dialect: number,
  capitalised: boolean,
): boolean {
  const length = end - start;
  if (!pack.hasCompounds || length < 2 * MIN_PART || length > MAX_LENGTH) return false;
  const bitsOf = pack.bitsByDialect[dialect] as Uint32Array;
  const compound = { pack, text, start, length, bitsOf };
  return (
    (capitalised && isCompoundFrom(compound, WordBit.compoundBeginTitle)) ||
    isCompoundFrom(compound, WordBit.compoundBeginLower)
  );
}

/** Where the parts of a compound after the first begin; null if it is not a compound. */
export function compoundParts(pack: SpellPack, word: string, dialectBit: number): number[] | null {
  const capitalised = pack.letterCase[word.charCodeAt(0)] === 1;
  if (!isCompound(pack, word, 0, word.length, 31 - Math.clz32(dialectBit), capitalised)) return null;
  return Array.from(ends.subarray(0, partCount));
}

interface Compound {
  pack: SpellPack;
  text: string;
  start: number;
  length: number;
  bitsOf: Uint32Array;
}

/** Two parts are always fine; three or more only if nothing simpler is near. */
function isCompoundFrom(compound: Compound, begin: number): boolean {
  partCount = 0;
  sawMiddle = false;
  if (splitFrom(compound, 0, begin, 2)) return true;
  if (!sawMiddle) return false;
  dead.fill(0, 0, compound.length + 1);
  partCount = 0;
  if (!splitFrom(compound, 0, begin, MAX_LENGTH)) return false;
  const { pack, text, start, length, bitsOf } = compound;
  return !isNearWord(pack, text, start, start + length, bitsOf, begin === WordBit.compoundBeginTitle);
}

/** Splits the letters from `at` into at most `parts` parts, of which the first has one of the bits `wanted`. */
function splitFrom(compound: Compound, at: number, wanted: number, parts: number): boolean {
  const { pack, text, start, length, bitsOf } = compound;
  const { codeOf, firstEdge, edgeLabel, edgeTarget, nodeClass } = pack;
  // The caller has made sure that two letters are left, and no part is shorter.
  const first = codeOf[text.charCodeAt(start + at)] as number;
  let state = pack.pairTarget[first * pack.pairWidth + (codeOf[text.charCodeAt(start + at + 1)] as number)] as number;
  for (let i = at + 1; i < length; i++) {
    if (i > at + 1 && state >= 0) {
      const code = codeOf[text.charCodeAt(start + i)] as number;
      let edge = firstEdge[state] as number;
      const last = firstEdge[state + 1] as number;
      while (edge < last && edgeLabel[edge] !== code) edge++;
      state = edge === last ? -1 : (edgeTarget[edge] as number);
    }
    if (state < 0) break;
    const wordClass = nodeClass[state] as number;
    const partEnd = i + 1;
    if (wordClass === 0) continue;
    const bits = bitsOf[wordClass] as number;
    if (bits & WordBit.forbidden) continue;
    if (partEnd === length) {
      if (at > 0 && bits & WordBit.compoundEnd) return true;
    } else if (parts === 1) {
      sawMiddle ||= (bits & WordBit.compoundMiddle) !== 0 && length - partEnd >= MIN_PART;
    } else if (parts > 1 && bits & wanted && length - partEnd >= MIN_PART && (parts === 2 || dead[partEnd] === 0)) {
      const before = partCount;
      ends[partCount++] = partEnd;
      if (splitFrom(compound, partEnd, parts === 2 ? 0 : WordBit.compoundMiddle, parts - 1)) return true;
      partCount = before;
    }
  }
  if (parts > 2) dead[at] = 1;
  return false;
}
