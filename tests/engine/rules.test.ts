// Every rule on its own examples, with the real lexicon and tagger: each wrong sentence is found by that rule and corrected
// by its first suggestion, and no right sentence is reported.
import { beforeAll, describe, expect, it } from 'vitest';
import { foundBy, isArmed, mended } from '../../scripts/mutate/ruleExamples.ts';
import { loadedChecker } from '../../scripts/packs/load.ts';
import { type Checker, type Issue, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { profileOf } from '../../src/engine/loaded.ts';
import { commonRules, ownRulesOf, rulesOf } from '../../src/engine/rules/registry.ts';
import type { Rule } from '../../src/engine/rules/types.ts';

const checkers = new Map<TextLanguage, Checker>();

beforeAll(() => {
  for (const language of TEXT_LANGUAGES) checkers.set(language, loadedChecker(language));
});

const found = (rule: Rule, language: TextLanguage, text: string): Issue[] =>
  foundBy(rule, language, checkers.get(language) as Checker, text);

function testRule(rule: Rule, language: TextLanguage): void {
  const needsNet = !isArmed(rule, language);
  const pairs = rule.wrong.map(([wrong, corrected]) => [wrong, corrected] as const);
  it.each(pairs)('finds and mends: %s', (wrong, corrected) => {
    const [issue] = found(rule, language, wrong);
    if (needsNet) return expect(issue).toBeUndefined();
    expect(issue, 'nothing found').toBeDefined();
    if (!issue) return;
    expect(mended(wrong, issue)).toBe(corrected);
  });
  it('leaves alone what a person makes of its wrong sentences', () => {
    const mendedByHand = rule.wrong.flatMap(([, , byHand]) => (byHand === undefined ? [] : [byHand]));
    expect(mendedByHand.filter((text) => found(rule, language, text).length > 0)).toEqual([]);
  });
  it.each(rule.right)('leaves alone: %s', (right) => {
    expect(found(rule, language, right)).toEqual([]);
  });
}

for (const rule of commonRules) describe(rule.id, () => testRule(rule, 'en'));
for (const language of TEXT_LANGUAGES) {
  for (const rule of ownRulesOf(language)) describe(rule.id, () => testRule(rule, language));
}

/** What a rule for all languages is explained by in one of them. */
function exampleOf(id: string, language: TextLanguage): readonly [wrong: string, right: string] {
  const rule = rulesOf(language).find((each) => each.id === id);
  const own = rule?.kind === 'prose' ? rule.example : undefined;
  return own ?? profileOf(language).common.examples?.[id] ?? ['', ''];
}

describe.each(['fr', 'de', 'it', 'es'] as const)('rules for all languages in %s', (language) => {
  // Of two ways of writing a text, neither is wrong by itself; an overlong sentence is longer than an explanation.
  const isShown = (rule: Rule) => rule.kind !== 'document' && (rule.kind !== 'prose' || rule.example !== undefined);
  it.each(commonRules.filter(isShown))('explain $id by a sentence of that language', (rule) => {
    const [wrong, right] = exampleOf(rule.id, language);
    const [issue] = found(rule, language, wrong);
    expect(issue?.example).toEqual([wrong, right]);
    // A matter of taste has no correction: a person chooses the words.
    if (issue) expect(mended(wrong, issue)).toBe(rule.kind === 'prose' ? null : right);
    expect(found(rule, language, right)).toEqual([]);
  });
});

describe('the registry', () => {
  const all = [...commonRules, ...TEXT_LANGUAGES.flatMap((language) => ownRulesOf(language))];

  it('names every rule once', () => {
    const ids = all.map((rule) => rule.id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('lists rules of a language under its own name only', () => {
    for (const language of TEXT_LANGUAGES) {
      expect(ownRulesOf(language).filter((rule) => !rule.id.startsWith(`${language}.`))).toEqual([]);
    }
  });

  it('counts commas as punctuation', () => {
    const commas = all.filter(({ id }) => /^[a-z]+\.commas?\./.test(id));
    expect(commas.length).toBeGreaterThan(10);
    expect(commas.filter(({ category }) => category !== 'punctuation').map(({ id }) => id)).toEqual([]);
  });

  it('runs all rules without failures', () => {
    for (const checker of checkers.values()) expect(checker.failedRules()).toEqual([]);
  });
});
