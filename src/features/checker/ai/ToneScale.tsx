import { useTranslation } from 'react-i18next';
import type { ToneScales } from '../../../engine/index.ts';
import styles from './tone.module.css';
import { percentOf } from './tones.ts';

/** Where the text lies between two poles. */
export function ToneScale({ scales, scale }: { scales: ToneScales; scale: keyof ToneScales }) {
  const { t } = useTranslation('ai');
  const [low, high] = [t(`tone.scales.${scale}.low`), t(`tone.scales.${scale}.high`)];
  const percent = percentOf(scales, scale);
  return (
    <div className={styles.scale}>
      <meter
        min={0}
        max={100}
        value={percent}
        aria-label={`${low} – ${high}`}
        aria-valuetext={t('tone.value', { low, high, percent })}
      />
      <span className={styles.track} aria-hidden="true">
        {/* The mark moves with the text. */}
        <svg viewBox="0 0 100 4" preserveAspectRatio="none">
          <line x1="0" y1="2" x2="100" y2="2" />
        </svg>
        <svg viewBox="0 0 100 4" className={styles.mark}>
          <circle cx={2 + percent * 0.96} cy="2" r="1.75" />
        </svg>
      </span>
      <span className={styles.poles} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </span>
    </div>
  );
}
