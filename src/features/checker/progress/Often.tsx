import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slip } from '../../../services/progress/types.ts';
import edit from '../side/edit.module.css';
import parts from '../statistics/parts.module.css';
import { formatNumber } from '../status/format.ts';
import styles from './progress.module.css';
import { isLearnt } from './schedule.ts';

const LISTED = 6;

/** The corrections made most often, leaving out those that are learnt. */
export function oftenIn(slips: readonly Slip[]): { slip: Slip; count: number }[] {
  const found = new Map<string, { slip: Slip; count: number }>();
  for (const slip of slips) {
    if (isLearnt(slip)) continue;
    const key = JSON.stringify([slip.language, slip.before.toLowerCase(), slip.after.toLowerCase()]);
    const before = found.get(key);
    found.set(key, { slip: before?.slip ?? slip, count: (before?.count ?? 0) + 1 });
  }
  return [...found.values()].filter(({ count }) => count > 1).sort((a, b) => b.count - a.count);
}

/** What somebody corrects again and again. */
export function Often({ slips }: { slips: readonly Slip[] }) {
  const { t, i18n } = useTranslation('progress');
  const often = useMemo(() => oftenIn(slips).slice(0, LISTED), [slips]);
  if (often.length === 0) return null;
  return (
    <section className={parts.part} aria-labelledby="progress-often">
      <h3 id="progress-often">{t('often.title')}</h3>
      <ul className={styles.often}>
        {often.map(({ slip, count }) => (
          <li key={slip.id}>
            <span className={edit.edit} lang={slip.language}>
              <del>{slip.before.trim() || '␣'}</del> <ins>{slip.after.trim() || '∅'}</ins>
            </span>
            <span className={styles.count}>{`${formatNumber(count, i18n.language)} ×`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
