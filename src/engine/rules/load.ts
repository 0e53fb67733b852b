// The rules of one language, loaded when a text needs them: someone who writes French never downloads German rules.
import { withOdds } from '../certainty/ruleOdds.ts';
import { commonRulesOf } from '../languages/common/rules.ts';
import type { LanguageProfile } from '../languages/profile.ts';
import type { Rule } from './types.ts';

/** The rules that run on texts in a language, shared rules first. Rejects if their chunk cannot be loaded. */
export async function loadRulesOf(profile: LanguageProfile): Promise<readonly Rule[]> {
  const { code, common, loadOdds, loadRules, loadSets, loadHabits, loadConsistency, loadProse } = profile;
  const [{ contextRules }, { consistencyRulesOf }, { proseRulesOf }, facts, prose, odds, rules, sets, habits] =
    await Promise.all([
      import('../context/rules.ts'),
      import('../consistency/rules.ts'),
      import('../languages/common/style/rules.ts'),
      loadConsistency(),
      loadProse(),
      loadOdds(),
      loadRules(),
      loadSets(),
      loadHabits(),
    ]);
  const shared = [...commonRulesOf(common), ...consistencyRulesOf(facts), ...proseRulesOf(prose)];
  return withOdds([...shared, ...rules, ...contextRules(code, sets, habits)], odds);
}
