// Finds the gaps between words where a comma may be missing or superfluous. The words around a gap determine its kind;
// a classifier per kind decides.
import type { Sentence, Token } from '../rules/token.ts';
import { type ChoiceFinder, keyOf, saltOf } from './choices.ts';
import type { Candidate, ContextSet } from './types.ts';
import { endsClause, VerbForm, verbFormsOf } from './verbForms.ts';

/** A sentence, as far as the kinds of gaps depend on it. */
export interface GapSentence {
  tokens: readonly Token[];
  /** Bits of `VerbForm` by token. */
  forms: readonly number[];
}

/** The id of the set that a gap belongs to, or null; `left` and `right` are words with a comma or nothing between them. */
export type GapKind = (sentence: GapSentence, left: number, right: number) => string | null;

const CANDIDATES: readonly Candidate[] = [
  { text: '', name: 'none', key: keyOf(0) },
  { text: ',', name: 'comma', key: keyOf(1) },
];

const isWord = (token: Token | undefined): boolean => token?.kind === 'word' || token?.kind === 'number';

/** Index of the first token of the clause that ends with the token at `at`. */
export function clauseFrom({ tokens }: GapSentence, at: number): number {
  let from = at;
  while (from > 0 && !endsClause(tokens[from - 1] as Token)) from--;
  return from;
}

/** Whether some token of [from, to) can be a finite verb; with `onlyFinite`, can be nothing else. */
export function hasVerb({ forms }: GapSentence, from: number, to: number, bit: number = VerbForm.finite): boolean {
  for (let i = from; i < to; i++) if (((forms[i] as number) & bit) !== 0) return true;
  return false;
}

/** Adds the gaps of a language to a finder; `kind` names their sets. */
export function gapFinder(sets: readonly ContextSet[], kind: GapKind): ChoiceFinder {
  const salts = new Map(sets.filter(({ isGap }) => isGap).map(({ id }) => [id, saltOf(id)]));
  return (sentence: Sentence, found) => {
    const { tokens } = sentence;
    const facts: GapSentence = { tokens, forms: tokens.map(verbFormsOf) };
    for (let right = 1; right < tokens.length; right++) {
      if (!isWord(tokens[right])) continue;
      const hasComma = tokens[right - 1]?.text === ',';
      const left = hasComma ? right - 2 : right - 1;
      if (left < 0 || !isWord(tokens[left])) continue;
      const set = kind(facts, left, right);
      const salt = set === null ? undefined : salts.get(set);
      if (set === null || salt === undefined) continue;
      const written = hasComma ? 1 : 0;
      found({ set, salt, from: left + 1, to: right, written, candidates: CANDIDATES, stem: 0, isGap: true });
    }
  };
}
