// Builds rules from their authors' definitions, and rejects mistakes in the definition itself.

import type { Category, IssueType } from '../types.ts';
import type { Element } from './pattern.ts';
import type { DocumentRule, ProseRule, Rule, TextRule, TokenRule } from './types.ts';

/** The definition of a token rule: one or several patterns, or rows; the default category and type may be omitted. */
export interface TokenRuleDraft extends Omit<TokenRule, 'kind' | 'patterns' | 'type' | 'category' | 'wrong' | 'right'> {
  category?: Category;
  type?: IssueType;
  /** In addition to those of its rows. */
  wrong?: TokenRule['wrong'];
  right?: TokenRule['right'];
  pattern?: readonly Element[];
  patterns?: readonly (readonly Element[])[];
}

/** A rule over tokens; category and type default to `grammar`. Throws RangeError on an impossible pattern. */
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

/** The definition of a text rule. */
export interface TextRuleDraft extends Omit<TextRule, 'kind' | 'type' | 'category'> {
  category?: Category;
  type?: IssueType;
}

/** A rule over the text of a paragraph; category defaults to `punctuation`, type to `typographical`. */
export function defineTextRule(draft: TextRuleDraft): TextRule {
  const { category = 'punctuation', type = 'typographical', ...rest } = draft;
  checkDraft(draft);
  return { ...rest, category, type, kind: 'text' };
}

/** A rule over the sentences of a paragraph: a matter of taste, which gives way to any mistake in the same place. */
export function defineProseRule(
  draft: Omit<ProseRule, 'kind' | 'type' | 'category' | 'level' | 'priority'>,
): ProseRule {
  checkDraft(draft);
  return { ...draft, category: 'style', type: 'style', level: 'picky', priority: -1, kind: 'prose' };
}

/** The definition of a rule over whole texts. */
export interface DocumentRuleDraft extends Omit<DocumentRule, 'kind' | 'type' | 'category'> {
  category?: Category;
}

/** A rule over whole texts; category defaults to `consistency`. */
export function defineDocumentRule(draft: DocumentRuleDraft): DocumentRule {
  checkDraft(draft);
  return { category: 'consistency', ...draft, type: 'inconsistency', kind: 'document' };
}

/** Throws RangeError if a rule's id or examples make no sense. */
export function checkDraft({ id, wrong, right }: Pick<Rule, 'id' | 'wrong' | 'right'>): void {
  if (!/^(?:en|fr|de|it|es|common)(?:\.[a-z0-9-]+){1,3}$/.test(id)) throw new RangeError(`${id}: not an id`);
  if (wrong.length < 3 || right.length < 3) {
    throw new RangeError(`${id}: a rule has at least three wrong and three right sentences`);
  }
}
