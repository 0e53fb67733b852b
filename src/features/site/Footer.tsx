import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../services/config/config.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import styles from './Footer.module.css';
import { links } from './links.ts';
import { ShareButton } from './share/ShareButton.tsx';

const year = new Date().getUTCFullYear();

/** Footer of the public pages: one line, below all addresses (`columns`) on the home page. */
export function Footer({ columns, lang }: { columns?: ReactNode; lang?: string | undefined }) {
  const { t } = useTranslation();
  const { brand } = getConfig();
  const short = [
    { to: links.privacy, label: 'site.footer.privacy' },
    { to: links.imprint, label: 'site.footer.imprint' },
    { to: links.help, label: 'nav.help' },
    { to: links.contact, label: 'nav.contact' },
  ] as const;
  return (
    <footer className={styles.foot} lang={lang} data-print="hide">
      <div className="wrap">
        {columns}
        <div className={styles.end}>
          <span>{t('site.footer.copyright', { year, brand })}</span>
          {!columns &&
            short.map(({ to, label }) => (
              <AppLink key={to} to={to}>
                {t(label)}
              </AppLink>
            ))}
          {/* A text file: no page of the application. */}
          <a href="/licenses/third-party.txt">{t('site.footer.thirdParty')}</a>
          <ShareButton />
        </div>
      </div>
    </footer>
  );
}
