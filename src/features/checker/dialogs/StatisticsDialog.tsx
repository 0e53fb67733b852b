import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { formatNumber } from '../status/format.ts';
import { useChecker } from '../store.ts';
import styles from './dialogs.module.css';

/** Words per minute in silent reading (Brysbaert 2019, a mean over 190 studies) and in calm speech. */
const READING = 238;
const SPEAKING = 150;

/** "2 min 5 sec" in the reader's language. */
function duration(seconds: number, locale: string): string {
  const unit = (value: number, name: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  return minutes === 0 ? unit(rest, 'second') : `${unit(minutes, 'minute')} ${unit(rest, 'second')}`;
}

/** Figures for the open text, from the engine's counts. */
export function StatisticsDialog({ onClose }: { onClose(): void }) {
  const { t, i18n } = useTranslation();
  const counts = useChecker((state) => state.counts);
  const number = (value: number) => formatNumber(value, i18n.language);
  const perSentence = counts.sentences === 0 ? 0 : Math.round((counts.words / counts.sentences) * 10) / 10;
  const rows = [
    ['wordsLabel', number(counts.words)],
    ['charactersLabel', number(counts.characters)],
    ['noSpacesLabel', number(counts.charactersNoSpaces)],
    ['sentencesLabel', number(counts.sentences)],
    ['paragraphsLabel', number(counts.paragraphs)],
    ['perSentenceLabel', number(perSentence)],
    ['readingLabel', duration((counts.words * 60) / READING, i18n.language)],
    ['speakingLabel', duration((counts.words * 60) / SPEAKING, i18n.language)],
  ] as const;
  return (
    <Modal open title={t('statistics.title')} closeLabel={t('checker.close')} onClose={onClose}>
      <dl className={styles.figures}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{t(`statistics.${label}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{t('statistics.paces', { reading: READING, speaking: SPEAKING })}</p>
    </Modal>
  );
}
