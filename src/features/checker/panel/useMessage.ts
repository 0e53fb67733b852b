import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Issue } from '../../../engine/index.ts';
import { fillSlots } from '../../../lib/fillSlots.ts';
import { slipOf } from '../../../lib/slips.ts';
import { activeLocale } from '../../../services/i18n/i18n.ts';
import { loadRuleTexts, ruleTextStore } from '../../../services/i18n/ruleTexts.ts';
import { languageName } from '../../../services/textLanguages.ts';

/** The last part of a message key, which is also the key of its short title. */
const kinds = ['unknownWord', 'unknownName', 'otherDialect'] as const;

/** The reader's texts about rules, which load with the language of a text. */
function useRuleTexts(language: Issue['language'], locale: string) {
  useEffect(() => {
    // `locale` only triggers the load; the active locale is read from where it is set.
    if (locale) void loadRuleTexts(activeLocale(), language);
  }, [language, locale]);
  return useStore(ruleTextStore);
}

/** A finding's title and the reason for it, in the reader's language. A misspelling's says what went wrong, where it is known. */
export function useMessage(issue: Issue, fix: string | undefined): { title: string; why: string } {
  const { t, i18n } = useTranslation();
  const { texts, slips } = useRuleTexts(issue.language, i18n.language);
  const { params, key } = issue.message;
  if (!issue.rule.startsWith('spelling.')) {
    const text = texts[key];
    if (!text) return { title: t(`issues.category.${issue.category}`), why: '' };
    return { title: fillSlots(text.message, params), why: fillSlots(text.why, params) };
  }
  const kind = kinds.find((name) => key.endsWith(`.${name}`)) ?? 'unknownWord';
  const named = (code = '') => code && languageName(code as Issue['language'], i18n.language);
  const why = t(`issues.spelling.${kind}`, {
    ...params,
    dialect: named(params.dialect),
    variant: named(params.variant),
  });
  const slip = kind === 'unknownWord' && fix !== undefined ? slips[slipOf(issue.text, fix) ?? ''] : undefined;
  return { title: t(`issues.title.${kind}`), why: slip ? `${why} ${fillSlots(slip, { fix: fix ?? '' })}` : why };
}
