import { type MouseEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../../lib/plainClick.ts';
import { mayHaveDrafts } from '../../../services/drafts/rescue.ts';
import { personNow } from '../../../services/person/person.ts';
import { isTextLanguage } from '../../../services/textLanguages.ts';
import { Sort } from '../../../ui/controls/Sort.tsx';
import { cx } from '../../../ui/cx.ts';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import styles from './HeroLetter.module.css';
import { heroMarks, heroPieces } from './heroMarks.ts';
import { sampleFor } from './samples.ts';

const never = () => () => undefined;
const hasDrafts = () => mayHaveDrafts(personNow());
const no = () => false;

/**
 * What the checker does, shown where it does it: a letter with its marks and one correction open, until the first key or paste
 * makes the place the visitor's own. Taking the correction makes the letter a text to try things on.
 */
export function HeroLetter() {
  const { t, i18n } = useTranslation();
  const controller = useController();
  const isWritten = useChecker((state) => state.length > 0);
  const returns = useSyncExternalStore(never, hasDrafts, no);
  const language = isTextLanguage(i18n.language) ? i18n.language : 'en';
  const sample = sampleFor(language);
  const hero = heroMarks[language];
  const [marked, fix] = hero.open;
  if (isWritten || returns) return null;
  const take = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    controller.act((session) => void session.sample({ ...sample, text: sample.text.replace(marked, fix) }));
  };
  return (
    <figure
      className={styles.hero}
      aria-label={t('checker.heroLabel')}
      lang={language}
      translate="no"
      data-print="hide"
    >
      {heroPieces(sample.text, hero).map(({ text, look }, index) => {
        const key = `${index} ${text}`;
        if (!look) return <span key={key}>{text}</span>;
        const mark = <mark className={cx('m', `m-${look}`)}>{text}</mark>;
        if (text !== marked) return <span key={key}>{mark}</span>;
        return (
          <span key={key} className={styles.place} data-look={look}>
            {mark}
            <span className={styles.popover} lang={i18n.language}>
              <span className={styles.title}>
                <Sort shape={look} />
                {t(`issues.category.${look}`)}
              </span>
              <a
                href={hero.address}
                className={styles.fix}
                lang={language}
                aria-label={`${t('issues.fix')}: ${fix}`}
                onClick={take}
              >
                {fix}
              </a>
            </span>
          </span>
        );
      })}
    </figure>
  );
}
