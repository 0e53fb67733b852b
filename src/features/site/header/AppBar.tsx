import { useTranslation } from 'react-i18next';
import { useSession } from '../../../services/person/sessionState.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { iconButtonClass } from '../../../ui/controls/IconButton.tsx';
import { segmentsClass } from '../../../ui/controls/Segments.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SlotTarget } from '../../../ui/Slot.tsx';
import { links } from '../links.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './AppBar.module.css';
import { Brand } from './Brand.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PhoneNavigation } from './PhoneNavigation.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

const views = [
  { to: links.checker, label: 'site.check' },
  { to: links.ai, label: 'site.rewrite' },
  { to: links.statistics, label: 'site.statistics' },
] as const;

/** The slim bar above the tools: brand, the document (filled by the page), the views, and the reader's own menus. */
export function AppBar() {
  const { t } = useTranslation();
  const premium = useSession(({ plan }) => plan === 'premium');
  const icon = (to: string, name: 'question-circle' | 'star' | 'trophy', label: string) => (
    <AppLink className={iconButtonClass} to={to} aria-label={label} data-tip={label}>
      <Icon name={name} />
    </AppLink>
  );
  return (
    <header className={styles.bar} data-print="hide">
      <Brand markOnly />
      <SlotTarget name="document" className={styles.document} />
      <div className={styles.wide}>
        <nav className={cx(segmentsClass, styles.views)} aria-label={t('site.views')}>
          {views.map(({ to, label }) => (
            <AppLink key={to} to={to} end={to === links.checker}>
              {t(label)}
            </AppLink>
          ))}
        </nav>
      </div>
      <div className={styles.end}>
        <div className={styles.wide}>
          {!premium && icon(links.premium, 'star', t('site.premium'))}
          {icon(links.progress, 'trophy', t('site.progress'))}
          {icon(links.help, 'question-circle', t('nav.help'))}
          <LanguageMenu compact />
          <ThemeMenu />
          <GoogleButton />
          <AccountMenu look="quiet" />
        </div>
        <div className={styles.narrow}>
          <LanguageMenu compact />
          <AccountMenu look="icon" />
          <PhoneNavigation />
        </div>
      </div>
    </header>
  );
}
