// The arithmetic of the net with the vectors of WebAssembly: four or eight numbers in one step. No sum of products overflows
// (MOST_DEPTH in kernel.ts), so the order of adding does not matter and plain JavaScript gives the same numbers.
import { startKernel } from './assembly.ts';
import { BLOCK, type Kernel, type Layer, type RowsOf } from './kernel.ts';

/** Where a layer lies in memory. Depth and width are rounded up; the weights, scales and bias beyond are 0. */
interface Placed {
  weights: number;
  scales: number;
  bias: number;
  depth: number;
  width: number;
}

const roundUp = (value: number, unit: number): number => Math.ceil(value / unit) * unit;

/** Gives out pieces of memory, one after the other. */
class Space {
  size = 0;

  take(bytes: number): number {
    const at = this.size;
    this.size = roundUp(at + bytes, 16);
    return at;
  }
}

/** A kernel with vectors; null where there are none or they may not be used. */
export function simdKernel(layers: readonly Layer[]): Kernel | null {
  const space = new Space();
  const placed = layers.map((layer): Placed => {
    const depth = roundUp(layer.depth, 4);
    const width = roundUp(layer.width, 8);
    const take = (bytes: number): number => space.take(bytes);
    return { depth, width, weights: take(depth * width), scales: take(width * 4), bias: take(width * 4) };
  });
  const widest = Math.max(...placed.map(({ width }) => width));
  // Rows never lie further apart than they are long; up to three after the last are read and not used.
  const inputs = BLOCK * Math.max(...placed.map(({ depth }) => depth));
  const input = space.take(inputs * 2);
  const sums = space.take(BLOCK * widest * 4);
  const results = space.take(BLOCK * widest * 2);
  const carried = space.take(widest * 4);
  const worths = space.take(BLOCK * 4);
  const started = startKernel(space.size);
  if (!started) return null;
  const { memory, exports } = started;
  layers.forEach((layer, i) => place(layer, placed[i] as Placed, memory));
  const x = new Int16Array(memory, input, inputs);
  const products = new Int32Array(memory, sums, BLOCK * widest);
  const codes = new Int16Array(memory, results, BLOCK * widest);
  const before = new Float32Array(memory, carried, widest);
  const worthOf = new Float32Array(memory, worths, BLOCK);

  function multiply(number: number, { numbers, from, step, rows }: RowsOf): Placed {
    const at = placed[number] as Placed;
    x.set(numbers.subarray(from, from + (rows - 1) * step + (layers[number] as Layer).depth));
    exports.product(input, step * 2, at.weights, sums, rows, at.depth, at.width);
    return at;
  }

  return {
    product(number, rowsOf, out, to) {
      const { width } = multiply(number, rowsOf);
      const kept = (layers[number] as Layer).width;
      if (kept === width) out.set(products.subarray(0, rowsOf.rows * width), to);
      else {
        for (let row = 0; row < rowsOf.rows; row++) {
          out.set(products.subarray(row * width, row * width + kept), to + row * kept);
        }
      }
    },
    recur(number, rowsOf, backwards, begins, out, to) {
      const { rows } = rowsOf;
      const { width, scales, bias } = multiply(number, rowsOf);
      const state = width / 3;
      if (begins) before.fill(0);
      const first = backwards ? rows - 1 : 0;
      const step = backwards ? -width : width;
      const keeps = begins ? 0 : 1;
      const from = sums + first * width * 4;
      const result = results + first * state * 2;
      exports.recur(from, step * 4, rows, state * 4, scales, bias, carried, keeps, result, (step / 3) * 2);
      out.set(codes.subarray(0, rows * state), to);
    },
    rectify(number, given, rows, worth, out, to) {
      const { width, scales, bias } = placed[number] as Placed;
      products.set(given.subarray(0, rows * width));
      worthOf.set(worth.subarray(0, rows));
      exports.rectify(sums, rows, width * 4, scales, bias, worths, results);
      worth.set(worthOf.subarray(0, rows));
      out.set(codes.subarray(0, rows * width), to);
    },
  };
}

/** Writes a layer where the kernel reads it: for every eight columns, for every two places, the pairs of the columns. */
function place({ codes, depth, width, scales, bias }: Layer, to: Placed, memory: ArrayBuffer): void {
  const bytes = new Int8Array(memory, to.weights, to.depth * to.width);
  for (let k = 0; k < depth; k++) {
    for (let j = 0; j < width; j++) {
      bytes[(j >> 3) * to.depth * 8 + (k >> 1) * 16 + (j & 7) * 2 + (k & 1)] = codes[k * width + j] as number;
    }
  }
  new Float32Array(memory, to.scales, width).set(scales);
  new Float32Array(memory, to.bias, width).set(bias);
}
