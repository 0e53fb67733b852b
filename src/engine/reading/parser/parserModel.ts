// The binary format of a trained parser: weights, with a header that holds the labels that occur and the model of certainty.
import { PackError } from '../../pack/packError.ts';
import { readWeights, writeWeights } from '../../pack/weights.ts';
import { CERTAINTY_WEIGHTS } from './certainty.ts';
import { ARC_KINDS } from './labelFeatures.ts';
import { LABEL_COUNT } from './labels.ts';

/** Incremented whenever features, labels or layout change: weights of another version are meaningless. */
export const PARSER_VERSION = 1;

/** A trained parser. */
export interface ParserModel {
  weights: Int8Array;
  /** What one step of the training is in units of the weights. */
  unit: number;
  /** The labels possible for each kind of arc, as masks. */
  labels: Int32Array;
  /** Weights of the certainty of a link. */
  certainty: Float64Array;
}

/** All labels, for arcs that the training never met. */
const ANY = (1 << LABEL_COUNT) - 1;

/** Reads a parser. Throws PackError if the bytes are invalid. */
export function readParserModel(bytes: Uint8Array): ParserModel {
  const { header, weights } = readWeights(bytes, PARSER_VERSION, 'parser');
  const { unit, labels, certainty } = (header ?? {}) as { unit?: unknown; labels?: unknown; certainty?: unknown };
  if (typeof unit !== 'number' || !(unit > 0) || !isNumbers(certainty, CERTAINTY_WEIGHTS))
    throw new PackError('parser');
  if (labels === null || typeof labels !== 'object') throw new PackError('parser labels');
  const masks = new Int32Array(ARC_KINDS).fill(ANY);
  for (const [kind, mask] of Object.entries(labels)) {
    const at = Number(kind);
    if (!Number.isInteger(at) || at < 0 || at >= ARC_KINDS || !Number.isInteger(mask))
      throw new PackError('parser labels');
    if (mask <= 0 || mask > ANY) throw new PackError('parser labels');
    masks[at] = mask;
  }
  return { weights, unit, labels: masks, certainty: Float64Array.from(certainty) };
}

const isNumbers = (value: unknown, count: number): value is number[] =>
  Array.isArray(value) && value.length === count && value.every((each) => Number.isFinite(each));

/** Writes a parser. */
export function writeParserModel({ weights, unit, labels, certainty }: ParserModel): Uint8Array {
  const masks: Record<number, number> = {};
  labels.forEach((mask, kind) => {
    if (mask !== ANY) masks[kind] = mask;
  });
  return writeWeights(PARSER_VERSION, { unit, labels: masks, certainty: [...certainty] }, weights);
}
