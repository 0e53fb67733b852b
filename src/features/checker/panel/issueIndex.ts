// The findings of the open text with their marks (src/lib/markIndex.ts), and how a mark looks.
import type { Category, Issue } from '../../../engine/index.ts';
import { createMarkIndex, type MarkIndex, type Mark as MarkOf } from '../../../lib/markIndex.ts';

/** A finding at its current position. The id stays the same while the worker keeps finding it there. */
export type Mark = MarkOf<Issue>;

/** All findings of the text. */
export type IssueIndex = MarkIndex<Issue>;

/** Line, sign and hue of a finding: names look like consistency, everything else like its category. */
export const lookOf = (issue: Issue): Category => (issue.type === 'unknown-name' ? 'consistency' : issue.category);

/** The classes of a finding's mark. A word in no dictionary is a mistake even where its correction is in doubt. */
export const markClass = (issue: Issue): string =>
  `m m-${lookOf(issue)}${issue.certainty === 'maybe' && issue.type !== 'misspelling' ? ' m-maybe' : ''}`;

/** An empty index. */
export const createIssueIndex = (): IssueIndex => createMarkIndex<Issue>();
