// Defines rules of the context net. They bring along what runs them, so that it loads with the rules and not with the spelling.
import { checkDraft } from '../rules/defineRule.ts';
import type { NetRule } from '../rules/types.ts';
import { createNetCheck } from './check.ts';
import type { NetFindingKind } from './types.ts';

const COMMAS: ReadonlySet<NetFindingKind> = new Set(['comma', 'no-comma']);

/** A rule of the context net. It gives way to all others, which know why something is wrong. */
export function defineNet(draft: Pick<NetRule, 'id' | 'finds' | 'least' | 'leavesAlone' | 'wrong' | 'right'>): NetRule {
  checkDraft(draft);
  const isComma = COMMAS.has(draft.finds);
  const category = isComma ? 'punctuation' : 'grammar';
  const type = isComma ? 'typographical' : 'grammar';
  return { ...draft, kind: 'net', category, type, priority: -3, createCheck: createNetCheck };
}
