// The rules of all languages for what Node runs without a build. Commands take the rules from here, because the engine's
// registry cannot be loaded before the hook is there.
import './hooks.ts';

const registry = await import('../../src/engine/rules/registry.ts');

export const { commonRules, contextRulesOf, contextSetsOf, ownRulesOf, rulesOf } = registry;
