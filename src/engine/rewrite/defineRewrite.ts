// Builds rewriting rules from their authors' definitions.
import { defineRule, type TokenRuleDraft } from '../rules/defineRule.ts';
import type { RewriteGoal, RewriteKind, RewriteRule } from './types.ts';

/** What a kind is good for unless its rule says otherwise. */
const GOALS: Readonly<Record<RewriteKind, readonly RewriteGoal[]>> = {
  wordy: ['clearer', 'shorter'],
  filler: ['clearer', 'shorter'],
  doubled: ['clearer', 'shorter'],
  passive: ['clearer', 'simpler'],
  nominal: ['clearer', 'shorter'],
  split: ['clearer', 'simpler'],
  simple: ['clearer', 'simpler'],
  formal: ['formal'],
  friendly: ['friendly'],
  negation: ['clearer', 'simpler'],
  direct: ['clearer', 'shorter'],
  opening: ['clearer', 'shorter'],
};

/** The definition of a rewrite: a rule over tokens without what only mistakes have. */
export interface RewriteDraft
  extends Omit<TokenRuleDraft, 'category' | 'type' | 'level' | 'odds' | 'overridesSpelling' | 'suggest'>,
    Pick<Partial<RewriteRule>, 'suggest' | 'turn'> {
  kind: RewriteKind;
  /** In place of those of its kind. */
  goals?: readonly RewriteGoal[];
}

const NOTHING: RewriteRule['suggest'] = () => [];

/** A rewrite over tokens. Throws RangeError on an impossible pattern. */
export function defineRewrite({
  kind,
  goals = GOALS[kind],
  suggest = NOTHING,
  turn,
  ...draft
}: RewriteDraft): RewriteRule {
  if (!/^\w\w\.rewrite\.[a-z0-9-]+$/.test(draft.id)) throw new RangeError(`${draft.id}: not the id of a rewrite`);
  const rule = defineRule({ ...draft, suggest, category: 'style', type: 'style' });
  return { ...rule, rewrites: kind, goals, ...(turn && { turn }) };
}
