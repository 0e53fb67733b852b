// The linear scorer: the sum of the weights of a place's features, per candidate.
import { FeatureList, featuresOf } from './features.ts';
import type { ContextModel } from './model.ts';
import type { ContextScorer } from './types.ts';

/** The index of a feature's weight for a candidate, in a table of mask + 1 weights. */
export function cellOf(feature: number, key: number, mask: number): number {
  let x = Math.imul(feature ^ Math.imul(key, 0x632be5ab), 0x2c1b3c6d);
  x ^= x >>> 15;
  return x & mask;
}

/** The name of a direction in a model's thresholds. */
export const directionName = (set: string, written: string, right: string): string => `${set} ${written}>${right}`;

/** Builds the scorer from trained classifiers. */
export function linearScorer({ scale, thresholds, weights }: ContextModel): ContextScorer {
  const list = new FeatureList();
  const mask = weights.length - 1;
  return {
    score(sentence, choice, out) {
      featuresOf(sentence, choice, list);
      const { values, count } = list;
      choice.candidates.forEach(({ key }, i) => {
        let sum = 0;
        if (key !== 0) {
          for (let f = 0; f < count; f++) sum += weights[cellOf(values[f] as number, key, mask)] as number;
        }
        out[i] = sum * scale;
      });
    },
    threshold: (set, written, right) => thresholds[directionName(set, written, right)],
  };
}
