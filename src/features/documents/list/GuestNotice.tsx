import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { askAccountDialog, useAccountDialog } from '../../../services/person/accountDialog.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../documents.module.css';
import { useDocumentsText } from '../useText.ts';

/** Asks a guest to sign in: in a dialog over the page, or on the sign-in page, which leads back here. */
export function GuestNotice({ signIn }: { signIn: string }) {
  const { t } = useDocumentsText();
  const { pathname } = useLocation();
  const ask = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || !useAccountDialog.getState().available) return;
    event.preventDefault();
    askAccountDialog('signIn');
  };
  return (
    <div className={styles.notice}>
      <h2>{t('guest.title')}</h2>
      <p>{t('guest.text')}</p>
      <AppLink
        className={buttonClass({ variant: 'primary' })}
        to={`${signIn}?return=${encodeURIComponent(pathname)}`}
        onClick={ask}
      >
        <Icon name="door-open" />
        {t('guest.signIn')}
      </AppLink>
    </div>
  );
}
