import { useTranslation } from 'react-i18next';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import { Fine, LetterLines } from './LetterLines.tsx';
import styles from './letter.module.css';
import { useLetter } from './useLetter.ts';

/** Above the list of findings: what to see to before a letter is sent. Nothing for other texts. */
export function LetterCard() {
  const { t } = useTranslation('letter');
  const controller = useController();
  const { report } = useLetter();
  // The list below is what is left to see to.
  const isMarked = useChecker(({ marks }) => marks.length > 0);
  const isFine = report?.length === 0;
  // The place is selected: what is typed takes its place.
  const toText = () => controller.session?.focus();
  if (!report || (isFine && isMarked)) return null;
  return (
    <section className={styles.card} aria-labelledby="letter-card">
      <h2 id="letter-card">{t('title')}</h2>
      {isFine ? <Fine /> : <LetterLines report={report} marks={[]} onJump={toText} />}
    </section>
  );
}
