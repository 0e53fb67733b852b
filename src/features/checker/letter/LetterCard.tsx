import { useTranslation } from 'react-i18next';
import { useController } from '../controller.ts';
import { Fine, LetterLines } from './LetterLines.tsx';
import styles from './letter.module.css';
import { useLetter, useMarksOfLetters } from './useLetter.ts';

/** Above the list of findings: what to see to before a letter is sent. Nothing for other texts. */
export function LetterCard() {
  const { t } = useTranslation('letter');
  const controller = useController();
  const { report } = useLetter();
  const isMarked = useMarksOfLetters().length > 0;
  // What rules find is in the list below, with its corrections.
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
