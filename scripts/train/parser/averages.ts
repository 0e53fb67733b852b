// Weights of a perceptron that are averaged over all steps, and bytes made of them.
import { weightAt } from '../../../src/engine/reading/parser/decide.ts';

/** Features are counted by this many bits of their hash. */
const NAME_BITS = 24;

/** See the head of the file. */
export class Averaged {
  readonly weights: Float32Array;
  /** How many corrections each feature took part in. */
  readonly uses = new Uint8Array(1 << NAME_BITS);
  step = 0;
  private readonly sums: Float64Array;
  private readonly since: Int32Array;
  private readonly allowed: Uint8Array | null;

  /** A table of 2^bits weights; with a list of features (`frequent` of an earlier run), only for those. */
  constructor(bits: number, allowed: Uint8Array | null) {
    this.weights = new Float32Array(1 << bits);
    this.sums = new Float64Array(1 << bits);
    this.since = new Int32Array(1 << bits);
    this.allowed = allowed;
  }

  /** Raises the right choice and lowers the wrong one that was made. */
  correct(values: Int32Array, right: number, wrong: number): void {
    const mask = this.weights.length - 1;
    for (let i = 0; i < values.length; i++) {
      const value = values[i] as number;
      const name = value >>> (32 - NAME_BITS);
      const uses = this.uses[name] as number;
      if (uses < 255) this.uses[name] = uses + 1;
      if (this.allowed?.[name] === 0) continue;
      this.change(weightAt(value, right, mask), 1);
      this.change(weightAt(value, wrong, mask), -1);
    }
  }

  /** The features that took part in so many corrections. */
  frequent(least: number): Uint8Array {
    return this.uses.map((uses) => (uses >= least ? 1 : 0));
  }

  private change(at: number, by: number): void {
    const { weights, sums, since, step } = this;
    const weight = weights[at] as number;
    sums[at] = (sums[at] as number) + (step - (since[at] as number)) * weight;
    since[at] = step;
    weights[at] = weight + by;
  }

  averages(): Float32Array {
    const { weights, sums, since, step } = this;
    return weights.map((weight, at) => ((sums[at] as number) + (step - (since[at] as number)) * weight) / step);
  }
}

/** The largest byte: few different ones pack well. */
const LARGEST = 15;
/** The share of weights that are not cut down to the largest byte. */
const KEPT = 0.9999;
/** Weights below this share of the largest are dropped. */
const SMALLEST = 0.04;

/** One byte for each weight, and what a step of the training is in such units. */
export function quantised(weights: Float32Array): { weights: Int8Array; unit: number } {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const most = sizes[Math.floor(sizes.length * KEPT)] ?? 1;
  const unit = LARGEST / most;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < SMALLEST * most ? 0 : Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight * unit))),
  );
  return { weights: bytes, unit: Math.round(unit * 1e6) / 1e6 };
}
