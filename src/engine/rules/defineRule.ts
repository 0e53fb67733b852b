// Makes rules from what their authors write, and refuses what would be a mistake in the rule itself.

import type { Category, IssueType } from '../types.ts';
import type { Element } from './pattern.ts';
import type { Rule, TextRule, TokenRule } from './types.ts';

/** What the author of a token rule writes: one pattern or several, or rows of them; the usual category and type left out. */
export interface TokenRuleDraft extends Omit<TokenRule, 'kind' | 'patterns' | 'type' | 'category' | 'wrong' | 'right'> {
  category?: Category;
  type?: IssueType;
  /** Besides those of its rows. */
  wrong?: TokenRule['wrong'];
  right?: TokenRule['right'];
  pattern?: readonly Element[];
  patterns?: readonly (readonly Element[])[];
}

/** A rule over tokens; category and type are `grammar` unless given. Throws RangeError on an impossible pattern. */
export function defineRule(draft: TokenRuleDraft): TokenRule {
  const { pattern, patterns = pattern ? [pattern] : [], category = 'grammar', type = 'grammar', ...rest } = draft;
  const all = [...(rest.rows ?? []).flatMap((row) => row.patterns), ...patterns];
  if (all.length === 0 || !all.every((each) => each.some((element) => element.min > 0))) {
    throw new RangeError(`${draft.id}: a pattern can match nothing`);
  }
  const rows = rest.rows ?? [];
  const wrong = [...(rest.wrong ?? []), ...rows.flatMap((row) => row.wrong ?? [])];
  const right = [...(rest.right ?? []), ...rows.flatMap((row) => row.right ?? [])];
  checkDraft({ id: draft.id, wrong, right });
  const exceptions = Object.values(rest.unless ?? {}).map((exception) => exception.right);
  return { ...rest, wrong, right: [...right, ...exceptions], category, type, kind: 'tokens', patterns: all };
}

/** What the author of a text rule writes. */
export interface TextRuleDraft extends Omit<TextRule, 'kind' | 'type' | 'category'> {
  category?: Category;
  type?: IssueType;
}

/** A rule over the text of a paragraph; category `punctuation` and type `typographical` unless given. */
export function defineTextRule(draft: TextRuleDraft): TextRule {
  const { category = 'punctuation', type = 'typographical', ...rest } = draft;
  checkDraft(draft);
  return { ...rest, category, type, kind: 'text' };
}

function checkDraft({ id, wrong, right }: Pick<Rule, 'id' | 'wrong' | 'right'>): void {
  if (!/^(?:en|fr|de|it|es|common)(?:\.[a-z0-9-]+){1,3}$/.test(id)) throw new RangeError(`${id}: not an id`);
  if (wrong.length < 3 || right.length < 3) {
    throw new RangeError(`${id}: a rule has at least three wrong and three right sentences`);
  }
}
