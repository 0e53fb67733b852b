// Decides which of a paragraph's overlapping findings to keep, in one place for all rules.
import type { TextRange } from '../types.ts';
import type { RuleFinding } from './types.ts';

const priorityOf = (finding: RuleFinding): number => finding.rule.priority ?? 0;

/** Better first: priority, then findings with a fix, then the shorter range, then the earlier one. */
export function byWorth(a: RuleFinding, b: RuleFinding): number {
  return (
    priorityOf(b) - priorityOf(a) ||
    Number(b.replacements.length > 0) - Number(a.replacements.length > 0) ||
    a.end - a.start - (b.end - b.start) ||
    a.start - b.start
  );
}

/** Adds a finding of a judge; of two that overlap, the one with the greater lead is kept. */
export function addLeading<Judged extends RuleFinding>(found: Judged[], finding: Judged): void {
  const rival = found.findIndex(({ start, end }) => start < finding.end && finding.start < end);
  if (rival < 0) found.push(finding);
  else if ((found[rival]?.lead ?? 0) < (finding.lead ?? 0)) found[rival] = finding;
}

/** The end of the range that a finding occupies; an insertion occupies the character after it. */
const endOf = ({ start, end }: TextRange): number => Math.max(end, start + 1);

/**
 * The findings to keep, in text order: no two overlap, and none overlaps a range of `taken` (misspelt words: a non-word has
 * no grammar). O(n log n) and linear in the length of the paragraph.
 */
export function resolveOverlaps(findings: readonly RuleFinding[], taken: readonly TextRange[]): RuleFinding[] {
  if (findings.length === 0) return [];
  let length = 0;
  for (const range of findings) length = Math.max(length, endOf(range));
  const isTaken = new Uint8Array(length);
  for (const range of taken) isTaken.fill(1, range.start, endOf(range));
  const kept: RuleFinding[] = [];
  for (const finding of [...findings].sort(byWorth)) {
    const end = endOf(finding);
    if (overlaps(isTaken, finding.start, end)) continue;
    isTaken.fill(1, finding.start, end);
    kept.push(finding);
  }
  return kept.sort((a, b) => a.start - b.start);
}

function overlaps(isTaken: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (isTaken[i] === 1) return true;
  return false;
}
