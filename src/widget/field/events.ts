// What the page hears: events on the field itself, which bubble, also out of shadow trees.
import type { Category, Certainty, Issue, TextLanguage } from '../../engine/index.ts';
import type { AppError } from '../../lib/errors.ts';
import type { Mark } from '../../lib/markIndex.ts';

/** A possible mistake as scripts of the page see it. Offsets are UTF-16 units of the field's text. */
export interface ResultIssue {
  start: number;
  end: number;
  text: string;
  category: Category;
  type: Issue['type'];
  certainty: Certainty;
  rule: string;
  language: TextLanguage;
}

/** Detail of `spelling-check-result`: a check has come to its end. */
export interface ResultDetail {
  issues: ResultIssue[];
  language: TextLanguage | null;
  words: number;
  characters: number;
}

/** Detail of `spelling-check-fix`: a correction is about to be made; `preventDefault` stops it. */
export interface FixDetail extends ResultIssue {
  replacement: string;
}

/** Detail of `spelling-check-error`: what the field goes on without, by a code that does not change. */
export interface ErrorDetail {
  code: AppError['code'];
  message: string;
}

/** A mark for scripts. */
export function resultIssue({ start, end, issue }: Mark<Issue>): ResultIssue {
  const { text, category, type, certainty, rule, language } = issue;
  return { start, end, text, category, type, certainty, rule, language };
}

function tell(
  field: Element,
  name: string,
  detail: ResultDetail | FixDetail | ErrorDetail,
  cancelable = false,
): boolean {
  return field.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

/** Tells of a finished check. */
export const tellResult = (field: Element, detail: ResultDetail) => tell(field, 'spelling-check-result', detail);

/** Asks whether a correction may be made. */
export const mayFix = (field: Element, detail: FixDetail) => tell(field, 'spelling-check-fix', detail, true);

/** Tells of a failure. */
export const tellError = (field: Element, { code, message }: AppError) =>
  tell(field, 'spelling-check-error', { code, message });
