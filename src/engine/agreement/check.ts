// Runs the agreement check over sentences: what disagrees by the tree, decided by trained weights.
import { syntaxOf } from '../reading/syntax.ts';
import { dressed, opens } from '../rules/run.ts';
import type { Sentence, Token } from '../rules/token.ts';
import type { AgreementRule, RuleFinding } from '../rules/types.ts';
import { type AgreementModel, decisionOf } from './model.ts';
import { findPhrases } from './nounPhrase.ts';
import { parsedOf } from './parsed.ts';
import { findPredicates } from './predicates.ts';
import { findVerbs } from './subjectVerb.ts';
import type { AgreementCheck, AgreementHabits, Disagreement, DisagreementKind } from './types.ts';

/**
 * All disagreements of a sentence, mistakes or not; none where the language has no parser. If a rule has found something in the
 * word that another should agree with, that word may be the wrong one.
 */
export function disagreementsIn(
  sentence: Sentence,
  habits: AgreementHabits,
  votes: readonly RuleFinding[],
): Disagreement[] {
  const tree = syntaxOf(sentence)?.tree;
  if (!tree) return [];
  const parsed = parsedOf(sentence, tree, habits, votes);
  const found: Disagreement[] = [];
  findVerbs(parsed, found);
  findPhrases(parsed, found);
  findPredicates(parsed, found);
  const isVoted = (index: number): boolean => isTouched(sentence.tokens[index] as Token, votes);
  return found.filter(({ marked, mate }) => isVoted(marked) || !isVoted(mate));
}

/** Whether a finding touches a token. */
export const isTouched = ({ start, end }: Token, findings: readonly RuleFinding[]): boolean =>
  findings.some((each) => each.start < end && start < each.end);

/** The log odds that a clear structure is worth beyond what is asked. */
const CLEAR = 2.5;

/** Builds the check from a language's rules and its model; null if it has no such rules. */
export function createAgreementCheck(rules: readonly AgreementRule[], model: AgreementModel): AgreementCheck | null {
  const habits = rules[0]?.habits;
  if (!habits) return null;
  const byKind = new Map<DisagreementKind, AgreementRule>(rules.map((rule) => [rule.link, rule]));
  const decide = {
    verb: decisionOf(model.verb),
    determiner: decisionOf(model.determiner),
    adjective: decisionOf(model.adjective),
    predicate: decisionOf(model.predicate),
  };
  return {
    inSentence(sentence, votes, findings) {
      const seen = new Set<number>();
      for (const each of disagreementsIn(sentence, habits, votes)) {
        const rule = byKind.get(each.kind);
        const lead = decide[each.link](each.evidence) + (each.isClear ? CLEAR : 0);
        if (!rule || lead <= 0 || seen.has(each.marked)) continue;
        seen.add(each.marked);
        findings.push(findingOf(rule, sentence, each, lead));
      }
    },
  };
}

function findingOf(rule: AgreementRule, sentence: Sentence, each: Disagreement, lead: number): RuleFinding {
  const marked = sentence.tokens[each.marked] as Token;
  const mate = sentence.tokens[each.mate] as Token;
  const { start, end, text } = marked;
  const replacements = dressed(each.fixes, marked, text, opens(sentence, marked));
  const params = { found: text, fix: replacements[0] ?? '', mate: mate.text };
  return { start, end, replacements, params, rule, lead };
}
