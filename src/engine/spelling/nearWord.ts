// Whether a non-word is one slip away from a word, or is two words run together. hunspell asks this about compounds of three
// or more parts: such a compound is more likely a typo (tdf#136306).
import { type SpellPack, WordBit } from '../pack/spellPack.ts';

/** hunspell moves and swaps letters over this distance. */
const MAX_DISTANCE = 4;

/** Bits of a lower-case word that can be used on its own. */
const LOWER = WordBit.lower | WordBit.keepLower;

/** Bits of words that are ignored here. */
const EXCLUDED = WordBit.forbidden | WordBit.noSuggest | WordBit.prefixedBesidePart;

/** Whether text[start, end) is a single slip away from a plain word, or is two words without a space. */
export function isNearWord(
  pack: SpellPack,
  text: string,
  start: number,
  end: number,
  bitsOf: Uint32Array,
  capitalised: boolean,
): boolean {
  const codes: number[] = [];
  for (let i = start; i < end; i++) codes.push(pack.codeOf[text.charCodeAt(i)] as number);
  const whole = capitalised ? WordBit.title | WordBit.keepTitle : LOWER;
  const accepts = (state: number, mask: number): boolean => {
    const bits = state < 0 ? 0 : (bitsOf[pack.nodeClass[state] as number] as number);
    return (bits & mask) !== 0 && (bits & EXCLUDED) === 0;
  };
  const states = prefixStates(pack, codes);
  const finish = (state: number, from: number): boolean => accepts(walkCodes(pack, state, codes, from), whole);

  for (let at = 0; at < codes.length; at++) {
    const state = states[at] as number;
    if (state < 0) break;
    if (at > 0 && accepts(state, whole) && accepts(walkCodes(pack, 0, codes, at), LOWER)) return true;
    // without its capital the rest is a lower-case word, and nothing can precede a capital
    const leading = capitalised && at === 0;
    if (leading ? accepts(walkCodes(pack, 0, codes, 1), LOWER) : finish(state, at + 1)) return true;
    for (let edge = pack.firstEdge[state] as number; edge < (pack.firstEdge[state + 1] as number); edge++) {
      const next = pack.edgeTarget[edge] as number;
      if (finish(next, at + 1) || (!leading && finish(next, at))) return true;
    }
  }
  const last = states[codes.length] as number;
  if (last >= 0) {
    for (let edge = pack.firstEdge[last] as number; edge < (pack.firstEdge[last + 1] as number); edge++) {
      if (accepts(pack.edgeTarget[edge] as number, whole)) return true;
    }
  }
  const search = { pack, codes, states, ends: (state: number) => accepts(state, whole) };
  return isMoved(search, capitalised ? 1 : 0) || isReplaced(search, text.slice(start, end).toLowerCase());
}

/** Letters of a word, the states along them, and whether a state ends the word being looked for. */
interface Search {
  pack: SpellPack;
  codes: readonly number[];
  states: readonly number[];
  ends(state: number): boolean;
}

/** The state after each number of letters; -1 once there is none. */
function prefixStates(pack: SpellPack, codes: readonly number[]): number[] {
  const states = [0];
  for (let i = 0; i < codes.length; i++) {
    const state = states[i] as number;
    states.push(state < 0 ? -1 : step(pack, state, codes[i] as number));
  }
  return states;
}

function step(pack: SpellPack, state: number, code: number): number {
  const last = pack.firstEdge[state + 1] as number;
  for (let edge = pack.firstEdge[state] as number; edge < last; edge++) {
    if (pack.edgeLabel[edge] === code) return pack.edgeTarget[edge] as number;
  }
  return -1;
}

function walkCodes(pack: SpellPack, from: number, codes: readonly number[], start: number, end = codes.length): number {
  let state = from;
  for (let i = start; i < end && state >= 0; i++) state = step(pack, state, codes[i] as number);
  return state;
}

/** Two letters swapped, or one moved, over a few positions. The letters before them are walked only once. */
function isMoved({ pack, codes, states, ends }: Search, first: number): boolean {
  const walk = (state: number, start: number, end?: number) => walkCodes(pack, state, codes, start, end);
  for (let a = first; a < codes.length - 1; a++) {
    const state = states[a] as number;
    if (state < 0) return false;
    for (let b = a + 1; b < codes.length && b - a <= MAX_DISTANCE; b++) {
      const pulled = walk(state, b, b + 1);
      if (ends(walk(walk(walk(pulled, a + 1, b), a, a + 1), b + 1))) return true;
      if (b === a + 1) continue;
      if (ends(walk(walk(pulled, a, b), b + 1))) return true;
      if (ends(walk(walk(walk(state, a + 1, b + 1), a, a + 1), b + 1))) return true;
    }
  }
  return false;
}

/** One of the dictionary's common confusions corrected. */
function isReplaced({ pack, codes, states, ends }: Search, word: string): boolean {
  for (const [from, to] of pack.replacements) {
    for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
      let state = states[at] as number;
      for (let i = 0; i < to.length && state >= 0; i++)
        state = step(pack, state, pack.codeOf[to.charCodeAt(i)] as number);
      if (ends(walkCodes(pack, state, codes, at + from.length))) return true;
    }
  }
  return false;
}
