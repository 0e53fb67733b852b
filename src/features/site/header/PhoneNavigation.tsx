import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { documentsConfigured } from '../../../services/cloud/configured.ts';
import { keepSession } from '../../../services/person/keptSession.ts';
import { accountsConfigured, useSession } from '../../../services/person/session.ts';
import { setTheme } from '../../../services/theme.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Segments } from '../../../ui/controls/Segments.tsx';
import { useFloating } from '../../../ui/floating/useFloating.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { links, mainLinks, marksItselfOnly } from '../links.ts';
import { askToSignIn, useSignOut } from './AccountMenu.tsx';
import styles from './PhoneNavigation.module.css';
import { themes, useTheme } from './useTheme.ts';

/** The navigation on a small screen: a popover that opens even before any script has run. */
export function PhoneNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const theme = useTheme();
  const signedIn = useSession(({ state }) => state === 'signedIn');
  const premium = useSession(({ plan }) => plan === 'premium');
  const signOut = useSignOut();
  useEffect(keepSession, []);
  useFloating(panel, button, open, { align: 'end' });
  useEffect(() => {
    const element = panel.current;
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <IconButton
        ref={button}
        icon="list"
        label={t('site.menu')}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      />
      <nav ref={panel} id={id} popover="auto" className={styles.panel} aria-label={t('nav.label')}>
        {mainLinks.map(({ to, label, within }) => (
          <AppLink key={to} to={to} within={within} end={marksItselfOnly(to, pathname)} onClick={close}>
            {t(label)}
          </AppLink>
        ))}
        <hr />
        <AppLink to={links.progress} onClick={close}>
          <Icon name="trophy" />
          {t('site.progress')}
        </AppLink>
        <AppLink to={links.help} onClick={close}>
          <Icon name="question-circle" />
          {t('nav.help')}
        </AppLink>
        {!premium && (
          <AppLink to={links.premium} onClick={close}>
            <Icon name="star" />
            {t('site.premium')}
          </AppLink>
        )}
        {accountsConfigured() &&
          (signedIn ? (
            <>
              {documentsConfigured() && (
                <AppLink to={links.documents} onClick={close}>
                  <Icon name="cloud-upload" />
                  {t('account.documents')}
                </AppLink>
              )}
              <AppLink to={links.profile} onClick={close}>
                <Icon name="person" />
                {t('account.profile')}
              </AppLink>
              <button
                type="button"
                onClick={() => {
                  close();
                  signOut();
                }}
              >
                <Icon name="door-closed" />
                {t('account.signOut')}
              </button>
            </>
          ) : (
            <AppLink
              to={links.signIn}
              onClick={(event) => {
                close();
                askToSignIn(event);
              }}
            >
              <Icon name="door-open" />
              {t('nav.signIn')}
            </AppLink>
          ))}
        <hr />
        <div className={styles.theme}>
          <Segments
            label={t('theme.label')}
            options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
            value={theme}
            onChange={setTheme}
          />
        </div>
      </nav>
    </>
  );
}
