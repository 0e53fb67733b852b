// The order of the candidates: a weighted sum of features.
import { type Candidate } from '../candidates/candidates.ts';
import { type LanguageTables } from '../tables/types.ts';
import { featuresOf, type RankContext } from './features.ts';

/** Default weights before training: edit cost against frequency. */
export const INITIAL_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['cost', 1],
  ['frequency', -2.5],
  ['skeleton', -5],
]);

const parsed = new WeakMap<LanguageTables, ReadonlyMap<string, number>>();

/** The weights of a language by feature name. */
export function weightsOf(tables: LanguageTables): ReadonlyMap<string, number> {
  let weights = parsed.get(tables);
  if (weights === undefined) {
    weights = parseWeights(tables.ranking);
    parsed.set(tables, weights);
  }
  return weights;
}

/** The score of a candidate; lower is better. */
export function scoreOf(candidate: Candidate, context: RankContext, weights: ReadonlyMap<string, number>): number {
  let score = 0;
  featuresOf(candidate, context, (name, value) => {
    const weight = weights.get(name);
    if (weight !== undefined) score += weight * value;
  });
  return score;
}

// "cost 1.02 frequency -2.6 ...": alternating names and weights, separated by spaces.
function parseWeights(list: string | undefined): ReadonlyMap<string, number> {
  if (list === undefined) return INITIAL_WEIGHTS;
  const fields = list.trim().split(/\s+/);
  const weights = new Map<string, number>();
  for (let i = 0; i + 1 < fields.length; i += 2) weights.set(fields[i] as string, Number(fields[i + 1]));
  return weights;
}
