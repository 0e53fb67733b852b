import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../services/i18n/offerTexts.ts';
import { formatSize } from '../../../lib/formatSize.ts';
import { PREMIUM_PATH } from '../../../services/billing/configured.ts';
import { QUOTA_BYTES } from '../../../services/plans.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type { CloseReason } from '../../../ui/modal/machine.ts';
import { closeDialog } from '../store.ts';
import { useDocumentsText } from '../useText.ts';
import styles from './dialogs.module.css';

/** There is no room left: what happens with the file, and that Premium has more room. */
export function RoomDialog() {
  const { t, language } = useDocumentsText();
  const site = useTranslation();
  const [open, setOpen] = useState(true);
  const footer = (close: (reason: CloseReason) => void) => (
    <>
      <Button variant="quiet" onClick={() => close('cancel')}>
        {site.t('offer.notNow')}
      </Button>
      <AppLink className={buttonClass({ variant: 'primary' })} to={PREMIUM_PATH} onClick={() => close('FORCE')}>
        <Icon name="star" />
        {site.t('offer.get')}
      </AppLink>
    </>
  );
  return (
    <Modal
      open={open}
      title={t('room.title')}
      closeLabel={t('close')}
      footer={footer}
      onClose={() => setOpen(false)}
      onState={(state) => state === 'hidden' && closeDialog()}
    >
      <p className={styles.lead}>{t('room.lead', { room: formatSize(QUOTA_BYTES.premium, language) })}</p>
      <p>{t('room.note')}</p>
    </Modal>
  );
}
