// The rules of one language, brought in when a text needs them: who writes French downloads and reads no German rules.
import { contextRules } from '../context/rules.ts';
import { commonRulesOf } from '../languages/common/rules.ts';
import type { LanguageProfile } from '../languages/profile.ts';
import type { Rule } from './types.ts';

/** The rules that run on texts of a language, those of every language first. Rejects when their part cannot be had. */
export async function loadRulesOf({ code, common, loadRules, loadSets }: LanguageProfile): Promise<readonly Rule[]> {
  const [rules, sets] = await Promise.all([loadRules(), loadSets()]);
  return [...commonRulesOf(common), ...rules, ...contextRules(code, sets)];
}
