// Fits the certainty of links: a logistic model over margins and labels (src/engine/reading/parser/certainty.ts), on sentences that the
// measured parser has not learnt from.
import {
  CERTAINTY_WEIGHTS,
  certaintyOf,
  EVIDENCE_COUNT,
  evidence,
} from '../../../src/engine/reading/parser/certainty.ts';
import type { Parser } from '../../../src/engine/reading/parser/types.ts';
import { createRandom } from '../../packs/random.ts';
import type { Example } from './examples.ts';

interface Link {
  values: Float64Array;
  label: number;
  isRight: boolean;
}

const ROUNDS = 30;
const RATE = 0.02;
const PULL = 1e-6;

function linksOf(parser: Parser, examples: readonly Example[]): Link[] {
  return examples.flatMap(({ tokens, head, label }) => {
    const size = tokens.length;
    const tree = parser.parse(tokens);
    return tokens.map((_, i): Link => {
      const values = new Float64Array(EVIDENCE_COUNT);
      const own = tree.head[i] as number;
      const distance = own < 0 ? 1 : Math.abs(own - i);
      evidence(
        tree.margin[i] as number,
        tree.labelMargin[i] as number,
        tree.shiftMargin[i] as number,
        distance,
        values,
      );
      const isRight = own === (head[i] === size ? -1 : head[i]) && tree.label[i] === label[i];
      return { values, label: tree.label[i] as number, isRight };
    });
  });
}

/** Weights of the certainty by what a parser gets right in the examples. */
export function fitCertainty(parser: Parser, examples: readonly Example[]): Float64Array {
  const links = linksOf(parser, examples);
  const weights = new Float64Array(CERTAINTY_WEIGHTS);
  const random = createRandom(1);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round);
    for (let n = 0; n < links.length; n++) {
      const { values, label, isRight } = links[Math.floor(random() * links.length)] as Link;
      const error = (isRight ? 1 : 0) - certaintyOf(weights, values, label);
      for (let i = 0; i < EVIDENCE_COUNT; i++) {
        const weight = weights[i] as number;
        weights[i] = weight + rate * (error * (values[i] as number) - PULL * weight);
      }
      const at = EVIDENCE_COUNT + label;
      weights[at] = (weights[at] as number) + rate * error;
    }
  }
  return weights.map((weight) => Math.round(weight * 1e4) / 1e4);
}

const STEPS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01];

/** Of each range of certainty, how many links it has and how many of them are right. */
export function certaintyLine(parser: Parser, examples: readonly Example[]): string {
  const counts = STEPS.slice(1).map(() => ({ links: 0, right: 0 }));
  for (const { tokens, head, label } of examples) {
    const tree = parser.parse(tokens);
    tokens.forEach((_, i) => {
      const at = STEPS.findLastIndex((step) => (tree.certainty[i] as number) >= step);
      const bin = counts[at] as { links: number; right: number };
      bin.links++;
      const gold = head[i] === tokens.length ? -1 : head[i];
      if (tree.head[i] === gold && tree.label[i] === label[i]) bin.right++;
    });
  }
  const cells = counts.map(
    ({ links, right }, i) => `from ${STEPS[i]}: ${((100 * right) / Math.max(1, links)).toFixed(0)} % of ${links}`,
  );
  return `  certainty  ${cells.join(', ')}`;
}
