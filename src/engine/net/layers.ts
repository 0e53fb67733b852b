// The layers of a net in the form and the order in which the kernel has them.
import { type Layer, STATE_ONE } from './kernel.ts';
import { recurrentLayer } from './recurrent.ts';
import type { NetModel } from './types.ts';

/** Places of the layers in the kernel. */
export const KernelLayer = {
  left1: 0,
  left2: 1,
  right1: 2,
  right2: 3,
  leftQuery: 4,
  rightQuery: 5,
  hidden: 6,
  out: 7,
  gap: 8,
} as const;

/** The layers for the kernel; `one` is what 1 is in the rows of embeddings. */
export function kernelLayers({ layers, state }: NetModel, one: number): Layer[] {
  const { left1, left2, right1, right2, query, hidden, out, gap } = layers;
  const queryScales = query.scales.map((scale) => scale / STATE_ONE);
  // Both sides of a query have one scale and one bias, so that their sums can be added as they are.
  const side = (codes: Int8Array): Layer => ({ ...query, codes, depth: state, scales: queryScales });
  return [
    recurrentLayer(left1, one, false),
    recurrentLayer(left2, STATE_ONE, false),
    recurrentLayer(right1, one, true),
    recurrentLayer(right2, STATE_ONE, true),
    side(query.codes.subarray(0, state * query.width)),
    side(query.codes.subarray(state * query.width)),
    hidden,
    out,
    gap,
  ];
}
