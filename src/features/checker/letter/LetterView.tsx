import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { changeSettings, settingsStore } from '../../../services/settings.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import { SideView } from '../side/SideView.tsx';
import { useChecker } from '../store.ts';
import { Fine, LetterLines } from './LetterLines.tsx';
import styles from './letter.module.css';
import { type Looked, useLetter, useMarksOfLetters } from './useLetter.ts';

/** Below this width the view covers the text: whoever goes to a place leaves it. */
const COVERS = '(width < 900px)';

function Content({ looked: { report, isFailed, retry } }: { looked: Looked }): ReactNode {
  const { t } = useTranslation('letter');
  const work = useChecker((state) => state.work);
  const empty = useChecker((state) => state.length === 0);
  const marks = useMarksOfLetters();
  const onJump = () => {
    if (!matchMedia(COVERS).matches) return;
    useChecker.setState({ side: null });
    const onAction = () => useChecker.setState({ side: 'letter' });
    toast.show({ text: t('shown'), icon: 'info-circle', action: { label: t('back'), onAction } });
  };
  if (empty) return <p>{t('empty')}</p>;
  if (isFailed)
    return (
      <p>
        {t('failed')}{' '}
        <Button small onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  if (work === 'idle' || work === 'stopped' || work === 'paused') return <p>{t(work)}</p>;
  if (report === undefined) return <p>{t('checking')}</p>;
  if (report === null) return <p>{t('noLetter')}</p>;
  if (report.length + marks.length === 0) return <Fine />;
  return <LetterLines report={report} marks={marks} onJump={onJump} />;
}

/** What to see to before the open text is sent, beside it; and whether letters are looked at without being asked. */
export function LetterView() {
  const { t } = useTranslation('letter');
  const controller = useController();
  const looked = useLetter();
  const isOn = useStore(settingsStore, (settings) => settings.letters);
  const close = () => {
    useChecker.setState({ side: null });
    controller.session?.point(null);
    controller.session?.focus();
  };
  const change = (letters: boolean) => {
    if (!changeSettings({ letters })) toast.show({ text: t('notKept'), icon: 'info-circle' });
  };
  return (
    <SideView title={t('title')} closeLabel={t('close')} onClose={close}>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.content} role="status">
        <Content looked={looked} />
      </div>
      <div className={styles.option}>
        <span id="letter-option">{t('option')}</span>
        <Switch aria-labelledby="letter-option" checked={isOn} onChange={change} />
      </div>
    </SideView>
  );
}
