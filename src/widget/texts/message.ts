// What a finding says: its title and the reason for it.
import type { Issue } from '../../engine/index.ts';
import { fillSlots } from '../../lib/fillSlots.ts';
import { slipOf } from '../../lib/slips.ts';
import type { Locale, RuleTexts, Texts } from './texts.ts';

/** A title and a reason; the reason may be empty. */
export interface Message {
  title: string;
  why: string;
}

const KINDS = ['unknownWord', 'unknownName', 'otherDialect'] as const;

/** "English (UK)" in the interface language. */
function variantName(code: string | undefined, locale: Locale): string {
  if (!code) return '';
  const names = new Intl.DisplayNames([locale], { type: 'language', style: 'short', languageDisplay: 'standard' });
  return names.of(code) ?? code;
}

/** Whether a finding is of the dictionary and not of a rule. */
export const isSpelling = (issue: Issue): boolean => issue.rule.startsWith('spelling.');

/** The message of a finding; a misspelling's says what went wrong where its correction tells. */
export function messageOf(
  issue: Issue,
  fix: string | undefined,
  texts: Texts,
  rules: RuleTexts,
  locale: Locale,
): Message {
  const { params, key } = issue.message;
  if (!isSpelling(issue)) {
    const text = rules[key];
    if (!text) return { title: texts.category[issue.category], why: '' };
    return { title: fillSlots(text.message, params), why: fillSlots(text.why, params) };
  }
  const kind = KINDS.find((name) => key.endsWith(`.${name}`)) ?? 'unknownWord';
  const named = { dialect: variantName(params['dialect'], locale), variant: variantName(params['variant'], locale) };
  const why = fillSlots(texts.why[kind], { ...params, ...named });
  const slip = kind === 'unknownWord' && fix !== undefined ? slipOf(issue.text, fix) : null;
  const more = slip ? texts.slips[slip] : undefined;
  return { title: texts.title[kind], why: more ? `${why} ${fillSlots(more, { fix: fix ?? '' })}` : why };
}
