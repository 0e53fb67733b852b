import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfflineTold, isOnline, subscribeOfflineTold, subscribeOnline } from '../../services/online.ts';
import { applyUpdate, isUpdateReady, subscribeUpdate } from '../../services/pwa.ts';
import { Banner } from '../../ui/Banner.tsx';

const no = () => false;
const yes = () => true;

/** Lasting states of the whole site, each said in a line above the page: no network; a new version that waits. */
export function Notices() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribeOnline, isOnline, yes);
  const told = useSyncExternalStore(subscribeOfflineTold, isOfflineTold, no);
  const update = useSyncExternalStore(subscribeUpdate, isUpdateReady, no);
  const [later, setLater] = useState(false);
  return (
    <>
      {!online && !told && <Banner icon="wifi-off">{t('site.offlineReady')}</Banner>}
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
