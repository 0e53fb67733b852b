// The automaton as the separate byte streams of a pack (read back by src/engine/pack/automaton.ts). Each stream is of one
// kind, which is what lets brotli pack them well.
import type { Automaton } from './automaton.ts';

/** The streams of an automaton. */
export interface AutomatonStreams {
  degrees: Uint8Array;
  /** One bit per edge: its target is met here for the first time in depth-first order. */
  isNew: Uint8Array;
  /** Targets of the other edges, by byte. */
  low: Uint8Array;
  middle: Uint8Array;
  high: Uint8Array;
}

/** Cuts an automaton, whose states are numbered in depth-first preorder, into streams. */
export function automatonStreams(automaton: Automaton): AutomatonStreams {
  const { firstEdge, edgeTarget } = automaton;
  const states = firstEdge.length - 1;
  const degrees = new Uint8Array(states);
  for (let state = 0; state < states; state++)
    degrees[state] = (firstEdge[state + 1] as number) - (firstEdge[state] as number);

  const isNew = new Uint8Array((edgeTarget.length + 7) >> 3);
  const next = firstEdge.slice(0, states);
  const stack = [0];
  let fresh = 1;
  while (stack.length > 0) {
    const state = stack[stack.length - 1] as number;
    const edge = next[state] as number;
    if (edge === firstEdge[state + 1]) {
      stack.pop();
      continue;
    }
    next[state] = edge + 1;
    if (edgeTarget[edge] !== fresh) continue;
    isNew[edge >> 3] = (isNew[edge >> 3] as number) | (1 << (edge & 7));
    stack.push(fresh++);
  }
  const old: number[] = [];
  for (let edge = 0; edge < edgeTarget.length; edge++) {
    if ((((isNew[edge >> 3] as number) >> (edge & 7)) & 1) === 0) old.push(edgeTarget[edge] as number);
  }
  return {
    degrees,
    isNew,
    low: Uint8Array.from(old, (target) => target & 255),
    middle: Uint8Array.from(old, (target) => (target >> 8) & 255),
    high: Uint8Array.from(old, (target) => target >> 16),
  };
}
