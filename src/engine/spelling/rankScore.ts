// The order of the candidates: edit cost and frequency from the search, and what only whole words show.
import { type SpellPack } from '../pack/spellPack.ts';
import { type Candidate } from './candidates.ts';
import { type CostModel } from './costs.ts';
import { type WordCase } from './rankCase.ts';

/** The typed word that the candidates are scored against. */
export interface ScoreContext {
  pack: SpellPack;
  costs: CostModel;
  /** Lower-cased, with straight apostrophes. */
  word: string;
  typedCase: WordCase;
}

/** The score of a candidate; less is better. */
export function scoreOf(candidate: Candidate, context: ScoreContext): number {
  const { weights } = context.costs;
  let score = candidate.cost - weights.frequency * candidate.frequency;
  const text = candidate.text.toLowerCase();
  if (skeletonOf(text, context) === skeletonOf(context.word, context)) score -= weights.skeleton;
  return score;
}

function skeletonOf(word: string, { pack, costs }: ScoreContext): string {
  let skeleton = '';
  let previous = 0;
  for (let i = 0; i < word.length; i++) {
    const code = costs.skeleton[pack.codeOf[word.charCodeAt(i)] ?? 0] ?? 0;
    if (code !== 0 && code !== previous) skeleton += String.fromCharCode(code);
    if (code !== 0) previous = code;
  }
  return skeleton;
}
