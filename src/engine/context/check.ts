// Runs a language's context classifiers over sentences. A finding is reported when another spelling leads by more than its
// direction's threshold; of several findings in one place, the most certain is kept.
import { addLeading } from '../rules/resolve.ts';
import { dressed, opens } from '../rules/run.ts';
import type { Sentence, Token } from '../rules/token.ts';
import type { ContextRule, RuleFinding } from '../rules/types.ts';
import type { TextLanguage } from '../types.ts';
import type { ChoiceFinder } from './choices.ts';
import { directionName } from './linear.ts';
import type { Choice, ContextCheck, ContextScorer } from './types.ts';

/** Shorter sentences give too little context. */
const FEWEST_WORDS = 2;
const MOST_CANDIDATES = 16;

type Judged = RuleFinding & Required<Pick<RuleFinding, 'lead'>>;

/** Builds the check for the given rules (directions), a finder of places and a scorer. */
export function createContextCheck(
  language: TextLanguage,
  rules: readonly ContextRule[],
  find: ChoiceFinder,
  scorer: ContextScorer,
): ContextCheck {
  const byDirection = new Map(rules.map((rule) => [directionName(rule.set.id, rule.written, rule.meant), rule]));
  const scores = new Float64Array(MOST_CANDIDATES);

  const judge = (sentence: Sentence, choice: Choice): Judged | null => {
    scorer.score(sentence, choice, scores);
    const { candidates, written } = choice;
    let best = 0;
    for (let c = 1; c < candidates.length; c++) if ((scores[c] as number) > (scores[best] as number)) best = c;
    const own = candidates[written];
    const other = candidates[best];
    if (best === written || !own || !other) return null;
    const rule = byDirection.get(directionName(choice.set, own.name, other.name));
    const asked = rule && scorer.threshold(choice.set, own.name, other.name);
    if (!rule || asked === undefined) return null;
    const lead = (scores[best] as number) - (scores[written] as number) - asked;
    return lead > 0 ? { ...stretchOf(sentence, choice, other.text), rule, lead } : null;
  };

  return {
    inSentence(sentence, findings, guarded) {
      if (sentence.tokens.filter(({ kind }) => kind === 'word').length < FEWEST_WORDS) return;
      const found: Judged[] = [];
      find(sentence, (choice) => {
        const judged = guarded(`${language}.context.${choice.set}`, () => judge(sentence, choice));
        if (judged) addLeading(found, judged);
      });
      for (const finding of found) findings.push(finding);
    },
  };
}

/** The words on both sides of a gap, with a comma or without. */
function stretchOfGap({ tokens, text }: Sentence, { from, to }: Choice, mark: string): Omit<RuleFinding, 'rule'> {
  const { start, end: leftEnd } = tokens[from - 1] as Token;
  const { start: rightStart, end } = tokens[to] as Token;
  const found = text.slice(start, end);
  const fix = `${text.slice(start, leftEnd)}${mark} ${text.slice(rightStart, end)}`;
  return { start, end, replacements: [fix], params: { found, fix } };
}

/** The written stretch and its replacement, which keeps the capital and apostrophe of the original. */
function stretchOf(sentence: Sentence, choice: Choice, text: string): Omit<RuleFinding, 'rule'> {
  if (choice.isGap) return stretchOfGap(sentence, choice, text);
  const { from, to } = choice;
  const first = sentence.tokens[from] as Token;
  const last = sentence.tokens[to - 1] as Token;
  const written = sentence.text.slice(first.start, last.end);
  const replacements = dressed([text], first, written, opens(sentence, first));
  const params = { found: written, fix: replacements[0] ?? text };
  return { start: first.start, end: last.end, replacements, params };
}
