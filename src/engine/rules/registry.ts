// All rules of all languages, for commands and tests; the checker itself loads one language at a time (load.ts). A rule that
// is not found here does not exist.
import { withOdds } from '../certainty/ruleOdds.ts';
import { consistencyRulesOf } from '../consistency/rules.ts';
import { contextRules } from '../context/rules.ts';
import type { ContextSet } from '../context/types.ts';
import { commonRulesOf } from '../languages/common/rules.ts';
import { proseRulesOf } from '../languages/common/style/rules.ts';
import type { LanguageProfile } from '../languages/profile.ts';
import { profiles } from '../loaded.ts';
import type { TextLanguage } from '../types.ts';
import type { ContextRule, Rule } from './types.ts';

interface Loaded {
  /** What runs on its texts. */
  all: readonly Rule[];
  common: readonly Rule[];
  own: readonly Rule[];
  sets: readonly ContextSet[];
  context: readonly ContextRule[];
}

const LOADED: ReadonlyMap<TextLanguage, Loaded> = new Map(
  await Promise.all(
    profiles.map(async (profile): Promise<[TextLanguage, Loaded]> => {
      const { code, loadOdds, loadRules, loadSets, loadHabits, loadConsistency, loadProse } = profile;
      const [odds, rules, sets, habits, facts, prose] = await Promise.all([
        loadOdds(),
        loadRules(),
        loadSets(),
        loadHabits(),
        loadConsistency(),
        loadProse(),
      ]);
      const context = contextRules(code, sets, habits);
      const common = [...commonRulesOf(profile.common), ...consistencyRulesOf(facts), ...proseRulesOf(prose)];
      const own = [...rules, ...context];
      return [code, { all: withOdds([...common, ...own], odds), common, own, sets, context }];
    }),
  ),
);

const of = (language: TextLanguage): Loaded => LOADED.get(language) as Loaded;

/** The rules shared by all languages, in their English version, since their examples are English. */
export const commonRules: readonly Rule[] = of((profiles[0] as LanguageProfile).code).common;

/** The directions of a language's context classifiers. */
export const contextRulesOf = (language: TextLanguage): readonly ContextRule[] => of(language).context;

/** The sets of a language's context classifiers. */
export const contextSetsOf = (language: TextLanguage): readonly ContextSet[] => of(language).sets;

/** A language's own rules, including the directions of its context classifiers. */
export const ownRulesOf = (language: TextLanguage): readonly Rule[] => of(language).own;

/** The rules that run on texts in a language. */
export const rulesOf = (language: TextLanguage): readonly Rule[] => of(language).all;
