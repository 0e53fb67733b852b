import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import styles from './letter.module.css';
import { useLetter, useMarksOfLetters } from './useLetter.ts';

/** On a phone: that there is something to see to before a letter is sent, and the way there. */
export function LetterBar() {
  const { t } = useTranslation('letter');
  const controller = useController();
  const { report } = useLetter();
  const marks = useMarksOfLetters();
  const count = report ? report.length + marks.length : 0;
  const covered = useChecker((state) => state.side !== null);
  if (count === 0 || covered) return null;
  return (
    <div className={styles.bar} data-print="hide">
      <Button variant="act" wide icon="envelope-check" onClick={() => controller.run('letter')}>
        {t('count', { count })}
      </Button>
    </div>
  );
}
