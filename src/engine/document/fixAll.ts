// Everything that can be mended in a text, as one list of changes. Fixes are read again as a whole, since one may uncover the
// next: what a second run would change is already changed by the first.

import { composeChanges, growthOf, type TextChange } from '../../lib/textChanges.ts';
import { isAtLeast } from '../certainty/bands.ts';
import type { Category, Certainty, CheckedDocument, Issue, IssueDelta, TextRange } from '../types.ts';

/** A paragraph that still changes after so many rounds changes to and fro. */
const MOST_ROUNDS = 6;

/**
 * The changes, in the coordinates of the text that `document` holds, sorted; it is edited. Names are left alone; `category`
 * limits them to one kind, `least` to what is at least so certain. Paragraphs whose fixes undo one another are left as they are.
 */
export function fixAll(document: CheckedDocument, category: Category | null, least: Certainty): TextChange[] {
  let changes: TextChange[] = [];
  for (let round = 0; ; round++) {
    const { deltas } = document.step(Number.POSITIVE_INFINITY, null);
    const unsettled: TextRange[] = [];
    const next = deltas.flatMap((delta) => {
      const fixes = fixesOf(delta, document, category, least);
      if (fixes.length > 0) unsettled.push(delta);
      return fixes;
    });
    if (next.length === 0) return changes;
    if (round === MOST_ROUNDS) return without(changes, unsettled);
    changes = composeChanges(changes, next);
    // From the end, so that no edit moves the next.
    document.edit([...next].reverse());
  }
}

function fixesOf(
  { issues }: IssueDelta,
  document: CheckedDocument,
  category: Category | null,
  least: Certainty,
): TextChange[] {
  const fixes: TextChange[] = [];
  for (const issue of issues) {
    if (issue.type === 'unknown-name' || (category !== null && issue.category !== category)) continue;
    if (!isAtLeast(issue.certainty, least)) continue;
    const insert = firstCorrection(issue, document);
    if (insert === undefined || insert === issue.text || issue.start < (fixes.at(-1)?.end ?? 0)) continue;
    fixes.push({ start: issue.start, end: issue.end, insert });
  }
  return fixes;
}

const firstCorrection = (issue: Issue, document: CheckedDocument): string | undefined =>
  issue.replacements ? issue.replacements[0] : document.suggest(issue.text, issue.language, 1, issue)[0]?.text;

/** The changes that do not fall into these ranges of the changed text. */
function without(changes: readonly TextChange[], ranges: readonly TextRange[]): TextChange[] {
  let shift = 0;
  let at = 0;
  return changes.filter((change) => {
    const start = change.start + shift;
    const end = start + change.insert.length;
    shift += growthOf(change);
    while (at < ranges.length && (ranges[at] as TextRange).end < start) at++;
    const range = ranges[at];
    return range === undefined || range.start > end;
  });
}
