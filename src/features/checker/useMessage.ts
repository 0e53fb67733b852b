import { useTranslation } from 'react-i18next';
import type { Issue } from '../../engine/index.ts';
import { languageName } from '../../services/textLanguages.ts';

/** The last part of a message key: also the key of its short title. */
const kinds = ['unknownWord', 'unknownName', 'otherDialect'] as const;

/** What a finding is called and why it was found, in the reader's language. */
export function useMessage(issue: Issue): { title: string; why: string } {
  const { t, i18n } = useTranslation();
  const kind = kinds.find((name) => issue.message.key.endsWith(`.${name}`)) ?? 'unknownWord';
  const { dialect } = issue.message.params;
  const named = dialect ? languageName(dialect as Issue['language'], i18n.language) : '';
  return {
    title: t(`issues.title.${kind}`),
    why: t(`issues.spelling.${kind}`, { ...issue.message.params, dialect: named }),
  };
}
