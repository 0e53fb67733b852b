// The last step before findings are reported: each gets its probability, from its own evidence and from what stands around it.
import { certaintyOf } from '../certainty/bands.ts';
import type { Evidence } from '../certainty/types.ts';
import type { Weigh } from '../certainty/weigh.ts';
import type { Issue } from '../types.ts';

/** A finding that has not been weighed, and its own evidence. */
export interface Draft {
  issue: Omit<Issue, 'probability' | 'certainty'>;
  evidence: Omit<Evidence, 'crowd' | 'unknown'>;
}

/** Within how many characters other findings count as neighbours. */
const REACH = 40;

const isUnknown = ({ evidence: { kind } }: Draft): boolean => kind === 'error' || kind === 'name';

/** What only the whole text shows makes no sentence worse, and neither does a matter of taste. */
const isAside = ({ evidence: { kind } }: Draft): boolean => kind === 'document' || kind === 'prose';

/** The issues with their probabilities. Drafts are in text order and do not overlap. Linear. */
export function weighed(drafts: readonly Draft[], weigh: Weigh): Issue[] {
  let first = 0;
  return drafts.map((draft, own) => {
    const { issue, evidence } = draft;
    while ((drafts[first] as Draft).issue.end < issue.start - REACH) first++;
    let [crowd, unknown] = [0, 0];
    for (let i = first; i < drafts.length; i++) {
      const other = drafts[i] as Draft;
      if (other.issue.start > issue.end + REACH) break;
      if (i === own || isAside(draft) || isAside(other)) continue;
      crowd++;
      if (isUnknown(other)) unknown++;
    }
    const probability = weigh({ ...evidence, crowd, unknown }, issue.language);
    return { ...issue, probability, certainty: certaintyOf(probability) };
  });
}
