// What a rule's examples do not cover: parts that can be removed without an example failing, and right sentences without a
// word at risk. All parts of a language are tried with one checker, whose rules have a switch in each part.
import { createChecker, type TextLanguage } from '../../src/engine/index.ts';
import { anything } from '../../src/engine/rules/pattern.ts';
import type { Token } from '../../src/engine/rules/token.ts';
import type { TokenRule } from '../../src/engine/rules/types.ts';
import { giveGrammar, readPack } from '../packs/load.ts';
import { rulesOf } from '../rows/rules.ts';
import { foundBy, isMended } from './ruleExamples.ts';
import { type RulePart, Switch, withSwitches } from './ruleParts.ts';
import { correctedWords, isRisky, wordsOf } from './ruleRisks.ts';

/** The rules of one language, ready to be tried without any of their parts. */
export interface RuleTrial {
  parts: readonly RulePart[];
  /** Whether all of the rule's examples give the same result without the part. */
  survives(part: RulePart): boolean;
  /** Each rule's right sentences without a word at risk. */
  plainRights(): Map<string, string[]>;
}

/** Prepares the trial of a language. Throws if its packs have not been built. */
export function ruleTrial(language: TextLanguage): RuleTrial {
  const gate = new Switch();
  const parts: RulePart[] = [];
  const seen: Token[] = [];
  const rules = rulesOf(language).map((rule) => {
    if (rule.kind !== 'tokens') return rule;
    const switched = withSwitches(rule, gate);
    parts.push(...switched.parts);
    return switched.rule;
  });
  const checker = createChecker();
  const spell = readPack(language, 'spell');
  if (spell) checker.loadSpell(language, spell);
  const load = () => giveGrammar(checker, language, [...rules, lookout(seen)]);
  if (!spell || !load()) throw new Error(`No ${language} pack: run "npm run packs" first.`);

  const examplesOf = ({ rule }: RulePart): Example[] => [
    ...rule.wrong.map((example) => () => isMended(rule, language, checker, example)),
    ...rule.right.map((right) => () => foundBy(rule, language, checker, right).length === 0),
  ];
  /** The examples of each rule that come out right with all parts in place: by the parts that they may depend on. */
  const known = new Map<TokenRule, Map<RulePart, Example[]> | null>();
  const dependentOn = (part: RulePart): readonly Example[] | null => {
    const { rule } = part;
    if (!known.has(rule)) known.set(rule, tryExamples(rule, examplesOf(part), gate));
    const examples = known.get(rule);
    return examples ? (examples.get(part) ?? []) : null;
  };

  return {
    parts,
    survives(part) {
      const examples = dependentOn(part);
      if (!examples) return false;
      gate.off = part;
      const survived = examples.every((passes) => passes());
      gate.off = null;
      // A rule that threw without its part stays switched off.
      if (checker.failedRules().length > 0) load();
      return survived;
    },
    plainRights() {
      const plain = new Map<string, string[]>();
      for (const rule of rulesOf(language)) {
        if (rule.kind !== 'tokens') continue;
        const corrected = correctedWords(rule);
        const found = rule.right.filter((right) => {
          seen.length = 0;
          foundBy(rule, language, checker, right);
          const isCorrect = rule.overridesSpelling && wordsOf(right).some((word) => corrected.has(word));
          return !isCorrect && !isRisky(rule, seen);
        });
        if (found.length > 0) plain.set(rule.id, found);
      }
      return plain;
    },
  };
}

/** Whether a sentence still comes out right. */
type Example = () => boolean;

/** The examples by the parts that have decided anything in them; null if one of them fails with all parts in place. */
function tryExamples(rule: TokenRule, examples: readonly Example[], gate: Switch): Map<RulePart, Example[]> | null {
  const byPart = new Map<RulePart, Example[]>();
  for (const passes of examples) {
    gate.used.clear();
    if (!passes()) return null;
    for (const part of gate.used) {
      if (part.rule !== rule) continue;
      const own = byPart.get(part);
      if (own) own.push(passes);
      else byPart.set(part, [passes]);
    }
  }
  return byPart;
}

/** A rule that finds nothing and passes on the tokens that rules see. */
function lookout(seen: Token[]): TokenRule {
  return {
    id: 'common.lookout',
    kind: 'tokens',
    category: 'grammar',
    type: 'grammar',
    patterns: [[anything()]],
    where: (m) => {
      seen.push(...m.sentence.tokens.slice(m.from, m.to));
      return false;
    },
    suggest: () => [],
    wrong: [],
    right: [],
  };
}
