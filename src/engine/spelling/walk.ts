// Walks the automaton along the letters of a text, without allocation.
import type { SpellPack } from '../pack/spellPack.ts';

/** The state reached from the root along text[start, end), ignoring case; -1 if there is none. */
export function walk(pack: SpellPack, text: string, start: number, end: number): number {
  const { codeOf, firstEdge, edgeLabel, edgeTarget } = pack;
  if (start >= end) return -1;
  const first = codeOf[text.charCodeAt(start)] as number;
  if (start + 1 === end) return pack.rootTarget[first] as number;
  let state = pack.pairTarget[first * pack.pairWidth + (codeOf[text.charCodeAt(start + 1)] as number)] as number;
  if (state < 0) return -1;
  for (let i = start + 2; i < end; i++) {
    const code = codeOf[text.charCodeAt(i)] as number;
    let edge = firstEdge[state] as number;
    const last = firstEdge[state + 1] as number;
    while (edge < last && edgeLabel[edge] !== code) edge++;
    if (edge === last) return -1;
    state = edgeTarget[edge] as number;
  }
  return state;
}

/** The bits that a dialect gives to the word ending in a state; 0 for none or a negative state. */
export function bitsAt(pack: SpellPack, state: number, dialect: number): number {
  if (state < 0) return 0;
  return (pack.bitsByDialect[dialect] as Uint32Array)[pack.nodeClass[state] as number] as number;
}
