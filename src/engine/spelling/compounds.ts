// German compounds: a beginning, any number of middle parts and an end, each of at least two letters, as their affixes
// allow. Works on letters whatever their capitals; the caller has made sure that only the first may be one.
import { type SpellPack, WordBit } from '../pack/spellPack.ts';

/** Longer words are never split: no dictionary compound is that long. */
const MAX_LENGTH = 80;
const MIN_PART = 2;

const ends = new Uint8Array(MAX_LENGTH);
const dead = new Uint8Array(MAX_LENGTH + 1);
let partCount = 0;

/** Whether text[start, end) is a compound in this dialect (index); a capital first letter also allows capitalised beginnings. */
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
  const begin = capitalised ? WordBit.compoundBeginLower | WordBit.compoundBeginTitle : WordBit.compoundBeginLower;
  dead.fill(0, 0, length + 1);
  partCount = 0;
  return splitFrom(pack, text, start, end, 0, pack.bitsByDialect[dialect] as Uint32Array, begin);
}

/** Offsets within the word at which the parts of a compound after the first begin; null when it is not a compound. */
export function compoundParts(pack: SpellPack, word: string, dialectBit: number): number[] | null {
  const first = word.charCodeAt(0);
  const capitalised = pack.letterCase[first] === 1;
  if (!isCompound(pack, word, 0, word.length, 31 - Math.clz32(dialectBit), capitalised)) return null;
  return Array.from(ends.subarray(0, partCount));
}

function splitFrom(
  pack: SpellPack,
  text: string,
  start: number,
  end: number,
  at: number,
  bitsOf: Uint32Array,
  wanted: number,
): boolean {
  const { codeOf, firstEdge, edgeLabel, edgeTarget, nodeClass } = pack;
  const length = end - start;
  let state = -1;
  for (let i = at; i < length; i++) {
    const code = codeOf[text.charCodeAt(start + i)] as number;
    if (state < 0) state = pack.rootTarget[code] as number;
    else {
      let edge = firstEdge[state] as number;
      const last = firstEdge[state + 1] as number;
      while (edge < last && edgeLabel[edge] !== code) edge++;
      state = edge === last ? -1 : (edgeTarget[edge] as number);
    }
    if (state < 0) break;
    const wordClass = nodeClass[state] as number;
    const partEnd = i + 1;
    if (wordClass === 0 || partEnd - at < MIN_PART) continue;
    const bits = bitsOf[wordClass] as number;
    if (bits & WordBit.forbidden) continue;
    if (partEnd === length) {
      if (at > 0 && bits & WordBit.compoundEnd) return true;
    } else if (bits & wanted && length - partEnd >= MIN_PART && dead[partEnd] === 0) {
      const saved = partCount;
      ends[partCount++] = partEnd;
      if (splitFrom(pack, text, start, end, partEnd, bitsOf, WordBit.compoundMiddle)) return true;
      partCount = saved;
    }
  }
  dead[at] = 1;
  return false;
}
