import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { askAccountDialog, useAccountDialog } from '../../../services/person/accountDialog.ts';
import { showGuest } from '../../../services/person/sessionState.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { links } from '../links.ts';

/** A session that has ended by itself, or one that this browser cannot keep. */
export function AccountNotices({ ended, degraded }: { ended: boolean; degraded: boolean }) {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [noticed, setNoticed] = useState(false);
  const again = () => {
    if (useAccountDialog.getState().available) askAccountDialog('signIn');
    else void navigate(`${links.signIn}?return=${encodeURIComponent(pathname)}`);
  };
  return (
    <>
      {ended && pathname !== links.signIn && (
        <Banner
          icon="door-closed"
          action={{ label: t('nav.signIn'), onAction: again }}
          closeLabel={t('site.close')}
          onClose={() => showGuest()}
        >
          {t('account.ended')}
        </Banner>
      )}
      {degraded && !noticed && (
        <Banner icon="person" closeLabel={t('site.close')} onClose={() => setNoticed(true)}>
          {t('account.notKept')}
        </Banner>
      )}
    </>
  );
}
