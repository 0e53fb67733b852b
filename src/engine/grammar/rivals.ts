// One mistake may be mended at either of two words: "elle sont" is "elles sont" or "elle est". Each reading is found, and
// with both fixes the disagreement would be back. Of such rivals one stays, with what its fix does not mend.

import { byWorth, resolveOverlaps } from '../rules/resolve.ts';
import type { Reader } from '../rules/sentence.ts';
import type { Sentence } from '../rules/token.ts';
import type { RuleFinding } from '../rules/types.ts';
import { isBeside, isSameAfter, overlap, readMended } from './reread.ts';

/** All that is found in a sentence. */
export type Look = (sentence: Sentence, into: RuleFinding[]) => void;

/** A finding of a sentence, and what its fix does to the others. */
interface Mended {
  finding: RuleFinding;
  /** The findings that are not made any more with this one's fix. */
  cures: ReadonlySet<RuleFinding>;
  /** Words that are found with the fix applied. */
  left: number;
}

/** More findings than this in a sentence are of many mistakes: each costs a reading, and they are left to the reader. */
const MOST_FINDINGS = 12;

/** The findings of a sentence without those whose mistake a neighbour's fix mends better. */
export function withoutRivals(
  findings: readonly RuleFinding[],
  sentence: Sentence,
  look: Look,
  reader: Reader,
): readonly RuleFinding[] {
  if (findings.length < 2 || findings.length > MOST_FINDINGS) return findings;
  const sure = findings.filter(isSure);
  // what loses a place to a better finding has no say
  const near = resolveOverlaps(sure, []).filter((finding) => isOfWords(finding, sentence));
  const outcomes = new Map<RuleFinding, Mended>();
  const outcome = (finding: RuleFinding): Mended => {
    const known = outcomes.get(finding) ?? mendedBy(finding, sure, sentence, look, reader);
    outcomes.set(finding, known);
    return known;
  };
  // A reading is dear: the second of a pair is read with its fix only where the first one's fix cures it.
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
    // What only follows from the mistake goes with the rival: in "elle sont fermées" nothing is wrong with the participle.
    for (const each of cures) dropped.add(each);
  }
  return dropped.size > 0 ? findings.filter((each) => !dropped.has(each)) : findings;
}

const isSure = ({ rule, replacements }: RuleFinding): boolean => rule.level !== 'picky' && replacements.length > 0;

/** A fix of capitals alone settles no disagreement. */
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
  // what overlaps it says the same of the same words
  const cures = new Set(all.filter((other) => !overlap(other, finding) && !stays(other)));
  return { finding, cures, left: new Set(again.filter(isSure).map(({ start }) => start)).size };
}

/** A classifier has weighed the whole clause; a rule of usual priority takes the words around its own for right. */
const CLASSIFIER = 0.5;

const strength = ({ rule }: RuleFinding): number =>
  rule.kind === 'context' && !rule.set.isGap ? CLASSIFIER : (rule.priority ?? 0);

/** Better first: less to mend afterwards, then the surer judge. */
const byOutcome = (a: Mended, b: Mended): number =>
  a.left - b.left ||
  strength(b.finding) - strength(a.finding) ||
  (b.finding.lead ?? 0) - (a.finding.lead ?? 0) ||
  byWorth(a.finding, b.finding);
