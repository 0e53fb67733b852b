// The trained parser: reads a sentence once from left to right and gives every token a head. Greedy, so its time is linear.
import { readModelPack } from '../../pack/modelPack.ts';
import { PackError } from '../../pack/packError.ts';
import { certaintyOf, EVIDENCE_COUNT, evidence } from './certainty.ts';
import { bestAction, LabelChoice, scoreActions, type Weights } from './decide.ts';
import { ACTION_FEATURES, actionFeatures } from './features.ts';
import { ARC_KINDS, arcKind, LABEL_FEATURES, labelFeatures } from './labelFeatures.ts';
import { ACTION_COUNT, Action, Machine } from './machine.ts';
import { type ParserModel, readParserModel } from './parserModel.ts';
import type { ParsedToken, Parser, Tree } from './types.ts';
import { choiceOf, wordOf } from './words.ts';

/** The parser of a `model` file; null if it has none or a damaged one: nothing but the questions about trees needs it. */
export function createParser(bytes: Uint8Array): Parser | null {
  const { parser } = readModelPack(bytes);
  if (!parser) return null;
  try {
    return parserOf(readParserModel(parser));
  } catch (thrown) {
    if (thrown instanceof PackError) return null;
    throw thrown;
  }
}

/** Puts a sentence's tokens into a machine. */
export function load(m: Machine, tokens: readonly ParsedToken[]): void {
  m.reset(tokens.length);
  tokens.forEach((token, i) => {
    m.word[i] = wordOf(token);
    m.tag[i] = token.tag;
    m.choice[i] = choiceOf(token);
  });
  m.begin((i) => (tokens[i] as ParsedToken).text === ',');
}

/** Builds the parser from a model that has been read. */
export function parserOf(model: Omit<ParserModel, 'weights'> & { weights: Weights }): Parser {
  const { weights, unit, labels, certainty } = model;
  const m = new Machine();
  const values = new Int32Array(ACTION_FEATURES);
  const labelValues = new Int32Array(LABEL_FEATURES);
  const scores = new Float64Array(ACTION_COUNT);
  const choice = new LabelChoice();
  const seen = new Float64Array(EVIDENCE_COUNT);

  const attach = (tree: Tree, action: number, margin: number): void => {
    const at = m.stack[m.depth - 1] as number;
    const head = m.headBy(action);
    labelFeatures(m, head, at, labelValues);
    choice.choose(weights, labelValues, LABEL_FEATURES, labels[arcKind(m, head, at) % ARC_KINDS] as number);
    const other = action === Action.left ? Action.right : Action.left;
    const shift = scores[Action.shift] as number;
    const isRival = m.can(other) && (scores[other] as number) >= shift;
    const rival = isRival ? m.headBy(other) : -1;
    const labelMargin = choice.margin / unit;
    tree.head[at] = head === m.count ? -1 : head;
    tree.label[at] = choice.best;
    tree.rival[at] = rival === m.count ? -1 : rival;
    tree.rivalLabel[at] = choice.second;
    tree.margin[at] = margin;
    tree.labelMargin[at] = labelMargin;
    evidence(margin, labelMargin, tree.shiftMargin[at] as number, head === m.count ? 1 : Math.abs(head - at), seen);
    tree.certainty[at] = certaintyOf(certainty, seen, choice.best);
    m.attach(head, choice.best);
  };

  return {
    parse(tokens) {
      const count = tokens.length;
      const tree: Tree = {
        head: new Int16Array(count),
        label: new Uint8Array(count),
        certainty: new Float32Array(count),
        rival: new Int16Array(count),
        rivalLabel: new Uint8Array(count),
        margin: new Float32Array(count),
        labelMargin: new Float32Array(count),
        shiftMargin: new Float32Array(count),
      };
      load(m, tokens);
      while (!m.isDone) {
        actionFeatures(m, values);
        scoreActions(weights, values, ACTION_FEATURES, m, scores);
        const action = bestAction(scores);
        const margin = marginOf(scores, action) / unit;
        if (action === Action.shift) {
          tree.shiftMargin[m.next] = margin;
          m.shift();
        } else attach(tree, action, margin);
      }
      return tree;
    },
  };
}

/** By how much the best action leads the next best. */
function marginOf(scores: Float64Array, best: number): number {
  let second = Number.NEGATIVE_INFINITY;
  for (let action = 0; action < ACTION_COUNT; action++) {
    if (action !== best && (scores[action] as number) > second) second = scores[action] as number;
  }
  return (scores[best] as number) - second;
}
