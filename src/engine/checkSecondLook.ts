// Rules and context classifiers judge by different things and may contradict each other: the one would then take back what the
// other has just mended. A classifier's finding is dropped when, with it applied, a rule asks for what is written now.
import type { RuleRunner } from './rules/run.ts';
import { type Reader, readSentence } from './rules/sentence.ts';
import type { Sentence } from './rules/token.ts';
import type { RuleFinding } from './rules/types.ts';
import { Tokens, tokenize } from './text/tokenize.ts';

const tokens = new Tokens();

/** Whether a rule would take back what a finding proposes for a sentence. Costs one more reading of the sentence. */
export function isTakenBack(finding: RuleFinding, sentence: Sentence, runner: RuleRunner, reader: Reader): boolean {
  const fix = finding.replacements[0];
  if (fix === undefined) return false;
  const { text } = sentence;
  const head = text.slice(sentence.start, finding.start);
  const tail = text.slice(finding.end, sentence.end);
  const mended = head + fix + tail;
  tokenize(mended, tokens);
  const range = { start: 0, end: mended.length, from: 0, to: tokens.count };
  const findings: RuleFinding[] = [];
  runner.inSentence(readSentence(mended, tokens, range, reader), findings);
  const before = text.slice(sentence.start, sentence.end);
  return findings.some(({ start, end, replacements }) =>
    replacements.some((back) => mended.slice(0, start) + back + mended.slice(end) === before),
  );
}
