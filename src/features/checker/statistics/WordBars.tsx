import { useTranslation } from 'react-i18next';
import type { TextRange, WordUse } from '../../../engine/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { formatNumber } from '../status/format.ts';
import rows from './rows.module.css';

interface Words {
  readonly label: string;
  readonly uses: readonly WordUse[];
  /** A press goes from one place of the word to the next. */
  jump(places: readonly TextRange[]): void;
}

/** Words with how often they stand there, as bars. */
export function WordBars({ label, uses, jump }: Words) {
  const { t, i18n } = useTranslation('statistics');
  const most = Math.max(1, ...uses.map(({ count }) => count));
  return (
    <ul className={rows.bars} aria-label={label}>
      {uses.map(({ text, count, places }) => (
        <li key={`${text} ${places[0]?.start}`}>
          <button type="button" className={rows.bar} onClick={() => jump(places)}>
            <VisuallyHidden>
              {t('words.use', { word: text, number: formatNumber(count, i18n.language) })}
            </VisuallyHidden>
            <span className={rows.word} aria-hidden="true">
              {text}
            </span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / most) * 100} height="4" />
            </svg>
            <span className={rows.count} aria-hidden="true">
              {formatNumber(count, i18n.language)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same where the numbers are too small for bars: one word after another. */
export function WordChips({ label, uses, jump }: Words) {
  const { t, i18n } = useTranslation('statistics');
  return (
    <ul className={rows.chips} aria-label={label}>
      {uses.map(({ text, count, places }) => {
        const number = formatNumber(count, i18n.language);
        return (
          <li key={`${text} ${places[0]?.start}`}>
            <button type="button" className={rows.chip} onClick={() => jump(places)}>
              <VisuallyHidden>{t('words.use', { word: text, number })}</VisuallyHidden>
              <span className={rows.word} aria-hidden="true">
                {text}
              </span>
              <span className={rows.count} aria-hidden="true">
                {number}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
