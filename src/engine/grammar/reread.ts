// Rules and context classifiers judge by different evidence and can contradict each other: one would then undo what another
// has just fixed. A classifier's finding is dropped if, once it is applied, a rule asks for the original text.
import type { RuleRunner } from '../rules/run.ts';
import { type Reader, readSentence } from '../rules/sentence.ts';
import type { Sentence, Token } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';
import { Tokens, tokenize } from '../text/tokenize.ts';
import type { TextRange } from '../types.ts';

const tokens = new Tokens();

/**
 * Whether a rule would undo a finding's fix. Costs one more reading, of what the fix changes and of the rules
 * around it.
 */
export function isTakenBack(finding: RuleFinding, sentence: Sentence, runner: RuleRunner, reader: Reader): boolean {
  const fix = finding.replacements[0];
  if (fix === undefined) return false;
  const mended = readMended(sentence, finding, fix, reader);
  const { text } = mended;
  const before = sentence.text.slice(sentence.start, sentence.end);
  const findings: RuleFinding[] = [];
  runner.inSentence(mended, findings, tokensBetween(mended, text, before));
  return findings.some(({ start, end, replacements }) =>
    replacements.some((back) => text.slice(0, start) + back + text.slice(end) === before),
  );
}

/** Adds what is found in a sentence. */
export type Look = (sentence: Sentence, into: RuleFinding[]) => void;

/** Whether a judge would report the place of its own finding again once that is mended: then it takes another word for the subject. */
export function isTakenUp(finding: RuleFinding, sentence: Sentence, look: Look, reader: Reader): boolean {
  const [fix] = finding.replacements;
  if (fix === undefined) return false;
  const again: RuleFinding[] = [];
  look(readMended(sentence, finding, fix, reader), again);
  return again.some(({ start }) => start === finding.start - sentence.start);
}

/**
 * Whether a classifier's finding is caused by a mistake beside it that a rule has found: "il à oublié" has one mistake, and
 * with "a" there is nothing wrong with "oublié". Applying both fixes would make a new mistake. If either fix makes the other
 * unnecessary, both are kept for the reader to choose. Costs two more readings: by the judge (`look`), and by what found the
 * mistake beside (`lookEarlier`).
 */
export function isOfMistakeBeside(
  finding: RuleFinding,
  ofRules: readonly RuleFinding[],
  sentence: Sentence,
  { lookEarlier, look }: { lookEarlier: Look; look: Look },
  reader: Reader,
): boolean {
  // If a rule sees the same mistake, it is a mistake in its own right.
  if (ofRules.some((other) => overlap(other, finding))) return false;
  return ofRules.some(
    (other) =>
      other.rule.level !== 'picky' &&
      isBeside(other, finding, sentence.text) &&
      !outlives(finding, other, sentence, look, reader) &&
      outlives(other, finding, sentence, lookEarlier, reader),
  );
}

/** Whether a finding is still reported once another's fix is applied. */
function outlives(finding: RuleFinding, applied: RuleFinding, sentence: Sentence, look: Look, reader: Reader): boolean {
  const [fix] = applied.replacements;
  if (fix === undefined) return true;
  const again: RuleFinding[] = [];
  look(readMended(sentence, applied, fix, reader), again);
  return again.some((each) => isSameAfter(finding, applied, each, sentence));
}

/** Whether a finding made once a fix is applied repeats an earlier finding: by the same rule, or with the same correction. */
export function isSameAfter(
  finding: RuleFinding,
  applied: RuleFinding,
  each: RuleFinding,
  { start }: TextRange,
): boolean {
  const grown = (applied.replacements[0] ?? '').length - (applied.end - applied.start);
  const moved = applied.end <= finding.start ? grown : 0;
  if (each.start !== finding.start - start + moved) return false;
  return each.rule === finding.rule || each.replacements[0] === finding.replacements[0];
}

/** Whether two stretches share a character. */
export const overlap = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

/** No word between two findings is longer than this: a longer gap is masked text. */
const FARTHEST = 40;

/** With at most one word between them. */
export function isBeside(a: TextRange, b: TextRange, text: string): boolean {
  if (overlap(a, b)) return false;
  const [from, to] = a.end <= b.start ? [a.end, b.start] : [b.end, a.start];
  if (to - from > FARTHEST) return false;
  return text.slice(from, to).trim().split(/\s+/).length < 2;
}

/** The sentence on its own, with a finding's fix applied. */
export function readMended(
  { start, end, text, tokens: before }: Sentence,
  finding: TextRange,
  fix: string,
  reader: Reader,
) {
  const from = finding.start - start;
  const mended = text.slice(start, finding.start) + fix + text.slice(finding.end, end);
  const shift = finding.end - finding.start - fix.length;
  const twin = { tokens: before, start: from, end: from + fix.length, before: start, after: start + shift };
  tokenize(mended, tokens);
  return readSentence(mended, tokens, { start: 0, end: mended.length, from: 0, to: tokens.count }, reader, twin);
}

/** The tokens of which at least one must change to turn the sentence's text into `wanted`. */
function tokensBetween({ tokens: list }: Sentence, text: string, wanted: string): { first: number; last: number } {
  const shortest = Math.min(text.length, wanted.length);
  let same = 0;
  while (same < shortest && text.charCodeAt(same) === wanted.charCodeAt(same)) same++;
  let rest = 0;
  while (rest < shortest && text.charCodeAt(text.length - 1 - rest) === wanted.charCodeAt(wanted.length - 1 - rest))
    rest++;
  // A replaced stretch begins where everything before it is as wanted, and ends where everything after it is.
  let last = list.length - 1;
  while (last > 0 && (list[last] as Token).start > same) last--;
  let first = 0;
  while (first < list.length - 1 && (list[first] as Token).end < text.length - rest) first++;
  return { first, last };
}
