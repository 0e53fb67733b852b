import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { watchExit } from '../../services/exitIntent.ts';
import { restoreAds, showAdsModal, useAds } from '../../services/offers.ts';
import { useSession } from '../../services/person/session.ts';
import { currentTheme, showTheme } from '../../services/theme.ts';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { Toasts } from '../../ui/toast/Toasts.tsx';

const LeaveOverlay = lazy(async () => ({ default: (await import('./notices/LeaveOverlay.tsx')).LeaveOverlay }));
const AdsModal = lazy(async () => ({ default: (await import('./adverts/AdsModal.tsx')).AdsModal }));

/** Everything that floats over the page: messages, icon tooltips, and the advert modals once one was requested. */
export function Overlays({ exitIntent = false }: { exitIntent?: boolean }) {
  const { t } = useTranslation();
  const modal = useAds((state) => state.modal);
  const [needed, setNeeded] = useState(false);
  useEffect(restoreAds, []);
  useEffect(() => showTheme(currentTheme()), []);
  useEffect(() => {
    if (modal !== 'none') setNeeded(true);
  }, [modal]);
  const premium = useSession(({ plan }) => plan === 'premium');
  const leaving = exitIntent && !premium;
  useEffect(() => (leaving ? watchExit(() => showAdsModal('exit')) : undefined), [leaving]);
  const signedIn = useSession(({ state }) => state === 'signedIn');
  return (
    <>
      <Toasts label={t('site.messages')} closeLabel={t('site.close')} />
      <Tooltip />
      {signedIn && (
        <Suspense>
          <LeaveOverlay />
        </Suspense>
      )}
      {needed && (
        <Suspense>
          <AdsModal />
        </Suspense>
      )}
    </>
  );
}
