// Turns the streams of an automaton back into arrays. States are numbered in depth-first preorder, so an edge to a state
// that is met for the first time needs no target; only the others are stored. Every index is checked against its bounds.
import { PackError } from './packError.ts';

/** No word is longer; a deeper automaton is damaged (or cyclic). */
const MAX_DEPTH = 255;

/** Offsets of the edges of each state from the stream of its number of edges. */
export function edgeOffsets(degrees: Uint8Array, edgeCount: number): Uint32Array {
  const first = new Uint32Array(degrees.length + 1);
  let edge = 0;
  for (let state = 0; state < degrees.length; state++) {
    first[state] = edge;
    edge += degrees[state] as number;
  }
  first[degrees.length] = edge;
  if (edge !== edgeCount) throw new PackError('edges');
  return first;
}

/** The streams that edge targets are stored in: one bit per edge (1 = a new state), and the old targets by byte. */
export interface TargetStreams {
  isNew: Uint8Array;
  low: Uint8Array;
  middle: Uint8Array;
  high: Uint8Array;
}

/** Targets of all edges, by replaying the numbering. */
export function edgeTargets(firstEdge: Uint32Array, edgeCount: number, streams: TargetStreams): Uint32Array {
  const { isNew, low, middle, high } = streams;
  const states = firstEdge.length - 1;
  if (isNew.length !== (edgeCount + 7) >> 3) throw new PackError('targets');
  const targets = new Uint32Array(edgeCount);
  let old = 0;
  for (let edge = 0; edge < edgeCount; edge++) {
    if (((isNew[edge >> 3] as number) >> (edge & 7)) & 1) continue;
    if (old >= low.length) throw new PackError('targets');
    const target = (low[old] as number) | ((middle[old] as number) << 8) | ((high[old] as number) << 16);
    if (target >= states) throw new PackError('target outside the automaton');
    targets[edge] = target;
    old++;
  }
  if (old !== low.length || old !== middle.length || old !== high.length) throw new PackError('targets');

  const stack = new Uint32Array(MAX_DEPTH + 1);
  const next = new Uint32Array(MAX_DEPTH + 1);
  let depth = 0;
  let fresh = 1;
  while (depth >= 0) {
    const edge = next[depth] as number;
    if (edge === firstEdge[(stack[depth] as number) + 1]) {
      depth--;
      continue;
    }
    next[depth] = edge + 1;
    if ((((isNew[edge >> 3] as number) >> (edge & 7)) & 1) === 0) continue;
    if (fresh >= states || depth === MAX_DEPTH) throw new PackError('states');
    targets[edge] = fresh;
    depth++;
    stack[depth] = fresh;
    next[depth] = firstEdge[fresh] as number;
    fresh++;
  }
  if (fresh !== states) throw new PackError('states out of reach');
  return targets;
}

/** Words that end at or below each state. Throws on a cycle or a path that is too deep. */
export function countWords(firstEdge: Uint32Array, targets: Uint32Array, nodeClass: Uint8Array): Uint32Array {
  const states = nodeClass.length;
  const words = new Uint32Array(states);
  const UNSEEN = 0;
  const OPEN = 1;
  const DONE = 2;
  const status = new Uint8Array(states);
  const stack = new Uint32Array(MAX_DEPTH + 1);
  const next = new Uint32Array(MAX_DEPTH + 1);
  let depth = 0;
  status[0] = OPEN;
  words[0] = nodeClass[0] ? 1 : 0;
  while (depth >= 0) {
    const state = stack[depth] as number;
    const edge = next[depth] as number;
    if (edge === firstEdge[state + 1]) {
      status[state] = DONE;
      depth--;
      continue;
    }
    const target = targets[edge] as number;
    if (status[target] === DONE) {
      words[state] = (words[state] as number) + (words[target] as number);
      next[depth] = edge + 1;
    } else if (status[target] === UNSEEN && depth < MAX_DEPTH) {
      status[target] = OPEN;
      words[target] = nodeClass[target] ? 1 : 0;
      depth++;
      stack[depth] = target;
      next[depth] = firstEdge[target] as number;
    } else throw new PackError('the automaton has a cycle');
  }
  return words;
}

/** The states behind each first label and each pair of first labels; labels are below `width`. */
export function firstTargets(
  { firstEdge, edgeLabel, edgeTarget }: { firstEdge: Uint32Array; edgeLabel: Uint8Array; edgeTarget: Uint32Array },
  width: number,
): { rootTarget: Int32Array; pairTarget: Int32Array; pairWidth: number } {
  const rootTarget = new Int32Array(256).fill(-1);
  const pairTarget = new Int32Array(width * width).fill(-1);
  for (let edge = 0; edge < (firstEdge[1] as number); edge++) {
    const label = edgeLabel[edge] as number;
    const state = edgeTarget[edge] as number;
    rootTarget[label] = state;
    for (let next = firstEdge[state] as number; next < (firstEdge[state + 1] as number); next++) {
      pairTarget[label * width + (edgeLabel[next] as number)] = edgeTarget[next] as number;
    }
  }
  return { rootTarget, pairTarget, pairWidth: width };
}
