import { type MouseEvent, type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { documentsConfigured } from '../../../services/cloud/configured.ts';
import { loadSignOut } from '../../../services/leaving/load.ts';
import { askAccountDialog, useAccountDialog } from '../../../services/person/accountDialog.ts';
import { keepSession } from '../../../services/person/keptSession.ts';
import { accountsConfigured, useSession } from '../../../services/person/session.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { IconButton, iconButtonClass } from '../../../ui/controls/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu, type MenuTrigger } from '../../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/MenuRow.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { links } from '../links.ts';
import styles from './AccountMenu.module.css';

/** Opens the dialog over a page that has a place for it; otherwise the link leads to the page. */
export function askToSignIn(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !useAccountDialog.getState().available) return;
  event.preventDefault();
  askAccountDialog('signIn');
}

/** Ends the session from any page. */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  return () => {
    const leave = async () => {
      const { signOutSafely } = await loadSignOut();
      if (await signOutSafely()) toast.show({ text: t('account.signedOut') });
    };
    leave().catch(() => toast.show({ kind: 'alert', text: t('account.signOutFailed') }));
  };
}

type Look = 'button' | 'quiet' | 'icon';

function SignInLink({ look, className }: { look: Look; className?: string | undefined }) {
  const { t } = useTranslation();
  const label = t('nav.signIn');
  return look === 'icon' ? (
    <AppLink className={iconButtonClass} to={links.signIn} aria-label={label} data-tip={label} onClick={askToSignIn}>
      <Icon name="person" />
    </AppLink>
  ) : (
    <AppLink
      className={cx(buttonClass({ variant: look === 'quiet' ? 'quiet' : 'default' }), className)}
      to={links.signIn}
      onClick={askToSignIn}
    >
      <Icon name="door-open" />
      {label}
    </AppLink>
  );
}

function OwnMenu({ look, className }: { look: Look; className?: string | undefined }) {
  const { t } = useTranslation();
  const { name, email } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const shown = name || email || t('account.profile');
  const label = t('account.menu', { name: shown });
  const items = [
    ...(email ? [{ heading: email }] : []),
    ...(documentsConfigured()
      ? [
          {
            id: 'documents',
            label: t('account.documents'),
            icon: 'cloud-upload' as const,
            onSelect: () => void navigate(links.documents),
          },
        ]
      : []),
    { id: 'profile', label: t('account.profile'), icon: 'person', onSelect: () => void navigate(links.profile) },
    { id: 'signOut', label: t('account.signOut'), icon: 'door-closed', onSelect: signOut },
  ] satisfies MenuEntry[];
  const trigger = (props: MenuTrigger): ReactElement =>
    look === 'icon' ? (
      <IconButton {...props} data-account="" icon="person-check" label={label} />
    ) : (
      <Button {...props} data-account="" variant="quiet" icon="person" className={className} aria-label={label}>
        <span className={styles.name}>{shown}</span>
      </Button>
    );
  return <Menu label={label} items={items} align="end" trigger={trigger} />;
}

/** Sign-in for guests, the account for signed-in users. Nothing when accounts are not set up (CFG-8). */
export function AccountMenu(props: { look: Look; className?: string | undefined }) {
  const signedIn = useSession(({ state }) => state === 'signedIn');
  useEffect(keepSession, []);
  if (!accountsConfigured()) return null;
  return signedIn ? <OwnMenu {...props} /> : <SignInLink {...props} />;
}
