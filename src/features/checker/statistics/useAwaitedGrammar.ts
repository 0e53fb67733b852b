import { useTranslation } from 'react-i18next';
import type { TextStatistics } from '../../../engine/index.ts';
import { languageName } from '../../../services/textLanguages.ts';
import { useChecker } from '../store.ts';

/** Why nothing is known yet of the words of the text: its grammar is still coming, or cannot come. Null once it is here. */
export function useAwaitedGrammar({ languages }: TextStatistics): string | null {
  const { t, i18n } = useTranslation('statistics');
  const grammars = useChecker((state) => state.grammars);
  const [first] = languages;
  if (first && first.sentencesRead > 0) return null;
  if (!first) return t('grammar.none');
  const language = languageName(first.language, i18n.language);
  return t(grammars[first.language] === 'failed' ? 'grammar.failed' : 'grammar.waiting', { language });
}
