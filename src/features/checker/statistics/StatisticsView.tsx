import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { SideView } from '../side/SideView.tsx';
import { useSideAddress } from '../side/useSideAddress.ts';
import { useVisits } from '../side/useVisits.ts';
import { useChecker } from '../store.ts';
import { Figures } from './Figures.tsx';
import { HowCounted } from './HowCounted.tsx';
import { IssueKinds } from './IssueKinds.tsx';
import { Readabilities } from './Readabilities.tsx';
import { Rhythm } from './Rhythm.tsx';
import styles from './StatisticsView.module.css';
import { Style } from './Style.tsx';
import { useStatistics } from './useStatistics.ts';
import { Vocabulary } from './Vocabulary.tsx';

/** Why there are no figures yet, or no new ones. */
function State({ isFailed, retry }: { isFailed: boolean; retry(): void }): ReactNode {
  const { t } = useTranslation('statistics');
  const work = useChecker((state) => state.work);
  if (isFailed)
    return (
      <p className={styles.state}>
        {t('failed')}{' '}
        <Button small onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  if (work === 'idle') return <p className={styles.state}>{t('tooLong')}</p>;
  if (work === 'stopped') return <p className={styles.state}>{t('stopped')}</p>;
  return <p className={styles.state}>{t(work === 'paused' ? 'paused' : 'checking')}</p>;
}

/** What the open text is like, beside it: each figure that has a place in the text leads there. */
export function StatisticsView() {
  const { t } = useTranslation('statistics');
  const empty = useChecker((state) => state.length === 0);
  const title = useChecker((state) => state.title);
  const { statistics, isCurrent, isFailed, retry } = useStatistics();
  const jump = useVisits('statistics', { shown: t('shown'), back: t('back') });
  const close = useSideAddress('statistics');
  return (
    <SideView title={t('title')} of={title} closeLabel={t('close')} onClose={close}>
      {empty ? (
        <p className={styles.state}>{t('empty')}</p>
      ) : (
        <>
          <Figures />
          <div role="status">{!isCurrent && <State isFailed={isFailed} retry={retry} />}</div>
          {statistics && (
            <>
              <Readabilities statistics={statistics} />
              <Rhythm sentences={statistics.sentences} jump={jump} />
              <Style statistics={statistics} jump={jump} />
              <Vocabulary statistics={statistics} jump={jump} />
            </>
          )}
          <IssueKinds jump={jump} />
          <HowCounted />
        </>
      )}
    </SideView>
  );
}
