// Fits the ranking's weights: stochastic gradient descent on the likelihood of the right candidate among all of them, held near
// the initial weights. Deterministic.
import { type RankShares, RankTally } from '../../quality/tally.ts';
import type { RankedCandidate, RankingExample } from './examples.ts';

/** What may be learned, and how strongly. */
export interface FitOptions {
  initial: Float64Array;
  /** Weights that may change at all. */
  isFree: (feature: number) => boolean;
  /** Weights that only examples which teach letters may change. */
  isLetter: (feature: number) => boolean;
  passes: number;
  /** Pull towards the initial weights, of general and of letter features. */
  pull: number;
  letterPull: number;
}

/** Engine units per unit of log-likelihood: 4 units make a candidate e times as likely. */
const UNITS = 4;
const FIRST_STEP = 1;
const NEGLIGIBLE = 1e-4;

/** The weights that suit the examples best. */
export function fitRanking(examples: readonly RankingExample[], options: FitOptions): Float64Array {
  const weights = Float64Array.from(options.initial);
  const squares = new Float64Array(weights.length).fill(1);
  const gradient = new Float64Array(weights.length);
  const order = examples.filter(isInstructive);
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  for (let pass = 0; pass < options.passes; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as RankingExample, order[i] as RankingExample];
    }
    const step = FIRST_STEP / (1 + pass * 0.4);
    for (const example of order) {
      for (const feature of addGradient(example, weights, gradient, options)) {
        const pull = options.isLetter(feature) ? options.letterPull : options.pull;
        const slope =
          (gradient[feature] as number) + pull * ((weights[feature] as number) - (options.initial[feature] as number));
        gradient[feature] = 0;
        squares[feature] = (squares[feature] as number) + slope * slope;
        weights[feature] = (weights[feature] as number) - (step * slope) / Math.sqrt(squares[feature]);
      }
    }
  }
  return weights;
}

const isInstructive = ({ candidates }: RankingExample): boolean =>
  candidates.some(({ isRight }) => isRight) && candidates.some(({ isRight }) => !isRight);

// Adds the gradient of one example and returns the features it touches.
function addGradient(
  example: RankingExample,
  weights: Float64Array,
  gradient: Float64Array,
  options: FitOptions,
): Set<number> {
  const logits = example.candidates.map((candidate) => -scoreWith(weights, candidate) / UNITS);
  const highest = Math.max(...logits);
  const likelihoods = logits.map((logit) => Math.exp(logit - highest));
  const total = likelihoods.reduce((sum, value) => sum + value, 0);
  const right = likelihoods.reduce((sum, value, i) => sum + (example.candidates[i]?.isRight ? value : 0), 0);
  const touched = new Set<number>();
  example.candidates.forEach(({ features, values, isRight }, i) => {
    const likelihood = likelihoods[i] as number;
    const error = (isRight ? likelihood / right : 0) - likelihood / total;
    if (Math.abs(error) < NEGLIGIBLE) return;
    features.forEach((feature, k) => {
      if (!options.isFree(feature) || (options.isLetter(feature) && !example.teachesLetters)) return;
      touched.add(feature);
      gradient[feature] = (gradient[feature] as number) + (error * (values[k] as number)) / UNITS;
    });
  });
  return touched;
}

function scoreWith(weights: Float64Array, { features, values }: RankedCandidate): number {
  let score = 0;
  for (let i = 0; i < features.length; i++) score += (weights[features[i] as number] as number) * (values[i] as number);
  return score;
}

/** How high the right candidates rank under these weights. */
export function measureRanking(examples: readonly RankingExample[], weights: Float64Array): RankShares {
  const tally = new RankTally();
  for (const { candidates } of examples) {
    const scored = candidates.map((candidate) => ({
      isRight: candidate.isRight,
      score: scoreWith(weights, candidate),
    }));
    scored.sort((a, b) => a.score - b.score);
    tally.add(scored.findIndex(({ isRight }) => isRight));
  }
  return tally.shares();
}
