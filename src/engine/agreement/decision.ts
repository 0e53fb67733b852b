// A decision by many small trees: each adds the number of the leaf that the evidence leads to.

/** A tree of full depth, by levels: the children of node i are 2i + 1 and 2i + 2, the right one for values above the cut. */
export interface DecisionTree {
  features: number[];
  cuts: number[];
  leaves: number[];
}

/** What the trees make of the evidence. */
export function sumOfTrees(trees: readonly DecisionTree[], evidence: Float64Array): number {
  let sum = 0;
  for (const { features, cuts, leaves } of trees) {
    const nodes = features.length;
    let node = 0;
    while (node < nodes) {
      const isRight = (evidence[features[node] as number] as number) > (cuts[node] as number);
      node = 2 * node + (isRight ? 2 : 1);
    }
    sum += leaves[node - nodes] as number;
  }
  return sum;
}
