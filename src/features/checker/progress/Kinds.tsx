import { useTranslation } from 'react-i18next';
import { mistakeKinds } from '../../../services/progress/types.ts';
import { Sort } from '../../../ui/controls/Sort.tsx';
import parts from '../statistics/parts.module.css';
import styles from './progress.module.css';
import { rateOf, together, type Week } from './weeks.ts';

const WIDTH = 100;
const HEIGHT = 24;

/** A kind of mistake over the weeks: a line through those in which something was written. */
function Course({ rates, most }: { rates: readonly (number | null)[]; most: number }) {
  const step = WIDTH / Math.max(1, rates.length - 1);
  const points = rates.flatMap((rate, index) =>
    rate === null ? [] : [`${index * step} ${HEIGHT - (rate / most) * (HEIGHT - 2) - 1}`],
  );
  return (
    <svg className={styles.course} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {points.length > 1 && <path d={`M${points.join('L')}`} />}
    </svg>
  );
}

/** The kinds of mistakes, each with its course and how many come to a thousand words. */
export function Kinds({ weeks }: { weeks: readonly Week[] }) {
  const { t, i18n } = useTranslation('progress');
  const { t: common } = useTranslation();
  const decimal = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const all = together(weeks);
  if (all.words === 0) return null;
  return (
    <section className={parts.part} aria-labelledby="progress-kinds">
      <h3 id="progress-kinds">{t('kinds.title')}</h3>
      <ul className={styles.kinds}>
        {mistakeKinds.map((kind) => {
          const rates = weeks.map((week) => rateOf(week, kind));
          return (
            <li key={kind} data-look={kind}>
              <span className={styles.kind}>
                <Sort shape={kind} />
                {common(`issues.category.${kind}`)}
              </span>
              <Course rates={rates} most={Math.max(1, ...rates.map((rate) => rate ?? 0))} />
              <span className={styles.count}>{decimal.format(rateOf(all, kind) ?? 0)}</span>
            </li>
          );
        })}
      </ul>
      <p className={parts.hint}>{t('kinds.how')}</p>
    </section>
  );
}
