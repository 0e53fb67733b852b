// Rounds trained numbers to the few bits that are kept of them.
import { SCALE_STEPS, SCALES } from './format.ts';
import type { Dense } from './types.ts';

/** How much of the largest number may be cut off for the sake of the others: this many scales are tried. */
const TRIED = 22;

/** Rows of small whole numbers, each with the number of its scale. */
export interface Rows {
  codes: Int8Array;
  scales: Uint8Array;
}

/** Rounds rows of `width` numbers to whole numbers between -mostOf(row) and mostOf(row), with the scale of least squared error. */
export function quantiseRows(table: Float32Array, width: number, mostOf: (row: number) => number): Rows {
  const codes = new Int8Array(table.length);
  const scales = new Uint8Array(table.length / width);
  for (let row = 0; row < scales.length; row++) {
    const numbers = table.subarray(row * width, (row + 1) * width);
    const most = mostOf(row);
    scales[row] = bestScale(numbers, most);
    const scale = SCALES[scales[row] as number] as number;
    numbers.forEach((number, i) => {
      codes[row * width + i] = round(number, scale, most);
    });
  }
  return { codes, scales };
}

/** Rounds a layer to 8 bits with a scale per column. */
export function quantiseLayer({ weight, depth, width }: Dense): { codes: Int8Array; scales: Float32Array } {
  const codes = new Int8Array(weight.length);
  const scales = new Float32Array(width);
  for (let j = 0; j < width; j++) {
    let largest = 0;
    for (let k = 0; k < depth; k++) largest = Math.max(largest, Math.abs(weight[k * width + j] as number));
    scales[j] = largest / 127 || 1;
    const scale = scales[j] as number;
    for (let k = 0; k < depth; k++) codes[k * width + j] = round(weight[k * width + j] as number, scale, 127);
  }
  return { codes, scales };
}

function round(number: number, scale: number, most: number): number {
  return Math.max(-most, Math.min(most, Math.round(number / scale)));
}

function bestScale(numbers: Float32Array, most: number): number {
  const largest = numbers.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  if (largest === 0) return SCALES.length - 1;
  // The coarsest scale worth trying is the finest with which nothing is cut off. It may lie before the first of all.
  const whole = Math.max(0, Math.floor(-Math.log2(largest / most) * SCALE_STEPS + 1e-6));
  let best = SCALES.length - 1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = whole; i < Math.min(SCALES.length, whole + TRIED); i++) {
    const scale = SCALES[i] as number;
    const error = numbers.reduce((sum, number) => sum + (round(number, scale, most) * scale - number) ** 2, 0);
    if (error < least) [best, least] = [i, error];
  }
  return best;
}
