import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../services/i18n/offerTexts.ts';
import { hideAds, showAdsModal, useAds } from '../../../services/offers.ts';
import { priceText } from '../../../services/prices.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type { CloseReason } from '../../../ui/modal/machine.ts';
import { toast } from '../../../ui/toast/store.ts';
import { links } from '../links.ts';
import styles from './AdsModal.module.css';

/** The configured price of Premium in the reader's notation; null when there is none. */
function premiumPrice(locale: string): { key: 'offer.getYearly' | 'offer.getMonthly'; price: string } | null {
  const [year, month] = [priceText('premiumYearly', locale), priceText('premiumMonthly', locale)];
  if (year !== undefined) return { key: 'offer.getYearly', price: year };
  return month === undefined ? null : { key: 'offer.getMonthly', price: month };
}

/** What each modal says. */
const texts = {
  remove: { title: 'offer.title', lead: 'offer.lead', note: 'offer.note' },
  exit: { title: 'offer.exitTitle', lead: 'offer.exitLead', note: 'offer.exitPremium' },
} as const;

/** The modal behind "Remove ads", and the one for readers about to leave. */
export function AdsModal() {
  const { t, i18n } = useTranslation();
  const modal = useAds((state) => state.modal);
  // While it closes it goes on saying what it said.
  const [said, say] = useState<keyof typeof texts>('remove');
  if (modal !== 'none' && modal !== said) say(modal);
  const { title, lead, note } = texts[said];
  const offer = premiumPrice(i18n.language);
  const hide = () => {
    hideAds(true);
    toast.show({ text: t('offer.hidden'), action: { label: t('offer.undo'), onAction: () => hideAds(false) } });
  };
  const footer = (close: (reason: CloseReason) => void) => (
    <>
      {said !== 'remove' ? (
        <Button variant="quiet" onClick={() => close('cancel')}>
          {t('offer.notNow')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          onClick={() => {
            close('ok');
            hide();
          }}
        >
          {t('offer.hide')}
        </Button>
      )}
      <AppLink className={buttonClass({ variant: 'primary' })} to={links.premium} onClick={() => close('FORCE')}>
        <Icon name="star" />
        {offer ? t(offer.key, { price: offer.price }) : t('offer.get')}
      </AppLink>
    </>
  );
  return (
    <Modal
      open={modal !== 'none'}
      title={t(title)}
      closeLabel={t('site.close')}
      footer={footer}
      noStacking
      onClose={() => showAdsModal('none')}
    >
      <p className={styles.lead}>{t(lead)}</p>
      <p className={styles.note}>{t(note)}</p>
    </Modal>
  );
}
