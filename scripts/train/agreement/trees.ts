// Fits small decision trees one after the other, each to what the earlier ones still get wrong (gradient boosting, Newton steps).
import type { DecisionTree } from '../../../src/engine/agreement/decision.ts';

/** An example's values and whether it is a mistake. */
export interface Point {
  values: Float64Array;
  isMistake: boolean;
}

const TREES = 160;
const DEPTH = 4;
const RATE = 0.12;
/** Keeps leaves with few examples small. */
const RIDGE = 4;
/** A side of a split has at least so much weight (half of twelve examples that are as good as open). */
const LEAST = 3;
const MOST_CUTS = 24;

/** Values at which a split may be made: between the quantiles that differ. */
function cutsOf(points: readonly Point[], feature: number): number[] {
  const sorted = points.map(({ values }) => values[feature] as number).sort((a, b) => a - b);
  const cuts = new Set<number>();
  for (let i = 1; i <= MOST_CUTS; i++) {
    const at = Math.floor((i * sorted.length) / (MOST_CUTS + 1));
    const low = sorted[at] as number;
    const high = sorted.find((value) => value > low);
    if (high !== undefined) cuts.add(Number(((low + high) / 2).toFixed(3)));
  }
  const first = sorted[0] as number;
  const second = sorted.find((value) => value > first);
  if (second !== undefined) cuts.add(Number(((first + second) / 2).toFixed(3)));
  return [...cuts].sort((a, b) => a - b);
}

/** The trees that make the examples likeliest. Their sum is the log odds of a mistake, but for a constant. */
export function fitTrees(points: readonly Point[], size: number): DecisionTree[] {
  const cuts = Array.from({ length: size }, (_, feature) => cutsOf(points, feature));
  const bins = points.map(({ values }) =>
    Uint8Array.from(cuts, (own, feature) => own.filter((cut) => (values[feature] as number) > cut).length),
  );
  const mistakes = points.filter(({ isMistake }) => isMistake).length;
  const base = Math.log((mistakes + 1) / (points.length - mistakes + 1));
  const scores = new Float64Array(points.length).fill(base);
  const trees: DecisionTree[] = [];
  for (let round = 0; round < TREES; round++) {
    const slope = Float64Array.from(points, ({ isMistake }, i) => (isMistake ? 1 : 0) - share(scores[i] as number));
    const curve = Float64Array.from(scores, (score) => share(score) * (1 - share(score)));
    const { tree, leafOf } = grown(bins, cuts, slope, curve);
    trees.push(tree);
    for (let i = 0; i < points.length; i++) {
      scores[i] = (scores[i] as number) + (tree.leaves[leafOf[i] as number] as number);
    }
  }
  return trees;
}

const share = (score: number): number => 1 / (1 + Math.exp(-score));

/** One tree of full depth; a node that no split betters sends all to its left. */
function grown(
  bins: readonly Uint8Array[],
  cuts: readonly (readonly number[])[],
  slope: Float64Array,
  curve: Float64Array,
): { tree: DecisionTree; leafOf: Uint16Array } {
  const nodes = 2 ** DEPTH - 1;
  const tree: DecisionTree = { features: [], cuts: [], leaves: [] };
  const at = new Uint16Array(bins.length);
  for (let level = 0, first = 0; level < DEPTH; level++) {
    const count = 2 ** level;
    const best = bestSplits(bins, cuts, slope, curve, at, first, count);
    for (const { feature, bin } of best) {
      tree.features.push(feature);
      tree.cuts.push(bin < 0 ? Number.MAX_SAFE_INTEGER : ((cuts[feature] as number[])[bin] as number));
    }
    for (let i = 0; i < bins.length; i++) {
      const { feature, bin } = best[(at[i] as number) - first] as Split;
      const isRight = bin >= 0 && ((bins[i] as Uint8Array)[feature] as number) > bin;
      at[i] = 2 * (at[i] as number) + (isRight ? 2 : 1);
    }
    first += count;
  }
  const sums = new Float64Array(2 ** DEPTH);
  const weights = new Float64Array(2 ** DEPTH);
  const leafOf = at.map((node) => node - nodes);
  leafOf.forEach((leaf, i) => {
    sums[leaf] = (sums[leaf] as number) + (slope[i] as number);
    weights[leaf] = (weights[leaf] as number) + (curve[i] as number);
  });
  for (let leaf = 0; leaf < sums.length; leaf++) {
    tree.leaves.push(Number(((RATE * (sums[leaf] as number)) / ((weights[leaf] as number) + RIDGE)).toFixed(4)));
  }
  return { tree, leafOf };
}

interface Split {
  feature: number;
  /** The last bin of the left side; -1 if there is no split. */
  bin: number;
}

function bestSplits(
  bins: readonly Uint8Array[],
  cuts: readonly (readonly number[])[],
  slope: Float64Array,
  curve: Float64Array,
  at: Uint16Array,
  first: number,
  count: number,
): Split[] {
  const best: (Split & { gain: number })[] = Array.from({ length: count }, () => ({ feature: 0, bin: -1, gain: 1e-3 }));
  const width = MOST_CUTS + 3;
  for (let feature = 0; feature < cuts.length; feature++) {
    const sums = new Float64Array(count * width);
    const weights = new Float64Array(count * width);
    for (let i = 0; i < bins.length; i++) {
      const cell = ((at[i] as number) - first) * width + ((bins[i] as Uint8Array)[feature] as number);
      sums[cell] = (sums[cell] as number) + (slope[i] as number);
      weights[cell] = (weights[cell] as number) + (curve[i] as number);
    }
    for (let node = 0; node < count; node++) {
      const own = best[node] as Split & { gain: number };
      const from = node * width;
      const allSum = total(sums, from, width);
      const allWeight = total(weights, from, width);
      let [leftSum, leftWeight] = [0, 0];
      for (let bin = 0; bin < (cuts[feature] as number[]).length; bin++) {
        leftSum += sums[from + bin] as number;
        leftWeight += weights[from + bin] as number;
        const rightWeight = allWeight - leftWeight;
        if (leftWeight < LEAST || rightWeight < LEAST) continue;
        const gain = worth(leftSum, leftWeight) + worth(allSum - leftSum, rightWeight) - worth(allSum, allWeight);
        if (gain > own.gain) Object.assign(own, { feature, bin, gain });
      }
    }
  }
  return best;
}

const worth = (sum: number, weight: number): number => (sum * sum) / (weight + RIDGE);

function total(values: Float64Array, from: number, width: number): number {
  let sum = 0;
  for (let i = from; i < from + width; i++) sum += values[i] as number;
  return sum;
}

/** The lowest threshold above which at most `most` of the scores of right text lie. */
export function thresholdFor(scores: readonly number[], most: number): number {
  const sorted = [...scores].sort((a, b) => b - a);
  return sorted[Math.floor(most)] ?? Number.NEGATIVE_INFINITY;
}
