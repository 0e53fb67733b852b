// Why a correction was accepted, in the reader's language, as a comment in the document will say it.
import type { AcceptedFix } from '../../../documents/index.ts';
import type { TextChange } from '../../../engine/index.ts';
import { fillSlots } from '../../../lib/fillSlots.ts';
import { getI18n } from '../../../services/i18n/i18n.ts';
import { ruleTextStore } from '../../../services/i18n/ruleTexts.ts';
import type { IssueIndex, Mark } from '../panel/issueIndex.ts';

/** Title and reason of a finding in one sentence or two. */
function reasonOf({ issue }: Mark): string {
  const { t } = getI18n();
  const { params, key } = issue.message;
  const text = ruleTextStore.getState().texts[issue.rule];
  if (text) return `${fillSlots(text.message, params)} ${fillSlots(text.why, params)}`.trim();
  if (!issue.rule.startsWith('spelling.')) return t(`issues.category.${issue.category}`);
  const name = (['unknownName', 'otherDialect'] as const).find((one) => key.endsWith(`.${one}`)) ?? 'unknownWord';
  return t(`issues.title.${name}`);
}

/** The corrections among these changes of the current text, with their reasons. */
export function acceptedFixes(
  index: IssueIndex,
  changes: readonly TextChange[],
  text: (change: TextChange) => string,
): AcceptedFix[] {
  return changes
    .map((change) => {
      const mark =
        index.marks.find(({ start, end }) => start < change.end && end > change.start) ?? index.at(change.start);
      return { before: text(change), after: change.insert, reason: mark ? reasonOf(mark) : '' };
    })
    .filter(({ reason }) => reason !== '');
}
