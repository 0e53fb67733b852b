// Products of whole numbers in plain JavaScript.
import type { RowsOf } from './kernel.ts';

/** Multiplies rows by weights that lie column by column. */
export function plainProduct(
  weights: Int8Array,
  depth: number,
  width: number,
  { numbers: x, from, step, rows }: RowsOf,
  out: Int32Array,
  to: number,
): void {
  let row = 0;
  for (; row + 4 <= rows; row += 4) fourRows(weights, depth, width, x, from + row * step, step, out, to + row * width);
  for (; row < rows; row++) oneRow(weights, depth, width, x, from + row * step, out, to + row * width);
}

/** Four rows at a time, so that each weight is fetched once for all of them. */
function fourRows(
  weights: Int8Array,
  depth: number,
  width: number,
  x: Int16Array,
  from: number,
  step: number,
  out: Int32Array,
  to: number,
): void {
  const second = from + step;
  const third = second + step;
  const fourth = third + step;
  for (let j = 0; j < width; j++) {
    const base = j * depth;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let k = 0; k < depth; k++) {
      const weight = weights[base + k] as number;
      a = (a + Math.imul(weight, x[from + k] as number)) | 0;
      b = (b + Math.imul(weight, x[second + k] as number)) | 0;
      c = (c + Math.imul(weight, x[third + k] as number)) | 0;
      d = (d + Math.imul(weight, x[fourth + k] as number)) | 0;
    }
    out[to + j] = a;
    out[to + width + j] = b;
    out[to + 2 * width + j] = c;
    out[to + 3 * width + j] = d;
  }
}

function oneRow(
  weights: Int8Array,
  depth: number,
  width: number,
  x: Int16Array,
  from: number,
  out: Int32Array,
  to: number,
): void {
  for (let j = 0; j < width; j++) {
    const base = j * depth;
    let sum = 0;
    for (let k = 0; k < depth; k++) {
      sum = (sum + Math.imul(weights[base + k] as number, x[from + k] as number)) | 0;
    }
    out[to + j] = sum;
  }
}
