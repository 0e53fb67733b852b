// The findings of a file: its prose is checked, and what is found is told in places of the file.
import type { Certainty, TextChange } from '../../engine/index.ts';
import type { CheckAnswer, FoundIssue, SpellingChecker, TextOptions } from '../../sdk/types.ts';
import type { Prose } from './prose/prose.ts';

/** What is told of the findings of a file. */
export interface Choice {
  /** Whether unknown names are told. */
  names: boolean;
  /** How certain a finding must be to be told. */
  certainty: Certainty;
}

const RANK: Readonly<Record<Certainty, number>> = { maybe: 0, likely: 1, sure: 2 };

/** The findings of a file in its own offsets. Those that lie across something that is no prose have no corrections. */
export function inSource(issues: readonly FoundIssue[], prose: Prose, { names, certainty }: Choice): FoundIssue[] {
  return issues.flatMap((issue) => {
    if (!names && issue.type === 'unknown-name') return [];
    if (RANK[issue.certainty] < RANK[certainty]) return [];
    const range = prose.inSource(issue.start, issue.end);
    if (!range) return [];
    const { start, end, isExact } = range;
    return { ...issue, start, end, replacements: isExact ? issue.replacements : [] };
  });
}

/** Checks a prose from scratch. */
export async function checkProse(
  checker: SpellingChecker,
  prose: Prose,
  options: TextOptions,
  choice: Choice,
): Promise<{ issues: FoundIssue[]; answer: CheckAnswer }> {
  const answer = await checker.check(prose.text, options);
  return { issues: inSource(answer.issues, prose, choice), answer };
}

/** Changes of the file that correct what is certain enough. */
export async function fixesInSource(
  checker: SpellingChecker,
  prose: Prose,
  options: TextOptions,
  certainty: Certainty,
): Promise<TextChange[]> {
  const { changes } = await checker.fix(prose.text, { ...options, certainty });
  return changes.flatMap(({ start, end, insert }) => {
    // An insertion has no place of its own: it keeps to the letter before it, or to the one behind it.
    const isInsertion = start === end;
    const range = isInsertion
      ? start > 0
        ? prose.inSource(start - 1, start)
        : prose.inSource(0, 1)
      : prose.inSource(start, end);
    if (!range?.isExact) return [];
    const at = start > 0 ? range.end : range.start;
    return isInsertion ? { start: at, end: at, insert } : { start: range.start, end: range.end, insert };
  });
}
