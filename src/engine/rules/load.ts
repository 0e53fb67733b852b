// The rules of one language, loaded when a text needs them: someone who writes French never downloads German rules.
import { contextRules } from '../context/rules.ts';
import { commonRulesOf } from '../languages/common/rules.ts';
import type { LanguageProfile } from '../languages/profile.ts';
import type { Rule } from './types.ts';

/** The rules that run on texts in a language, shared rules first. Rejects if their chunk cannot be loaded. */
export async function loadRulesOf({ code, common, loadRules, loadSets }: LanguageProfile): Promise<readonly Rule[]> {
  const [rules, sets] = await Promise.all([loadRules(), loadSets()]);
  return [...commonRulesOf(common), ...rules, ...contextRules(code, sets)];
}
