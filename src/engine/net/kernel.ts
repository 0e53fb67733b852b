// The arithmetic of the context net: products in whole numbers (weights of 8 bits, inputs of 16, sums of 32), gates and rectified
// rows in 32-bit floating point, each step rounded as IEEE 754 says. Both kernels give the same numbers to the last bit, so a
// text gets the same marks on every device.

/** Most places of a row that go into one sum: 512 * 127 * 32768 is less than 2^31, so no sum and no part of one overflows. */
export const MOST_DEPTH = 512;
/** Rows that a kernel takes at a time. */
export const BLOCK = 32;
/** What a state of 1 is in whole numbers. States are below 1, so the sum of two layers fits into 16 bits. */
export const STATE_ONE = 16384;
/** The largest number of a rectified row. */
export const ROW_MOST = 32767;

/** The numbers of a layer for the kernel. */
export interface Layer {
  /** Weights [depth, width] row by row, each between -127 and 127. */
  codes: Int8Array;
  depth: number;
  width: number;
  /** What a sum of each column is worth, and what is added to it. */
  scales: Float32Array;
  bias: Float32Array;
}

/** Where rows of inputs lie: `rows` of them, at most BLOCK, `step` apart, which is at most their length. They may overlap. */
export interface RowsOf {
  numbers: Int16Array;
  from: number;
  step: number;
  rows: number;
}

/** A way to do it. `layer` is the place of a layer in the list from which the kernel was made. */
export interface Kernel {
  /** out[row, column] = sum over k of x[row, k] * codes[k, column]. */
  product(layer: number, x: RowsOf, out: Int32Array, to: number): void;
  /**
   * The product, then its columns as the gates of a recurrent layer: forget, fresh, shown. Writes rows of states, from the last
   * row to the first when `backwards`. `begins` says that nothing comes before.
   */
  recur(layer: number, x: RowsOf, backwards: boolean, begins: boolean, out: Int16Array, to: number): void;
  /**
   * Rows of sums with the scales and bias of a layer, negative ones as 0, the largest of each row as ROW_MOST. worth[row] is what
   * 1 is worth in the sums, then in `out`.
   */
  rectify(layer: number, sums: Int32Array, rows: number, worth: Float32Array, out: Int16Array, to: number): void;
}

/** Makes a kernel for some layers. */
export type CreateKernel = (layers: readonly Layer[]) => Kernel;
