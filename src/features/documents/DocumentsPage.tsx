import { useEffect } from 'react';
import { documentsConfigured } from '../../services/cloud/configured.ts';
import { keepSession } from '../../services/person/keptSession.ts';
import { useSession } from '../../services/person/session.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { buttonClass } from '../../ui/controls/buttonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './documents.module.css';
import { GuestNotice } from './list/GuestNotice.tsx';
import { Library } from './list/Library.tsx';
import { useDocumentsText } from './useText.ts';

/** The documents of the signed-in user; guests are asked to sign in. `pathOf` gives the site's addresses. */
export function DocumentsPage({ pathOf }: { pathOf(id: 'checker' | 'signIn'): string }) {
  const { t } = useDocumentsText();
  const { state, sub, email } = useSession();
  useEffect(keepSession, []);
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <AppLink to={pathOf('checker')} className={styles.back}>
          <Icon name="chevron-left" />
          {t('toChecker')}
        </AppLink>
      </header>
      {!documentsConfigured() && (
        <div className={styles.notice}>
          <h2>{t('notSetUp.title')}</h2>
          <p>{t('notSetUp.text')}</p>
          <AppLink className={buttonClass({ variant: 'primary' })} to={pathOf('checker')}>
            {t('toChecker')}
          </AppLink>
        </div>
      )}
      {documentsConfigured() && state === 'guest' && <GuestNotice signIn={pathOf('signIn')} />}
      {documentsConfigured() && state === 'signedIn' && <Library key={sub ?? email} checker={pathOf('checker')} />}
    </div>
  );
}
