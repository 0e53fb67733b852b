// The binary format of trained context classifiers: weights, with a header that holds their scale and the thresholds.
import { PackError } from '../pack/packError.ts';
import { readWeights, writeWeights } from '../pack/weights.ts';

/** Incremented whenever features or layout change: weights of another version are meaningless. */
export const CONTEXT_VERSION = 1;

/** Trained classifiers of one language. */
export interface ContextModel {
  /** How much a weight of 1 adds to the log odds. */
  scale: number;
  /** The lead required, by `set written>right`. */
  thresholds: Readonly<Record<string, number>>;
  weights: Int8Array;
}

/** Reads classifiers. Throws PackError if the bytes are invalid. */
export function readContextModel(bytes: Uint8Array): ContextModel {
  const { header, weights } = readWeights(bytes, CONTEXT_VERSION, 'context');
  if (typeof header !== 'object' || header === null) throw new PackError('context header');
  const { scale, thresholds } = header as Record<string, unknown>;
  const isTable = typeof thresholds === 'object' && thresholds !== null;
  if (typeof scale !== 'number' || !isTable || !Object.values(thresholds).every((each) => typeof each === 'number')) {
    throw new PackError('context header');
  }
  return { scale, thresholds: thresholds as Record<string, number>, weights };
}

/** Writes classifiers. */
export function writeContextModel({ scale, thresholds, weights }: ContextModel): Uint8Array {
  const sorted = Object.fromEntries(Object.entries(thresholds).sort(([a], [b]) => (a < b ? -1 : 1)));
  return writeWeights(CONTEXT_VERSION, { scale, thresholds: sorted }, weights);
}
