import { useTranslation } from 'react-i18next';
import type { LanguageStyle, Readability, TextLanguage, TextStatistics } from '../../../engine/index.ts';
import { languageName } from '../../../services/textLanguages.ts';
import { formatNumber } from '../status/format.ts';
import { useChecker } from '../store.ts';
import parts from './parts.module.css';
import styles from './Readabilities.module.css';

/** Width of the scale in its own units. */
const WIDTH = 400;

/** Where a value lies between the ends of its scale, 0 (hardest) to 1. */
const shareOf = ({ value, hardest, easiest }: Readability): number =>
  Math.max(0, Math.min(1, (value - hardest) / (easiest - hardest)));

const shown = ({ value, band }: Readability, locale: string): string =>
  formatNumber(band === 'schoolYear' ? Math.round(value * 10) / 10 : Math.round(value), locale);

/** One formula: its value, what its author calls it, and where it lies on its scale. */
function Score({ of, language }: { of: Readability; language: TextLanguage }) {
  const { t, i18n } = useTranslation('statistics');
  const value = shown(of, i18n.language);
  const at = Math.round(shareOf(of) * WIDTH);
  const scale = t('readability.scale', { value, hardest: of.hardest, easiest: of.easiest });
  return (
    <div className={styles.score}>
      <p>
        <b>{value}</b> {t(`bands.${of.band}`, { year: Math.max(1, Math.round(of.value)) })}
      </p>
      <svg viewBox={`0 0 ${WIDTH} 14`} className={styles.scale} role="img" aria-label={scale}>
        <path className={styles.axis} d={`M1 7h${WIDTH - 2}M1 2v10M${WIDTH - 1} 2v10`} />
        <path className={styles.filled} d={`M1 7h${Math.max(0, at - 1)}`} />
        <circle cx={Math.max(6, Math.min(WIDTH - 6, at))} cy="7" r="5.5" />
      </svg>
      <p className={parts.ends} aria-hidden="true">
        <span>{t('readability.hard')}</span>
        <span>{t('readability.easy')}</span>
      </p>
      <p className={parts.hint}>
        {`${of.name} (${languageName(language, i18n.language)}). `}
        <cite lang="">{of.source}.</cite>
      </p>
    </div>
  );
}

/** A language inside a text in another one is worth its own value only from here on. */
const WORTH_IT = 0.1;

/** How easy the text is to read, by the formula made for its language. */
export function Readabilities({ statistics }: { statistics: TextStatistics }) {
  const { t, i18n } = useTranslation('statistics');
  const language = useChecker((state) => state.language);
  const packs = useChecker((state) => state.packs);
  const all = statistics.languages.reduce((sum, { words }) => sum + words, 0);
  const told = statistics.languages.filter(({ words }) => words >= all * WORTH_IT);
  const why = (): string => {
    if (!language) return t('readability.noLanguage');
    if (packs[language]?.status !== 'ready')
      return t('readability.waiting', { language: languageName(language, i18n.language) });
    return t('readability.tooShort');
  };
  const name = ({ language: code }: LanguageStyle) => languageName(code, i18n.language);
  return (
    <section className={parts.part} aria-labelledby="statistics-readability">
      <h3 id="statistics-readability">{t('readability.title')}</h3>
      {told.length === 0 && <p className={parts.hint}>{why()}</p>}
      {told.map((style) => (
        <div key={style.language} className={parts.language}>
          {told.length > 1 && <h4>{name(style)}</h4>}
          {style.readability.length === 0 && <p className={parts.hint}>{t('readability.tooShort')}</p>}
          {style.readability.map((of) => (
            <Score key={of.name} of={of} language={style.language} />
          ))}
        </div>
      ))}
    </section>
  );
}
