import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Issue } from '../../../engine/index.ts';
import { activeLocale } from '../../../services/i18n/i18n.ts';
import { fillSlots, loadRuleTexts, type RuleText, ruleTextStore } from '../../../services/i18n/ruleTexts.ts';
import { languageName } from '../../../services/textLanguages.ts';

/** The last part of a message key, which is also the key of its short title. */
const kinds = ['unknownWord', 'unknownName', 'otherDialect'] as const;

/** The texts of the rule behind a finding; undefined for spelling, and until they are loaded. */
function useRuleText({ rule, language }: Issue, locale: string): RuleText | undefined {
  const text = useStore(ruleTextStore, ({ texts }) => texts[rule]);
  const isSpelling = rule.startsWith('spelling.');
  useEffect(() => {
    // `locale` only triggers the load; the active locale is read from where it is set.
    if (!isSpelling && locale) void loadRuleTexts(activeLocale(), language);
  }, [isSpelling, language, locale]);
  return text;
}

/** A finding's title and the reason for it, in the reader's language. */
export function useMessage(issue: Issue): { title: string; why: string } {
  const { t, i18n } = useTranslation();
  const text = useRuleText(issue, i18n.language);
  const { params } = issue.message;
  if (!issue.rule.startsWith('spelling.')) {
    if (!text) return { title: t(`issues.category.${issue.category}`), why: '' };
    return { title: fillSlots(text.message, params), why: fillSlots(text.why, params) };
  }
  const kind = kinds.find((name) => issue.message.key.endsWith(`.${name}`)) ?? 'unknownWord';
  const named = (code = '') => code && languageName(code as Issue['language'], i18n.language);
  return {
    title: t(`issues.title.${kind}`),
    why: t(`issues.spelling.${kind}`, { ...params, dialect: named(params.dialect), variant: named(params.variant) }),
  };
}
