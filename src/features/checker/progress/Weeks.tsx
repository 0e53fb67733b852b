import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import parts from '../statistics/parts.module.css';
import styles from './progress.module.css';
import { rateOf, type Week } from './weeks.ts';

/** The drawing in its own units. */
const STEP = 30;
const HEIGHT = 88;
const GAP = 0.3;

/** Mistakes in a thousand words, week by week: as bars, and as a list for screen readers. */
export function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const { t, i18n } = useTranslation('progress');
  const decimal = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
  const rates = weeks.map((week) => rateOf(week));
  const most = Math.max(1, ...rates.map((rate) => rate ?? 0));
  const written = weeks.filter(({ words }) => words > 0);
  if (written.length < 2) return <p className={`${parts.part} ${styles.lead}`}>{t('oneWeek')}</p>;
  const first = weeks[0];
  return (
    <section className={parts.part} aria-labelledby="progress-weeks">
      <h3 id="progress-weeks">{t('weeks.title')}</h3>
      <svg
        className={styles.weeks}
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {rates.map((rate, index) =>
          rate === null ? null : (
            <rect
              key={weeks[index]?.start}
              x={index * STEP}
              y={HEIGHT - Math.max(2, (rate / most) * HEIGHT)}
              width={STEP * (1 - GAP)}
              height={Math.max(2, (rate / most) * HEIGHT)}
            />
          ),
        )}
      </svg>
      <p className={parts.ends} aria-hidden="true">
        <span>{first && date.format(first.start)}</span>
        <span>{t('weeks.most', { number: decimal.format(most) })}</span>
        <span>{t('weeks.now')}</span>
      </p>
      <VisuallyHidden>
        <ul>
          {written.map((week) => (
            <li key={week.start}>
              {t('weeks.week', {
                date: date.format(week.start),
                number: decimal.format(rateOf(week) ?? 0),
                count: week.texts,
              })}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </section>
  );
}
