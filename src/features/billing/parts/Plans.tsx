import { useState } from 'react';
import type { Interval } from '../../../lib/billing/requests.ts';
import { priceText, savedByYear } from '../../../services/prices.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Segments } from '../../../ui/controls/Segments.tsx';
import styles from '../billing.module.css';
import { goToCheckout } from '../effects.ts';
import { usePay } from '../usePay.ts';
import { useBillingText } from '../useText.ts';
import { Problem } from './Problem.tsx';
import { SignInFirst } from './SignInFirst.tsx';

/** The price by the month or the year, and the way to the checkout; guests sign in first. */
export function Plans({
  interval: asked,
  again = false,
  guest = false,
  pathOf,
}: {
  interval?: Interval | undefined;
  again?: boolean;
  guest?: boolean;
  pathOf(id: string): string;
}) {
  const { t, language } = useBillingText();
  const [interval, choose] = useState<Interval>(asked ?? 'year');
  const pay = usePay({ leaves: true });
  const price = priceText(interval === 'year' ? 'premiumYearly' : 'premiumMonthly', language);
  const percent = interval === 'year' ? savedByYear(language) : undefined;
  return (
    <section className={styles.plans}>
      <Segments<Interval>
        label={t('plans.billing')}
        options={[
          { value: 'month', label: t('plans.month') },
          { value: 'year', label: t('plans.year') },
        ]}
        value={interval}
        onChange={choose}
      />
      <p className={styles.price} aria-live="polite">
        {price ? t(interval === 'year' ? 'plans.perYear' : 'plans.perMonth', { price }) : t('plans.onRequest')}
        <small>{percent ? t('plans.saved', { percent }) : '\u00a0'}</small>
      </p>
      {guest ? (
        <SignInFirst text={t('signedOut.text')} here={`${pathOf('premium')}?interval=${interval}`} pathOf={pathOf} />
      ) : (
        <>
          <p className="row row--wrap">
            <Button
              variant="primary"
              iconEnd={pay.busy ? undefined : 'arrow-right'}
              busy={pay.busy}
              onClick={() => void pay.run(() => goToCheckout(interval))}
            >
              {t(pay.busy ? 'plans.going' : again ? 'plans.again' : 'plans.submit')}
            </Button>
          </p>
          <Problem pay={pay} />
          <p className={styles.note}>{t('plans.note')}</p>
        </>
      )}
    </section>
  );
}
