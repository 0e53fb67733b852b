// What the agreement check decides by: small trees for each kind of link, as text that can be read.
import { readJson } from '../pack/format.ts';
import { PackError } from '../pack/packError.ts';
import { type DecisionTree, sumOfTrees } from './decision.ts';
import { PHRASE_EVIDENCE } from './nounPhrase.ts';
import { PREDICATE_EVIDENCE } from './predicates.ts';
import type { LinkKind } from './types.ts';
import { VERB_EVIDENCE } from './verbEvidence.ts';

/** The names of the values that each kind of link is decided by. */
export const EVIDENCE: Readonly<Record<LinkKind, readonly string[]>> = {
  verb: VERB_EVIDENCE,
  determiner: PHRASE_EVIDENCE,
  adjective: PHRASE_EVIDENCE,
  predicate: PREDICATE_EVIDENCE,
};

/** The kinds of links. */
export const LINK_KINDS: readonly LinkKind[] = ['verb', 'determiner', 'adjective', 'predicate'];

/** Decides about one kind of link. */
export interface LinkModel {
  /** The names of the evidence that the trees ask for, by number. */
  evidence: readonly string[];
  trees: readonly DecisionTree[];
  /** Log odds that the trees must exceed together; null: nothing is reported. */
  threshold: number | null;
}

/** The model of a language. */
export type AgreementModel = Readonly<Record<LinkKind, LinkModel>>;

/** By how many log odds a disagreement exceeds the threshold. */
export type Decide = (evidence: Float64Array) => number;

const SILENT: LinkModel = { evidence: PREDICATE_EVIDENCE, trees: [], threshold: null };

/** Reads a model. Throws PackError if it is damaged, or asks for other evidence than the engine has. */
export function readAgreementModel(bytes: Uint8Array): AgreementModel {
  const model = readJson(bytes, 'agreement') as Partial<AgreementModel> | null;
  const read = (kind: LinkKind): LinkModel => checked(model?.[kind], EVIDENCE[kind]);
  // a language that looks at no predicates has no weights for them
  const predicate = model?.predicate === undefined ? SILENT : read('predicate');
  return { verb: read('verb'), determiner: read('determiner'), adjective: read('adjective'), predicate };
}

function checked(model: LinkModel | undefined, names: readonly string[]): LinkModel {
  const { evidence, trees, threshold } = model ?? {};
  if (!Array.isArray(evidence) || evidence.join() !== names.join()) throw new PackError('agreement evidence');
  const isThreshold = threshold === null || Number.isFinite(threshold);
  if (!isThreshold || !Array.isArray(trees) || !trees.every((tree) => isTree(tree, names.length))) {
    throw new PackError('agreement trees');
  }
  return { evidence: names, trees: trees as DecisionTree[], threshold: threshold as number | null };
}

/** Whether it is a full tree over so many values. */
function isTree(tree: Partial<DecisionTree> | null, size: number): boolean {
  const { features, cuts, leaves } = tree ?? {};
  if (![features, cuts, leaves].every((list) => Array.isArray(list) && list.every(Number.isFinite))) return false;
  const [ofFeatures, ofCuts, ofLeaves] = [features, cuts, leaves] as [number[], number[], number[]];
  const isFull = ofLeaves.length === ofFeatures.length + 1 && (ofLeaves.length & ofFeatures.length) === 0;
  return (
    isFull &&
    ofCuts.length === ofFeatures.length &&
    ofFeatures.every((each) => Number.isInteger(each) && each >= 0 && each < size)
  );
}

/** Writes a model; the names of the evidence are ASCII. */
export const writeAgreementModel = (model: AgreementModel): Uint8Array =>
  Uint8Array.from(JSON.stringify(model), (letter) => letter.charCodeAt(0));

/** Makes the decision of a model. */
export function decisionOf({ trees, threshold }: LinkModel): Decide {
  if (threshold === null) return () => Number.NEGATIVE_INFINITY;
  return (evidence) => sumOfTrees(trees, evidence) - threshold;
}
