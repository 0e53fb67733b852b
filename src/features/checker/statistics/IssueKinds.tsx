import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextRange } from '../../../engine/index.ts';
import { Sort } from '../../../ui/controls/Sort.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { lookOf } from '../panel/issueIndex.ts';
import { looks } from '../panel/selectors.ts';
import { formatNumber } from '../status/format.ts';
import { useChecker } from '../store.ts';
import parts from './parts.module.css';
import rows from './rows.module.css';

/** What the check found, by kind; a press goes from one to the next. */
export function IssueKinds({ jump }: { jump(places: readonly TextRange[]): void }) {
  const { t } = useTranslation('statistics');
  const { t: common, i18n } = useTranslation();
  const marks = useChecker((state) => state.marks);
  const kinds = useMemo(
    () =>
      looks
        .map((look) => ({ look, places: marks.filter(({ issue }) => lookOf(issue) === look) }))
        .filter(({ places }) => places.length > 0),
    [marks],
  );
  const most = Math.max(1, ...kinds.map(({ places }) => places.length));
  return (
    <section className={parts.part} aria-labelledby="statistics-issues">
      <h3 id="statistics-issues">{t('issues.title')}</h3>
      {kinds.length === 0 ? (
        <p className={parts.hint}>{t('issues.none')}</p>
      ) : (
        <ul className={rows.bars} aria-label={t('issues.title')}>
          {kinds.map(({ look, places }) => (
            <li key={look}>
              <button type="button" className={rows.bar} data-look={look} onClick={() => jump(places)}>
                <VisuallyHidden>
                  {t('words.use', {
                    word: common(`issues.category.${look}`),
                    number: formatNumber(places.length, i18n.language),
                  })}
                </VisuallyHidden>
                <span className={rows.kind} aria-hidden="true">
                  <Sort shape={look} />
                  {common(`issues.category.${look}`)}
                </span>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(places.length / most) * 100} height="4" />
                </svg>
                <span className={rows.count} aria-hidden="true">
                  {formatNumber(places.length, i18n.language)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
