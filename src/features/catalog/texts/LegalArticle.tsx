import { useTranslation } from 'react-i18next';
import '../../../services/i18n/pageTexts.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../Notice.tsx';
import type { PathOf } from '../products/products.ts';
import styles from './LegalArticle.module.css';
import type { LegalSection, LegalText } from './legalText.ts';

const pages = ['privacy', 'privacyEs', 'singleSite', 'singleServer', 'globalSite', 'redistribution'] as const;

/** Id of a legal page, which is also its row in the route table. */
export type LegalPageId = (typeof pages)[number];

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
}

/** One part: number and heading, paragraphs, bullet points. */
function Part({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section aria-labelledby={section.id}>
      <h2 id={section.id}>
        <span className={styles.number}>{number}</span> {section.heading}
      </h2>
      {section.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points.length > 0 && (
        <ul>
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A legal text with its contents, the date of its last change, a print button and links to the other legal texts. */
export function LegalArticle({ id, text, pathOf }: { id: LegalPageId; text: LegalText; pathOf: PathOf }) {
  const { t, i18n } = useTranslation();
  const language = id === 'privacyEs' ? 'es' : 'en';
  const others = pages.filter((page) => page !== id);
  return (
    <div className={styles.legal}>
      <div className={styles.side} data-print="hide">
        <nav className={styles.toc} aria-label={t('legal.contents')}>
          <h2>{t('legal.contents')}</h2>
          <div lang={language}>
            <Contents sections={text.sections} />
          </div>
        </nav>
        <nav className={styles.others} aria-label={t('legal.others')}>
          <h2>{t('legal.others')}</h2>
          <ul className="plain">
            {others.map((page) => (
              <li key={page}>
                <AppLink to={pathOf(page)}>{t(`legal.${page}`)}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <article className={styles.article}>
        <header>
          <h1 lang={language}>{text.heading}</h1>
          <div className={styles.meta}>
            <span>{t('legal.changed', { date: text.changed })}</span>
            <Button small icon="printer" data-print="hide" onClick={() => window.print()}>
              {t('legal.print')}
            </Button>
          </div>
        </header>
        {i18n.language !== language && i18n.language !== 'en' && <Notice>{t('legal.language')}</Notice>}
        <details className={styles.small} data-print="hide">
          <summary>
            {t('legal.contents')} <Icon name="chevron-down" />
          </summary>
          <Contents sections={text.sections} />
        </details>
        <div className={cx('prose', styles.prose)} lang={language}>
          <p className="intro">{text.intro}</p>
          {text.sections.map((section, index) => (
            <Part key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </article>
    </div>
  );
}
