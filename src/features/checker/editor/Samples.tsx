import { useTranslation } from 'react-i18next';
import { textLanguageCodes } from '../../../services/textLanguages.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { useController } from '../controller.ts';
import styles from './Samples.module.css';
import { sampleFor } from './samples.ts';

/** A sample text in each language; on the home page with a link to the full checker. */
export function Samples({ place }: { place: 'home' | 'page' }) {
  const { t, i18n } = useTranslation();
  const controller = useController();
  // The reader's own language first.
  const codes = textLanguageCodes.toSorted((a, b) => Number(b === i18n.language) - Number(a === i18n.language));
  const chips = codes.map((language) => sampleFor(language));
  return (
    <div className={styles[place]} data-print="hide">
      <div className={styles.samples} role="group" aria-label={t('samples.label')}>
        <span className={styles.lead}>{t(place === 'home' ? 'checker.trySample' : 'checker.orSample')}</span>
        {chips.map((sample) => (
          <button
            key={sample.language}
            type="button"
            lang={sample.language}
            className={styles.chip}
            onClick={() => controller.act((session) => void session.sample(sample))}
          >
            {sample.name}
          </button>
        ))}
      </div>
      {place === 'home' && <AppLink to="/checker/">{t('checker.openFull')}</AppLink>}
    </div>
  );
}
