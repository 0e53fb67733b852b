// Why a correction was accepted, in the reader's language, as a comment in the document will say it.
import type { AcceptedFix } from '../../../documents/index.ts';
import type { TextChange } from '../../../engine/index.ts';
import { fillSlots } from '../../../lib/fillSlots.ts';
import { slipOf } from '../../../lib/slips.ts';
import type { MadeFix } from '../../../services/drafts/draft.ts';
import { getI18n } from '../../../services/i18n/i18n.ts';
import { ruleTextStore } from '../../../services/i18n/ruleTexts.ts';
import type { IssueIndex, Mark } from '../panel/issueIndex.ts';

/** Title and reason of a finding in one sentence or two; a misspelling's says what went wrong, where it is known. */
function reasonOf({ issue }: Mark, fix: string): string {
  const { t } = getI18n();
  const { params, key } = issue.message;
  const text = ruleTextStore.getState().texts[key];
  if (text) return `${fillSlots(text.message, params)} ${fillSlots(text.why, params)}`.trim();
  if (!issue.rule.startsWith('spelling.')) return t(`issues.category.${issue.category}`);
  const name = (['unknownName', 'otherDialect'] as const).find((one) => key.endsWith(`.${one}`)) ?? 'unknownWord';
  const title = t(`issues.title.${name}`);
  const slip = name === 'unknownWord' ? ruleTextStore.getState().slips[slipOf(issue.text, fix) ?? ''] : undefined;
  return slip ? t('issues.reason', { title, reason: fillSlots(slip, { fix }) }) : title;
}

/** A correction with the kind and language of what it corrects, where a finding tells. */
export type ToldFix = AcceptedFix & Pick<MadeFix, 'kind' | 'language'>;

/** A change of the current text as a correction: its reason is that of the finding there, or empty. */
export function acceptedFix(index: IssueIndex, change: TextChange, before: string): ToldFix {
  const mark = index.within(change)[0] ?? index.at(change.start);
  if (!mark) return { before, after: change.insert, reason: '' };
  const { category: kind, language } = mark.issue;
  return { before, after: change.insert, reason: reasonOf(mark, change.insert), kind, language };
}
