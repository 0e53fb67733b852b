// Fits the weights: softmax regression with AdaGrad on all features that occur often enough, then again in the small table with the
// most telling weights only.
import { cellOf } from '../../../src/engine/context/linear.ts';
import type { ExampleStore } from './examples.ts';

/** Size of the first table, as a power of two. */
const WIDE_BITS = 23;
/** Features that occur less often are not learnt. */
const LEAST_COUNT = 8;
const RATE = 0.15;
const WIDE_ROUNDS = 1;
const NARROW_ROUNDS = 4;
/** Gradients smaller than this are not worth the time. */
const LEAST_GRADIENT = 0.004;

/** Offset of a row in the store, and its parts. */
const HEAD = 3;

/** Drops features that occur too rarely; rows keep their places. */
function dropRare({ starts, data }: ExampleStore): void {
  const mask = (1 << 22) - 1;
  const counts = new Uint8Array(mask + 1);
  const cell = (feature: number): number => (feature ^ (feature >>> 11)) & mask;
  for (const start of starts) {
    const from = start + HEAD + (data[start + 1] as number);
    for (let f = from; f < from + (data[start] as number); f++) {
      const at = cell(data[f] as number);
      if ((counts[at] as number) < 255) counts[at] = (counts[at] as number) + 1;
    }
  }
  for (const start of starts) {
    const from = start + HEAD + (data[start + 1] as number);
    let to = from;
    for (let f = from; f < from + (data[start] as number); f++) {
      if ((counts[cell(data[f] as number)] as number) >= LEAST_COUNT) data[to++] = data[f] as number;
    }
    data[start] = to - from;
  }
}

function shuffle(order: Int32Array, seed: number): void {
  let state = seed;
  for (let i = order.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    const j = (state >>> 4) % (i + 1);
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
}

/** One table of weights and what AdaGrad remembers; `allowed` limits the cells that may learn. */
interface Table {
  weights: Float32Array;
  squares: Float32Array;
  allowed: Uint8Array | null;
}

function rounds(
  { starts, data }: ExampleStore,
  table: Table,
  times: number,
  seed: number,
  log: (line: string) => void,
): void {
  const { weights, squares, allowed } = table;
  const mask = weights.length - 1;
  const order = Int32Array.from(starts);
  const scores = new Float64Array(16);
  for (let round = 0; round < times; round++) {
    shuffle(order, seed + round);
    let wrong = 0;
    for (const start of order) {
      const count = data[start] as number;
      const options = data[start + 1] as number;
      const written = data[start + 2] as number;
      const from = start + HEAD + options;
      let most = Number.NEGATIVE_INFINITY;
      for (let c = 0; c < options; c++) {
        const key = data[start + HEAD + c] as number;
        let sum = 0;
        if (key !== 0)
          for (let f = from; f < from + count; f++) sum += weights[cellOf(data[f] as number, key, mask)] as number;
        scores[c] = sum;
        if (sum > most) most = sum;
      }
      if ((scores[written] as number) < most) wrong++;
      let total = 0;
      for (let c = 0; c < options; c++) {
        const power = Math.exp((scores[c] as number) - most);
        scores[c] = power;
        total += power;
      }
      for (let c = 0; c < options; c++) {
        const key = data[start + HEAD + c] as number;
        if (key === 0) continue;
        const gradient = (scores[c] as number) / total - (c === written ? 1 : 0);
        if (Math.abs(gradient) < LEAST_GRADIENT) continue;
        const square = gradient * gradient;
        for (let f = from; f < from + count; f++) {
          const cell = cellOf(data[f] as number, key, mask);
          if (allowed && allowed[cell] === 0) continue;
          const sum = (squares[cell] as number) + square;
          squares[cell] = sum;
          weights[cell] = (weights[cell] as number) - (RATE * gradient) / Math.sqrt(sum);
        }
      }
    }
    log(`  round ${round + 1}: ${((100 * wrong) / order.length).toFixed(2)} % wrong`);
  }
}

/** The cells of the `most` most telling weights: large ones first and, among equals, those that occur more often. */
function strongest({ weights, squares }: Table, most: number): Int32Array {
  const used: number[] = [];
  for (let i = 0; i < weights.length; i++) if (weights[i] !== 0) used.push(i);
  const worth = (i: number): number => Math.abs(weights[i] as number) * (squares[i] as number) ** 0.25;
  const worths = Float64Array.from(used, worth).sort();
  const least = worths[Math.max(0, worths.length - most)] ?? 0;
  return Int32Array.from(used.filter((i) => worth(i) >= least));
}

/** Fits the weights of a table of 2^bits cells of which about `most` are used. Deterministic. */
export function fitWeights(store: ExampleStore, bits: number, most: number, log: (line: string) => void): Float32Array {
  dropRare(store);
  const wide: Table = {
    weights: new Float32Array(1 << WIDE_BITS),
    squares: new Float32Array(1 << WIDE_BITS).fill(0.5),
    allowed: null,
  };
  rounds(store, wide, WIDE_ROUNDS, 1, log);
  const chosen = strongest(wide, most);
  const size = 1 << bits;
  const narrow: Table = {
    weights: new Float32Array(size),
    squares: new Float32Array(size).fill(2),
    allowed: new Uint8Array(size),
  };
  for (const cell of chosen) {
    narrow.weights[cell & (size - 1)] = (narrow.weights[cell & (size - 1)] as number) + (wide.weights[cell] as number);
    (narrow.allowed as Uint8Array)[cell & (size - 1)] = 1;
  }
  log(`  ${chosen.length} weights`);
  rounds(store, narrow, NARROW_ROUNDS, 50, log);
  return narrow.weights;
}
