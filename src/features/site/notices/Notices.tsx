import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOfferLocale } from '../../../services/i18n/cookie.ts';
import { isOfflineTold, isOnline, subscribeOfflineTold, subscribeOnline } from '../../../services/offline/online.ts';
import { applyUpdate, isUpdateReady, subscribeUpdate } from '../../../services/offline/pwa.ts';
import { useSession } from '../../../services/person/session.ts';
import { isAsideKept, subscribeAside } from '../../../services/records/asideNews.ts';
import { Banner } from '../../../ui/Banner.tsx';

const LaterNotices = lazy(async () => ({ default: (await import('./LaterNotices.tsx')).LaterNotices }));

const no = () => false;
const yes = () => true;

/** Lasting states of the whole site, each as a line above the page: no network, a new version waiting, unreadable data. */
export function Notices() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribeOnline, isOnline, yes);
  const told = useSyncExternalStore(subscribeOfflineTold, isOfflineTold, no);
  const aside = useSyncExternalStore(subscribeAside, isAsideKept, no);
  const update = useSyncExternalStore(subscribeUpdate, isUpdateReady, no);
  const ended = useSession(({ state, reason }) => state === 'guest' && reason !== undefined);
  const degraded = useSession((session) => session.state === 'signedIn' && session.degraded === true);
  const [later, setLater] = useState(false);
  // Nothing announces that somebody has chosen: whoever does so is moved to the other language anyway.
  const offer = useSyncExternalStore(subscribeOnline, mayOfferLocale, no);
  return (
    <>
      {!online && !told && <Banner icon="wifi-off">{t('site.offlineReady')}</Banner>}
      {(offer || ended || degraded || aside) && (
        <Suspense>
          <LaterNotices {...{ offer, ended, degraded, aside }} />
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
