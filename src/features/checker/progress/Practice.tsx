import { useTranslation } from 'react-i18next';
import type { Slip } from '../../../services/progress/types.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import parts from '../statistics/parts.module.css';
import styles from './progress.module.css';
import { dueNow, nextDue } from './schedule.ts';

/** What is to be practised: now, later, or nothing yet. */
export function Practice({ slips, now, begin }: { slips: readonly Slip[]; now: number; begin(): void }) {
  const { t, i18n } = useTranslation('progress');
  const due = dueNow(slips, now).length;
  const next = nextDue(slips);
  const state = () => {
    if (slips.length === 0) return t('practice.none');
    if (next === null) return t('practice.allLearnt');
    const date = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' }).format(
      next,
    );
    return due > 0 ? t('practice.due', { count: due }) : t('practice.later', { date });
  };
  return (
    <section className={parts.part} aria-labelledby="progress-practice">
      <h3 id="progress-practice">{t('practice.title')}</h3>
      <p className={styles.lead}>{state()}</p>
      {due > 0 && (
        <p className={styles.act}>
          <Button variant="primary" icon="play" onClick={begin}>
            {t('practice.start')}
          </Button>
        </p>
      )}
    </section>
  );
}
