import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AppLink } from '../../../ui/AppLink.tsx';
import { cx } from '../../../ui/cx.ts';
import { mainLinks, marksItselfOnly } from '../links.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PhoneNavigation } from './PhoneNavigation.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

/** Header of the public pages: brand, navigation, language, theme, account. */
export function Header({ lang }: { lang?: string | undefined }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <header className={cx('wrap', styles.head)} lang={lang} data-print="hide">
      <Brand />
      <nav className={styles.nav} aria-label={t('nav.label')}>
        {mainLinks.map(({ to, label, within }) => (
          <AppLink key={to} to={to} within={within} end={marksItselfOnly(to, pathname)}>
            {t(label)}
          </AppLink>
        ))}
      </nav>
      <div className={styles.end}>
        <div className={styles.wide}>
          <LanguageMenu />
          <ThemeMenu />
          <AccountMenu look="button" className={styles.sign} />
        </div>
        <div className={styles.narrow}>
          <LanguageMenu compact />
          <PhoneNavigation />
        </div>
      </div>
    </header>
  );
}
