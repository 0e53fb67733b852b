// Settles which findings of a paragraph stay when they overlap, in one place for all rules.
import type { TextRange } from '../types.ts';
import type { RuleFinding } from './types.ts';

const priorityOf = (finding: RuleFinding): number => finding.rule.priority ?? 0;

/** Better first: priority, then findings with a fix, then the shorter stretch, then the earlier one. */
function byWorth(a: RuleFinding, b: RuleFinding): number {
  return (
    priorityOf(b) - priorityOf(a) ||
    Number(b.replacements.length > 0) - Number(a.replacements.length > 0) ||
    a.end - a.start - (b.end - b.start) ||
    a.start - b.start
  );
}

/**
 * The findings that stay, in the order of the text: no two overlap, and none overlaps a range of `taken` (misspelt words:
 * what is not a word has no grammar). O(n log n).
 */
export function resolveOverlaps(findings: readonly RuleFinding[], taken: readonly TextRange[]): RuleFinding[] {
  const kept: RuleFinding[] = [];
  const spans = taken.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
  for (const finding of [...findings].sort(byWorth)) {
    const at = firstAfter(spans, finding.start);
    const before = spans[at - 1];
    const after = spans[at];
    if (before && before.end > finding.start) continue;
    if (after && after.start < Math.max(finding.end, finding.start + 1)) continue;
    spans.splice(at, 0, { start: finding.start, end: Math.max(finding.end, finding.start + 1) });
    kept.push(finding);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Index of the first span that starts after `start`. */
function firstAfter(spans: readonly TextRange[], start: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as TextRange).start <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}
