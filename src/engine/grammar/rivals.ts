// A mistake can often be fixed at either of two words: "elle sont" is "elles sont" or "elle est". Both readings are found,
// but applying both would bring the disagreement back. One rival is kept, plus anything its fix does not cure.

import { byWorth, resolveOverlaps } from '../rules/resolve.ts';
import type { Reader } from '../rules/sentence.ts';
import type { Sentence } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';
import { isBeside, isSameAfter, type Look, overlap, readMended } from './reread.ts';

/** A finding in a sentence, and how its fix affects the others. */
interface Mended {
  finding: RuleFinding;
  /** The findings that disappear with this one's fix. */
  cures: ReadonlySet<RuleFinding>;
  /** Words that are reported once the fix is applied. */
  left: number;
}

/** With more findings than this, a sentence has many mistakes: each costs a reading, so the choice is left to the reader. */
const MOST_FINDINGS = 12;

/** The findings in a sentence without those whose mistake a neighbour's fix cures better. */
export function withoutRivals(
  findings: readonly RuleFinding[],
  sentence: Sentence,
  look: Look,
  reader: Reader,
): readonly RuleFinding[] {
  if (findings.length < 2 || findings.length > MOST_FINDINGS) return findings;
  const sure = findings.filter(isSure);
  // a finding that gives way to a better one cannot displace others
  const near = resolveOverlaps(sure, []).filter((finding) => isOfWords(finding, sentence));
  const outcomes = new Map<RuleFinding, Mended>();
  const outcome = (finding: RuleFinding): Mended => {
    const known = outcomes.get(finding) ?? mendedBy(finding, sure, sentence, look, reader);
    outcomes.set(finding, known);
    return known;
  };
  // A reading is expensive: the second of a pair is reread with its fix only if the first one's fix cures it.
  const rivals = new Set<RuleFinding>();
  for (const [i, one] of near.entries()) {
    for (const other of near.slice(i + 1)) {
      if (!isBeside(one, other, sentence.text)) continue;
      if (!outcome(one).cures.has(other) || !outcome(other).cures.has(one)) continue;
      rivals.add(one).add(other);
    }
  }
  const dropped = new Set<RuleFinding>();
  for (const { finding, cures } of [...rivals].map(outcome).sort(byOutcome)) {
    if (dropped.has(finding)) continue;
    // Consequences of the mistake go with the rival: in "elle sont fermées" there is nothing wrong with the participle.
    for (const each of cures) dropped.add(each);
  }
  return dropped.size > 0 ? findings.filter((each) => !dropped.has(each)) : findings;
}

const isSure = ({ rule, replacements }: RuleFinding): boolean => rule.level !== 'picky' && replacements.length > 0;

/** A fix that only changes capitals does not settle a disagreement. */
const isOfWords = ({ start, end, replacements }: RuleFinding, { text }: Sentence): boolean =>
  replacements[0]?.toLowerCase() !== text.slice(start, end).toLowerCase();

function mendedBy(
  finding: RuleFinding,
  all: readonly RuleFinding[],
  sentence: Sentence,
  look: Look,
  reader: Reader,
): Mended {
  const again: RuleFinding[] = [];
  look(readMended(sentence, finding, finding.replacements[0] as string, reader), again);
  const stays = (other: RuleFinding): boolean => again.some((each) => isSameAfter(other, finding, each, sentence));
  // an overlapping finding is about the same words
  const cures = new Set(all.filter((other) => !overlap(other, finding) && !stays(other)));
  return { finding, cures, left: new Set(again.filter(isSure).map(({ start }) => start)).size };
}

/** What has weighed the whole clause; a rule of normal priority assumes the words around its own are right. */
const CLASSIFIER = 0.5;

const strength = ({ rule }: RuleFinding): number =>
  rule.kind === 'context' && !rule.set.isGap ? CLASSIFIER : (rule.priority ?? 0);

/** Better first: fewer mistakes left afterwards, then the more reliable judge. */
const byOutcome = (a: Mended, b: Mended): number =>
  a.left - b.left ||
  strength(b.finding) - strength(a.finding) ||
  (b.finding.lead ?? 0) - (a.finding.lead ?? 0) ||
  byWorth(a.finding, b.finding);
