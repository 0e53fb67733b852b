import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { localeToOffer } from '../../../services/i18n/cookie.ts';
import { defaultLocale, type LocaleCode } from '../../../services/i18n/locales.ts';
import { isOfflineTold, isOnline, subscribeOfflineTold, subscribeOnline } from '../../../services/offline/online.ts';
import { applyUpdate, isUpdateReady, subscribeUpdate } from '../../../services/offline/pwa.ts';
import { askAccountDialog, useAccountDialog } from '../../../services/person/accountDialog.ts';
import { useSession } from '../../../services/person/session.ts';
import { showGuest } from '../../../services/person/sessionState.ts';
import { isAsideKept, subscribeAside } from '../../../services/records/asideNews.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { links } from '../links.ts';

const AsideNotice = lazy(async () => ({ default: (await import('./AsideNotice.tsx')).AsideNotice }));

const LanguageOffer = lazy(async () => ({ default: (await import('./LanguageOffer.tsx')).LanguageOffer }));

/** Looked up once: whoever chooses has chosen. */
let offered: LocaleCode | null | undefined;
const never = () => () => undefined;
const offer = () => (offered ??= localeToOffer());
const noOffer = () => null;

const no = () => false;
const yes = () => true;

/** Lasting states of the whole site, each as a line above the page: no network, a new version waiting, unreadable data. */
export function Notices() {
  const { pathname } = useLocation();
  const { t, i18n } = useTranslation();
  const online = useSyncExternalStore(subscribeOnline, isOnline, yes);
  const told = useSyncExternalStore(subscribeOfflineTold, isOfflineTold, no);
  const aside = useSyncExternalStore(subscribeAside, isAsideKept, no);
  const update = useSyncExternalStore(subscribeUpdate, isUpdateReady, no);
  const navigate = useNavigate();
  const ended = useSession(({ state, reason }) => state === 'guest' && reason !== undefined);
  const degraded = useSession((session) => session.state === 'signedIn' && session.degraded === true);
  const [noticed, setNoticed] = useState(false);
  const again = () => {
    if (useAccountDialog.getState().available) askAccountDialog('signIn');
    else void navigate(`${links.signIn}?return=${encodeURIComponent(pathname)}`);
  };
  const [later, setLater] = useState(false);
  const other = useSyncExternalStore(never, offer, noOffer);
  const [decided, setDecided] = useState(false);
  return (
    <>
      {other && !decided && i18n.language === defaultLocale && (
        <Suspense>
          <LanguageOffer code={other} onClose={() => setDecided(true)} />
        </Suspense>
      )}
      {!online && !told && <Banner icon="wifi-off">{t('site.offlineReady')}</Banner>}
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
      {aside && (
        <Suspense>
          <AsideNotice />
        </Suspense>
      )}
      {update && !later && (
        <Banner
          kind="info"
          icon="arrow-clockwise"
          action={{ label: t('pwa.update'), onAction: () => void applyUpdate() }}
          closeLabel={t('pwa.later')}
          onClose={() => setLater(true)}
        >
          {t('pwa.updateReady')}
        </Banner>
      )}
    </>
  );
}
