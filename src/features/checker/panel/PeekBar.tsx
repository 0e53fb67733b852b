import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import styles from './PeekBar.module.css';
import { panelView, shownMarks } from './selectors.ts';

/** On a phone: that a text is finished, and the way out of here with it. */
function Finished() {
  const { t } = useTranslation();
  const controller = useController();
  return (
    <div className={styles.peek} data-print="hide">
      <span className={styles.tick}>
        <ProgressLine value={1} arrives />
      </span>
      <span role="status">{t('issues.noneTitle')}</span>
      <span className={styles.review}>
        <IconButton icon="clipboard" label={t('checker.command.copy')} onClick={() => controller.run('copy')} />
        <IconButton icon="download" label={t('checker.command.save')} onClick={() => controller.run('save')} />
      </span>
    </div>
  );
}

/** On a phone the list becomes a bar: the number of findings, and buttons for the next and the previous one. */
export function PeekBar() {
  const { t } = useTranslation();
  const controller = useController();
  const count = useChecker((state) => shownMarks(state).length);
  const view = useChecker(panelView);
  const covered = useChecker((state) => state.side !== null);
  const isFinished = useChecker((state) => state.corrected > 0 && panelView(state) === 'none');
  if (isFinished && !covered) return <Finished />;
  if (count === 0 || covered) return null;
  return (
    <div className={styles.peek} data-print="hide">
      <span className="num">{t(view === 'long' ? 'issues.soFar' : 'issues.count', { count })}</span>
      <IconButton icon="chevron-left" label={t('issues.previous')} onClick={() => controller.run('previous')} />
      <IconButton icon="chevron-right" label={t('issues.next')} onClick={() => controller.run('next')} />
      <Button className={styles.review} onClick={() => controller.run('next')}>
        {t('issues.review')}
      </Button>
    </div>
  );
}
