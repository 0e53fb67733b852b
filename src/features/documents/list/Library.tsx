import { lazy, Suspense, useEffect } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../documents.module.css';
import { leaveList, readList } from '../effects.ts';
import { resetScreen, screenPhase, useDocuments } from '../store.ts';
import { useActions } from '../useActions.ts';
import { useDocumentsText } from '../useText.ts';
import { DocumentList } from './DocumentList.tsx';
import { QuotaLine } from './QuotaLine.tsx';
import { RemovedBanner } from './RemovedBanner.tsx';
import { UploadArea } from './UploadArea.tsx';

/** Loaded when the first dialog is opened. */
const Dialogs = lazy(async () => ({ default: (await import('../dialogs/Dialogs.tsx')).Dialogs }));

/** The list of a signed-in user, in whatever state it is. */
export function Library({ checker }: { checker: string }) {
  const { t } = useDocumentsText();
  const screen = useDocuments();
  const actions = useActions(checker);
  const phase = screenPhase(screen);
  const problem = screen.problem ?? screen.list?.error ?? 'UnknownError';

  useEffect(() => {
    const read = () => void readList();
    const seen = () => document.visibilityState === 'visible' && read();
    read();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      leaveList();
      resetScreen();
    };
  }, []);

  return (
    <>
      {screen.list?.phase === 'offline' && <Banner icon="wifi-off">{t('offline')}</Banner>}
      {screen.list && <RemovedBanner removed={screen.list.removed} />}
      {phase === 'list' && screen.list?.phase === 'failed' && (
        <Banner kind="bad" action={{ label: t('retry'), onAction: () => void readList() }}>
          {t('failed', { reason: t(`errors.${problem}`) })}
        </Banner>
      )}
      {phase === 'loading' && (
        <p role="status" className={styles.quiet}>
          {t('loading')}
        </p>
      )}
      {phase === 'failed' && (
        <div className={styles.notice}>
          <p role="alert">{t('failed', { reason: t(`errors.${problem}`) })}</p>
          <Button icon="arrow-clockwise" onClick={() => void readList()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {(phase === 'list' || phase === 'empty') && (
        <UploadArea empty={phase === 'empty'} onFiles={(files) => void actions.upload(files)}>
          {phase === 'list' && <DocumentList actions={actions} />}
        </UploadArea>
      )}
      {screen.list && phase !== 'failed' && <QuotaLine quota={screen.list.quota} />}
      <p className={styles.privacy}>
        <Icon name="lock" />
        {t('privacy')}
      </p>
      {screen.dialog.name !== 'none' && (
        <Suspense>
          <Dialogs />
        </Suspense>
      )}
    </>
  );
}
