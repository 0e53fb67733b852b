// From the margins of a parse to probabilities: a logistic model, fitted on sentences that the parser had not learnt from.
import { LABEL_COUNT } from './labels.ts';

/** Margins beyond this say no more. */
const MOST = 60;

/** Values of a link that its certainty is computed from: see `evidence`. */
export const EVIDENCE_COUNT = 6;

/** Fills `out` with what speaks for a link: margins of its head, its label and its shift, its length. */
export function evidence(
  margin: number,
  labelMargin: number,
  shiftMargin: number,
  distance: number,
  out: Float64Array,
): void {
  const head = squeeze(margin);
  const label = squeeze(labelMargin);
  out[0] = head;
  out[1] = label;
  out[2] = squeeze(shiftMargin);
  out[3] = squeeze(Math.min(margin, labelMargin));
  out[4] = Math.log2(distance);
  out[5] = head * label;
}

const squeeze = (margin: number): number => Math.log1p(Math.min(margin, MOST));

/** Weights of the model: those of the evidence, then one for each label. */
export const CERTAINTY_WEIGHTS = EVIDENCE_COUNT + LABEL_COUNT;

/** The probability by evidence and label. */
export function certaintyOf(weights: Float64Array, values: Float64Array, label: number): number {
  let sum = weights[EVIDENCE_COUNT + label] as number;
  for (let i = 0; i < EVIDENCE_COUNT; i++) sum += (weights[i] as number) * (values[i] as number);
  return 1 / (1 + Math.exp(-sum));
}
