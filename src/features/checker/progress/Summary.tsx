import { useTranslation } from 'react-i18next';
import type { Tally } from '../../../services/progress/types.ts';
import figures from '../statistics/Figures.module.css';
import styles from './progress.module.css';
import { rateOf, together, type Week } from './weeks.ts';

/** The weeks that count as now, and the words that it takes to compare them with those before. */
const LATELY = 4;
const ENOUGH_WORDS = 300;

/** How much was checked, and whether mistakes have become rarer. */
export function Summary({ tallies, weeks }: { tallies: readonly Tally[]; weeks: readonly Week[] }) {
  const { t, i18n } = useTranslation('progress');
  const number = new Intl.NumberFormat(i18n.language);
  const decimal = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const words = tallies.reduce((sum, tally) => sum + tally.words, 0);
  const [before, lately] = [together(weeks.slice(0, -LATELY)), together(weeks.slice(-LATELY))];
  const [was, is] = [rateOf(before), rateOf(lately)];
  const isEnough = before.words >= ENOUGH_WORDS && lately.words >= ENOUGH_WORDS;
  const first = tallies[0];
  return (
    <>
      <dl className={figures.figures}>
        <div>
          <dt>{t('texts')}</dt>
          <dd>{number.format(tallies.length)}</dd>
        </div>
        <div>
          <dt>{t('words')}</dt>
          <dd>{number.format(words)}</dd>
        </div>
        <div>
          <dt>{t('rate')}</dt>
          <dd>{is === null ? '–' : decimal.format(is)}</dd>
        </div>
      </dl>
      {isEnough && was !== null && is !== null && (
        <p className={styles.lead}>{t('compared', { is: decimal.format(is), was: decimal.format(was) })}</p>
      )}
      {first && (
        <p className={styles.fine}>
          {t('since', { date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(first.at) })}
        </p>
      )}
    </>
  );
}
