import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../ui/controls/Button.tsx';
import { useController } from '../controller.ts';
import { SideView } from '../side/SideView.tsx';
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

/** The end of the view's own address; what is before it is the checker's. */
const OWN_ADDRESS = '/statistics/';

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
  const controller = useController();
  const empty = useChecker((state) => state.length === 0);
  const title = useChecker((state) => state.title);
  const { statistics, isCurrent, isFailed, retry } = useStatistics();
  const jump = useVisits('statistics', { shown: t('shown'), back: t('back') });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hasAddress = pathname.endsWith(OWN_ADDRESS);
  useEffect(() => {
    // Whoever leaves its address, by the link to the check or by going back, leaves it.
    if (hasAddress) return () => useChecker.setState({ side: null });
    return undefined;
  }, [hasAddress]);
  const close = () => {
    // With an address of its own it closes as soon as the page has left that.
    if (hasAddress) void navigate(pathname.slice(0, -OWN_ADDRESS.length + 1));
    else useChecker.setState({ side: null });
    controller.session?.point(null);
    controller.session?.focus();
  };
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
