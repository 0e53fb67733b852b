// Finds in sentences what a mother tongue has led to. A rule that throws is off from then on.
import { offerOf } from '../rewrite/dress.ts';
import { compileRules } from '../rules/compile.ts';
import type { Match } from '../rules/match.ts';
import { dressed, opens } from '../rules/run.ts';
import type { Token } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';
import { type SlipRule, slipRules } from './rules.ts';
import type { Interference, TongueFacts } from './types.ts';

/** See the head of this file. Throws RangeError on an undefined class. */
export function createInterference(facts: TongueFacts): Interference {
  const index = compileRules(slipRules(facts));
  const off = new Set<unknown>();
  return (sentence, findings) =>
    index(
      sentence,
      (rule) => !off.has(rule),
      (rule, match) => {
        const finding = findingOf(rule as SlipRule, match, facts);
        if (finding) findings.push(finding);
      },
      (rule) => void off.add(rule),
    );
}

function findingOf(rule: SlipRule, match: Match, { joined }: TongueFacts): RuleFinding | null {
  const offer = offerOf(rule, match, joined);
  const [first, ...more] = match.marked();
  const last = more.at(-1) ?? first;
  if (!offer || !first || !last || offer.texts.length === 0) return null;
  const { sentence } = match;
  const found = sentence.text.slice(first.start, last.end);
  const [fix = ''] = dressed(rule.suggest(match), first, found, opens(sentence, first));
  const params = { found, fix: fix || around(match, first, last), ...rule.motherOf(match) };
  return { start: offer.start, end: offer.end, replacements: offer.texts, params, rule };
}

/** What is left of the words around where the correction is to write nothing: discussed it. */
function around({ sentence: { tokens } }: Match, first: Token, last: Token): string {
  return [tokens[first.index - 1], tokens[last.index + 1]].flatMap((token) => token?.text ?? []).join(' ');
}
