import { useTranslation } from 'react-i18next';
import { getConfig } from '../../../services/config/config.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type { CloseReason } from '../../../ui/modal/machine.ts';
import { toast } from '../../../ui/toast/store.ts';
import { links } from '../links.ts';
import styles from './AdsModal.module.css';
import { hideAds, showAdsModal, useAds } from './adsStore.ts';

/** The configured price of Premium in the reader's notation; null when there is none. */
function premiumPrice(locale: string): { key: 'ads.getYearly' | 'ads.getMonthly'; price: string } | null {
  const { prices } = getConfig();
  const amount = prices?.premiumYearly ?? prices?.premiumMonthly;
  if (!prices || amount === undefined) return null;
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: prices.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return { key: prices.premiumYearly === undefined ? 'ads.getMonthly' : 'ads.getYearly', price: price.format(amount) };
}

/** The modal behind "Remove ads", and the one for readers about to leave. */
export function AdsModal() {
  const { t, i18n } = useTranslation();
  const modal = useAds((state) => state.modal);
  const exit = modal === 'exit';
  const offer = premiumPrice(i18n.language);
  const hide = () => {
    hideAds(true);
    toast.show({ text: t('ads.hidden'), action: { label: t('ads.undo'), onAction: () => hideAds(false) } });
  };
  const footer = (close: (reason: CloseReason) => void) => (
    <>
      {exit ? (
        <Button variant="quiet" onClick={() => close('cancel')}>
          {t('ads.notNow')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          onClick={() => {
            close('ok');
            hide();
          }}
        >
          {t('ads.hide')}
        </Button>
      )}
      <AppLink className={buttonClass({ variant: 'primary' })} to={links.premium} onClick={() => close('FORCE')}>
        <Icon name="star" />
        {offer ? t(offer.key, { price: offer.price }) : t('ads.get')}
      </AppLink>
    </>
  );
  return (
    <Modal
      open={modal !== 'none'}
      title={t(exit ? 'ads.exitTitle' : 'ads.title')}
      closeLabel={t('site.close')}
      footer={footer}
      noStacking
      onClose={() => showAdsModal('none')}
    >
      <p className={styles.lead}>{t(exit ? 'ads.exitLead' : 'ads.lead')}</p>
      <p className={styles.note}>{t(exit ? 'ads.exitPremium' : 'ads.note')}</p>
    </Modal>
  );
}
