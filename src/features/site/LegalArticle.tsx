import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/AppLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './LegalArticle.module.css';
import { links } from './links.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** One numbered section of a legal text. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** A legal text: its title, the day of its last change (ISO), an opening and its sections. */
export interface LegalArticleProps {
  readonly title: string;
  /** Language of the text (BCP 47); it differs from the page's where a text is not translated. */
  readonly lang: string;
  readonly changed: string;
  readonly intro?: ReactNode;
  readonly sections: readonly LegalSection[];
  /** Said above the text, in the reader's language. */
  readonly note?: ReactNode;
}

const others = [
  { to: links.privacy, label: 'site.legal.privacy', lang: undefined },
  { to: links.privacyEs, label: 'site.legal.privacyEs', lang: 'es' },
  { to: links.singleServer, label: 'site.legal.singleServer', lang: undefined },
  { to: links.singleSite, label: 'site.legal.singleSite', lang: undefined },
  { to: links.globalSite, label: 'site.legal.globalSite', lang: undefined },
  { to: links.redistribution, label: 'site.legal.redistribution', lang: undefined },
] as const;

function ContentsList({ sections, current }: { sections: readonly LegalSection[]; current?: string | undefined }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A legal text with its contents beside it, the day of its last change and a print view. */
export function LegalArticle({ title, lang, changed, intro, sections, note }: LegalArticleProps) {
  const { t, i18n } = useTranslation();
  const current = useCurrentSection(sections);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(changed));
  return (
    <div className={styles.legal}>
      <nav className={styles.side} aria-label={t('site.legal.contents')} data-print="hide">
        <h2>{t('site.legal.contents')}</h2>
        <div lang={lang}>
          <ContentsList sections={sections} current={current} />
        </div>
        <h2>{t('site.legal.others')}</h2>
        <ul>
          {others.map((other) => (
            <li key={other.to} lang={other.lang}>
              <AppLink to={other.to}>{t(other.label)}</AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className={styles.article}>
        <h1 lang={lang}>{title}</h1>
        <div className={styles.meta}>
          <time dateTime={changed}>{t('site.legal.changed', { date })}</time>
          <Button small icon="printer" onClick={() => window.print()} data-print="hide">
            {t('site.legal.print')}
          </Button>
        </div>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.short} data-print="hide">
          <Disclosure summary={t('site.legal.contents')}>
            <div lang={lang}>
              <ContentsList sections={sections} />
            </div>
          </Disclosure>
        </div>
        <div className="prose" lang={lang}>
          {intro && <div className="intro">{intro}</div>}
          {sections.map((section, index) => (
            <section key={section.id} id={section.id}>
              <h2>
                <span className={styles.number}>{index + 1}</span>
                {section.title}
              </h2>
              {section.content}
            </section>
          ))}
        </div>
      </article>
    </div>
  );
}
