// Learns a parser: an averaged perceptron for the three actions, taught by a dynamic oracle while it explores its own mistakes, and one
// for the labels, both in one table of hashed weights. Deterministic.
import { bestAction, LabelChoice, scoreActions } from '../../../src/engine/reading/parser/decide.ts';
import { ACTION_FEATURES, actionFeatures } from '../../../src/engine/reading/parser/features.ts';
import { ARC_KINDS, arcKind, LABEL_FEATURES, labelFeatures } from '../../../src/engine/reading/parser/labelFeatures.ts';
import { ACTION_COUNT, Action, Machine } from '../../../src/engine/reading/parser/machine.ts';
import { load } from '../../../src/engine/reading/parser/parser.ts';
import { createRandom } from '../../packs/random.ts';
import { Averaged } from './averages.ts';
import type { Example } from './examples.ts';
import { actionCosts, rightAction } from './oracle.ts';

/** Size of the table, as a power of two, and how often the examples are gone through. */
const BITS = 21;
const ROUNDS = 10;
/** The same for a first run that only finds out which features matter. */
const FIRST_BITS = 22;
const FIRST_ROUNDS = 3;
/** A feature that took part in fewer corrections gets no weight: it is one sentence's, and only fills the table. */
const LEAST_USES = 3;
/** With fewer words to learn from, one use less is enough. */
const FEW_WORDS = 100_000;
/** From the second round on, how often the parser follows its own choice instead of the right one. */
const OWN_CHOICE = 0.9;

/** The labels that the examples have for each kind of arc, as masks; 0 for the kinds that they lack. */
export function labelMasks(examples: readonly Example[]): Int32Array {
  const masks = new Int32Array(ARC_KINDS);
  const m = new Machine();
  for (const { tokens, head, label } of examples) {
    load(m, tokens);
    for (let i = 0; i < tokens.length; i++) {
      const kind = arcKind(m, head[i] as number, i);
      masks[kind] = (masks[kind] as number) | (1 << (label[i] as number));
    }
  }
  return masks;
}

/** Learns the weights; `labels` has the labels possible for each kind of arc. Features that hardly matter get none. */
export function fitParser(examples: readonly Example[], labels: Int32Array): Float32Array {
  const first = new Averaged(FIRST_BITS, null);
  learn(first, examples, labels, FIRST_ROUNDS);
  const words = examples.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const learnt = new Averaged(BITS, first.frequent(words < FEW_WORDS ? LEAST_USES - 1 : LEAST_USES));
  learn(learnt, examples, labels, ROUNDS);
  return learnt.averages();
}

function learn(learnt: Averaged, examples: readonly Example[], labels: Int32Array, rounds: number): void {
  const { weights } = learnt;
  const m = new Machine();
  const values = new Int32Array(ACTION_FEATURES);
  const labelValues = new Int32Array(LABEL_FEATURES);
  const scores = new Float64Array(ACTION_COUNT);
  const costs = new Int32Array(ACTION_COUNT);
  const choice = new LabelChoice();
  const random = createRandom(1);
  const order = examples.map((_, index) => index);

  const nameArc = (gold: Example, head: number, at: number, round: number): number => {
    labelFeatures(m, head, at, labelValues);
    choice.choose(weights, labelValues, LABEL_FEATURES, labels[arcKind(m, head, at)] as number);
    learnt.step++;
    const right = gold.label[at] as number;
    if (gold.head[at] !== head) return choice.best;
    if (choice.best !== right) learnt.correct(labelValues, right, choice.best);
    return round === 0 ? right : choice.best;
  };

  const goThrough = (gold: Example, round: number): void => {
    load(m, gold.tokens);
    while (!m.isDone) {
      actionFeatures(m, values);
      scoreActions(weights, values, ACTION_FEATURES, m, scores);
      actionCosts(m, gold.head, costs);
      const own = bestAction(scores);
      const right = rightAction(m, scores, costs);
      learnt.step++;
      if ((costs[own] as number) > (costs[right] as number)) learnt.correct(values, right, own);
      const next = round > 0 && random() < OWN_CHOICE ? own : right;
      if (next === Action.shift) m.shift();
      else {
        const head = m.headBy(next);
        m.attach(head, nameArc(gold, head, m.stack[m.depth - 1] as number, round));
      }
    }
  };

  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    for (const index of order) goThrough(examples[index] as Example, round);
  }
}
