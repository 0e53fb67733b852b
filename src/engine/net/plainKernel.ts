// The arithmetic of the net in plain JavaScript, for where WebAssembly or its vectors are missing.
import { BLOCK, type Kernel, type Layer, ROW_MOST, STATE_ONE } from './kernel.ts';
import { plainProduct } from './plainProduct.ts';

const f = Math.fround;
const BOUND = f(4.9);
/** Stands in for the largest number of a row that has none above 0. */
const LEAST = f(1e-30);

/** A kernel that runs everywhere. */
export function plainKernel(layers: readonly Layer[]): Kernel {
  const weights = layers.map(byColumn);
  const gates = new Int32Array(BLOCK * Math.max(...layers.map(({ width }) => width)));
  const carried = new Float32Array(Math.max(...layers.map(({ width }) => width)));
  const kernel: Kernel = {
    product(number, x, out, to) {
      const { depth, width } = layers[number] as Layer;
      plainProduct(weights[number] as Int8Array, depth, width, x, out, to);
    },
    recur(number, x, backwards, begins, out, to) {
      const layer = layers[number] as Layer;
      kernel.product(number, x, gates, 0);
      if (begins) carried.fill(0);
      for (let i = 0; i < x.rows; i++) {
        const row = backwards ? x.rows - 1 - i : i;
        const at = row * layer.width;
        recurStep(layer, gates, at, carried, begins && i === 0 ? 0 : 1, out, to + at / 3);
      }
    },
    rectify(number, sums, rows, worth, out, to) {
      const layer = layers[number] as Layer;
      for (let row = 0; row < rows; row++) {
        const at = row * layer.width;
        worth[row] = rectifyRow(layer, sums, at, worth[row] as number, out, to + at);
      }
    },
  };
  return kernel;
}

/** The weights of each column side by side. */
function byColumn({ codes, depth, width }: Layer): Int8Array {
  const turned = new Int8Array(codes.length);
  for (let k = 0; k < depth; k++) {
    for (let j = 0; j < width; j++) turned[j * depth + k] = codes[k * width + j] as number;
  }
  return turned;
}

/** The hyperbolic tangent as a fraction of polynomials (Lambert's), wrong by less than 0.0002 and never as large as 1. */
function tanh(value: number): number {
  const z = value > BOUND ? BOUND : value < -BOUND ? -BOUND : value;
  const s = f(z * z);
  const above = f(135135 + f(s * f(17325 + f(s * f(378 + s)))));
  const below = f(135135 + f(s * f(62370 + f(s * f(3150 + f(s * 28))))));
  return f(f(z * above) / below);
}

function recurStep(
  { scales, bias, width }: Layer,
  gates: Int32Array,
  at: number,
  carried: Float32Array,
  keeps: number,
  out: Int16Array,
  to: number,
): void {
  const state = width / 3;
  const gate = (j: number): number =>
    tanh(f(f(f(gates[at + j] as number) * (scales[j] as number)) + (bias[j] as number)));
  for (let j = 0; j < state; j++) {
    const forget = f(keeps * f(0.5 + f(0.5 * gate(j))));
    const fresh = gate(j + state);
    const value = f(fresh + f(forget * f((carried[j] as number) - fresh)));
    carried[j] = value;
    const shown = f(value * f(0.5 + f(0.5 * gate(j + 2 * state))));
    // Rounded to the nearest: what is cut off is above 0.
    out[to + j] = Math.trunc(f(f(shown * STATE_ONE) + (STATE_ONE + 0.5))) - STATE_ONE;
  }
}

const values = new Float32Array(1024);

function rectifyRow(
  { scales, bias, width }: Layer,
  sums: Int32Array,
  at: number,
  worth: number,
  out: Int16Array,
  to: number,
): number {
  let largest = 0;
  for (let j = 0; j < width; j++) {
    const value = f(f(f(f(sums[at + j] as number) * (scales[j] as number)) * worth) + (bias[j] as number));
    values[j] = value > 0 ? value : 0;
    if (value > largest) largest = value;
  }
  const factor = f(ROW_MOST / Math.max(largest, LEAST));
  for (let j = 0; j < width; j++) out[to + j] = Math.trunc(f(f((values[j] as number) * factor) + 0.5));
  return f(largest / ROW_MOST);
}
