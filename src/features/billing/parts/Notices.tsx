import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from '../billing.module.css';
import { notify, useBilling } from '../store.ts';
import { useBillingText } from '../useText.ts';

/** What has just happened, or is being waited for. It has the focus when somebody comes back from the provider. */
export function Notices({ focus, onLook }: { focus: boolean; onLook(): void }) {
  const { t, date } = useBillingText();
  const { confirming, notice, subscription } = useBilling();
  const place = useRef<HTMLDivElement>(null);
  const shown = confirming !== 'no' || notice !== 'none';
  useEffect(() => {
    if (focus && shown) place.current?.focus();
  }, [focus, shown]);
  if (!shown) return null;
  const end = subscription?.currentPeriodEnd;
  const texts = {
    none: '',
    left: t('left'),
    on: t('confirming.on'),
    resumed: t('actions.resumed'),
    canceled: end ? t('cancel.done', { date: date(end) }) : t('cancel.doneNow'),
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.notices}>
      {confirming === 'no' ? (
        <Banner kind="info" closeLabel={t('close')} onClose={() => notify('none')}>
          {texts[notice]}
        </Banner>
      ) : (
        <section className={styles.confirming} role="status">
          <h2>{t('confirming.title')}</h2>
          <p>{t(confirming === 'looking' ? 'confirming.text' : 'confirming.late')}</p>
          {confirming === 'late' && (
            <p>
              <Button icon="arrow-clockwise" onClick={onLook}>
                {t('confirming.look')}
              </Button>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
