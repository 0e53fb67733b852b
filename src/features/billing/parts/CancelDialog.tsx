import { type FormEvent, useState } from 'react';
import type { Subscription } from '../../../lib/billing/answers.ts';
import { cancelReasons, LONGEST_COMMENT } from '../../../lib/billing/requests.ts';
import type { CancelReason } from '../../../services/billing/billing.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextArea } from '../../../ui/controls/Field.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type { CloseReason } from '../../../ui/modal/machine.ts';
import styles from '../billing.module.css';
import { cancelPlan } from '../effects.ts';
import { openDialog, useBilling } from '../store.ts';
import { usePay } from '../usePay.ts';
import { useBillingText } from '../useText.ts';
import { Problem } from './Problem.tsx';

const NONE = 'none';
const FORM = 'premium-cancel';

/** In pixels: one short form. */
const WIDTH = 520;

/** Ends the plan at the end of its period, with a reason if somebody wants to give one. */
export function CancelDialog({ subscription }: { subscription: Subscription }) {
  const { t, date } = useBillingText();
  const open = useBilling((state) => state.dialog === 'cancel');
  const [reason, setReason] = useState<string>(NONE);
  const [comment, setComment] = useState('');
  const pay = usePay();
  const end = subscription.currentPeriodEnd;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay.run(() => cancelPlan(reason === NONE ? undefined : (reason as CancelReason), comment));
  };
  const footer = (close: (reason: CloseReason) => void) => (
    <>
      <Button variant="quiet" onClick={() => close('cancel')}>
        {t('cancel.keep')}
      </Button>
      <Button variant="danger" type="submit" form={FORM} busy={pay.busy}>
        {t(pay.busy ? 'cancel.submitting' : 'cancel.submit')}
      </Button>
    </>
  );
  return (
    <Modal
      open={open}
      title={t('cancel.title')}
      closeLabel={t('close')}
      width={WIDTH}
      height="auto"
      closeOnBackdrop={false}
      onClose={() => openDialog('none')}
      footer={footer}
    >
      <form id={FORM} className={styles.form} onSubmit={submit}>
        <p>{end === null ? t('cancel.leadNow') : t('cancel.lead', { date: date(end) })}</p>
        <Select
          label={t('cancel.reason')}
          hint={t('cancel.reasonHint')}
          options={[NONE, ...cancelReasons].map((value) => ({ value, label: t(`cancel.reasons.${value as 'none'}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={t('cancel.comment')}
          hint={t('cancel.commentHint', { limit: LONGEST_COMMENT })}
          rows={3}
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <Problem pay={pay} />
      </form>
    </Modal>
  );
}
