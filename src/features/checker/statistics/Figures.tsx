import { useTranslation } from 'react-i18next';
import { formatNumber } from '../status/format.ts';
import { useChecker } from '../store.ts';
import styles from './Figures.module.css';

/** Words per minute in silent reading (Brysbaert 2019, a mean over 190 studies) and in calm speech. */
export const READING = 238;
export const SPEAKING = 150;

/** "2 min 5 sec" in the reader's language; from ten minutes on in whole minutes. */
function duration(seconds: number, locale: string): string {
  const unit = (value: number, name: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return unit(whole, 'second');
  const rest = whole % 60;
  return minutes >= 10 || rest === 0
    ? unit(Math.round(whole / 60), 'minute')
    : `${unit(minutes, 'minute')} ${unit(rest, 'second')}`;
}

/** Counts and times, as they stand after the last step of the check. */
export function Figures() {
  const { t, i18n } = useTranslation('statistics');
  const counts = useChecker((state) => state.counts);
  const number = (value: number) => formatNumber(value, i18n.language);
  const each = (of: number) => number(of === 0 ? 0 : Math.round((counts.words / of) * 10) / 10);
  const rows = [
    ['words', number(counts.words)],
    ['characters', number(counts.characters)],
    ['noSpaces', number(counts.charactersNoSpaces)],
    ['sentences', number(counts.sentences)],
    ['paragraphs', number(counts.paragraphs)],
    ['perSentence', each(counts.sentences)],
    ['perParagraph', each(counts.paragraphs)],
    ['reading', duration((counts.words * 60) / READING, i18n.language)],
    ['speaking', duration((counts.words * 60) / SPEAKING, i18n.language)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{t(`figures.${label}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
