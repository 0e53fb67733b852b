// The quasi-recurrent layers of the net (Bradbury et al. 2017, arXiv:1611.01576), of kernel 2: each row is read with its neighbour.
import { BLOCK, type Kernel, type Layer } from './kernel.ts';
import type { IntDense } from './types.ts';

/** Rows of numbers between a row of zeros before and one after. */
export class Rows {
  readonly width: number;
  numbers = new Int16Array(0);

  constructor(width: number) {
    this.width = width;
  }

  /** Makes room for `count` rows, all zeros. The memory is used again for the next sentence. */
  clear(count: number): void {
    const size = (count + 2) * this.width;
    if (this.numbers.length < size) this.numbers = new Int16Array(size);
    else this.numbers.fill(0, 0, size);
  }
}

/** A recurrent layer for the kernel; `one` is what 1 is in its inputs. Forwards, rows have the row before them in front. */
export function recurrentLayer(
  { codes, depth, width, scales, bias }: IntDense,
  one: number,
  backwards: boolean,
): Layer {
  // sigmoid(z) = (1 + tanh(z / 2)) / 2.
  const slope = (j: number): number => (j >= width / 3 && j < (2 * width) / 3 ? 1 : 0.5);
  return {
    codes: backwards ? codes : turned(codes),
    depth,
    width,
    scales: scales.map((scale, j) => (scale * slope(j)) / one),
    bias: bias.map((each, j) => each * slope(j)),
  };
}

/** The two halves of the depth in the other order: training has the row before behind. */
function turned(codes: Int8Array): Int8Array {
  const out = new Int8Array(codes.length);
  const half = codes.length / 2;
  out.set(codes.subarray(half));
  out.set(codes.subarray(0, half), half);
  return out;
}

/** Reads `count` rows of x; of `out`, the one at the end of the way, a boundary that nothing looks beyond, stays 0. */
export function readRows(kernel: Kernel, layer: number, x: Rows, count: number, backwards: boolean, out: Rows): void {
  out.clear(count);
  for (let done = 0; done < count - 1; done += BLOCK) {
    const rows = Math.min(BLOCK, count - 1 - done);
    const first = backwards ? count - done - rows : done;
    // Row r lies at r + 1: with the one after it, or with the one before it.
    const from = (backwards ? first + 1 : first) * x.width;
    const input = { numbers: x.numbers, from, step: x.width, rows };
    kernel.recur(layer, input, backwards, done === 0, out.numbers, (first + 1) * out.width);
  }
}
