// From the states on both sides of a place to what may stand there: queries, which the embeddings of words answer, and gaps.
import { BLOCK, type Kernel, type RowsOf } from './kernel.ts';
import { KernelLayer } from './layers.ts';
import type { Sides } from './reading.ts';
import type { Rows } from './recurrent.ts';
import type { NetModel } from './types.ts';

/** Rows of numbers that are not negative, each with what its 1 is worth. */
export interface Hidden {
  codes: Int16Array;
  worth: Float32Array;
}

/** The layers above the recurrent ones. */
export class Heads {
  readonly model: NetModel;
  private readonly kernel: Kernel;
  private readonly width: number;
  private readonly sums: Int32Array;
  private readonly codes: Int16Array;

  constructor(model: NetModel, kernel: Kernel) {
    const { hidden, out, gap } = model.layers;
    this.model = model;
    this.kernel = kernel;
    this.width = hidden.width;
    this.sums = new Int32Array(BLOCK * Math.max(hidden.width, out.width, gap.width));
    this.codes = new Int16Array(BLOCK * hidden.width);
  }

  /** One side's part of the queries, in the sums of the kernel, for `count` rows from one row of the sentence on. */
  side(name: 'leftQuery' | 'rightQuery', { numbers, width }: Rows, first: number, count: number): Int32Array {
    const sums = new Int32Array(count * this.width);
    eachBlock(count, (done, rows) => {
      const x = { numbers, from: (first + 1 + done) * width, step: width, rows };
      this.kernel.product(KernelLayer[name], x, sums, done * this.width);
    });
    return sums;
  }

  /** The hidden queries of places with left sides from 0 on and right sides from `from` on. */
  hidden({ left, right }: Sides, from: number, count: number): Hidden {
    const { width, kernel, sums } = this;
    const codes = new Int16Array(count * width);
    const worth = new Float32Array(count).fill(1);
    eachBlock(count, (done, rows) => {
      const [leftAt, rightAt] = [done * width, (done + from) * width];
      for (let j = 0; j < rows * width; j++) {
        sums[j] = (left[leftAt + j] as number) + (right[rightAt + j] as number);
      }
      const each = worth.subarray(done, done + rows);
      kernel.rectify(KernelLayer.rightQuery, sums, rows, each, this.codes, 0);
      kernel.product(KernelLayer.hidden, this.rowsOf(this.codes, 0, rows), sums, 0);
      kernel.rectify(KernelLayer.hidden, sums, rows, each, codes, done * width);
    });
    return { codes, worth };
  }

  /** What a head makes of hidden queries. */
  head(name: 'out' | 'gap', { codes, worth }: Hidden): Float32Array {
    const { scales, bias, width } = this.model.layers[name];
    const { sums } = this;
    const out = new Float32Array(worth.length * width);
    eachBlock(worth.length, (done, rows) => {
      this.kernel.product(KernelLayer[name], this.rowsOf(codes, done, rows), sums, 0);
      for (let i = 0; i < rows; i++) {
        const each = worth[done + i] as number;
        const to = (done + i) * width;
        for (let j = 0; j < width; j++) {
          out[to + j] = (sums[i * width + j] as number) * (scales[j] as number) * each + (bias[j] as number);
        }
      }
    });
    return out;
  }

  private rowsOf(numbers: Int16Array, first: number, rows: number): RowsOf {
    return { numbers, from: first * this.width, step: this.width, rows };
  }
}

function eachBlock(count: number, take: (done: number, rows: number) => void): void {
  for (let done = 0; done < count; done += BLOCK) take(done, Math.min(BLOCK, count - done));
}
