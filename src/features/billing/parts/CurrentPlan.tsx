import type { Subscription } from '../../../lib/billing/answers.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from '../billing.module.css';
import { openPortal, resumePlan } from '../effects.ts';
import { dayOf, doable } from '../states.ts';
import { openDialog } from '../store.ts';
import { usePay } from '../usePay.ts';
import { useBillingText } from '../useText.ts';
import { Problem } from './Problem.tsx';
import { SubscriptionRows } from './SubscriptionRows.tsx';

/** The sentence about the state of a subscription; one that needs a day has another where it is not known. */
export function useToldState(subscription: Subscription): string {
  const { t, date } = useBillingText();
  const day = dayOf(subscription);
  const { status } = subscription;
  if (day === null && status === 'canceled') return t('told.canceledNow');
  const dated = ['trialing', 'active', 'past_due', 'canceling', 'canceled'].includes(status);
  return dated && day === null ? '' : t(`told.${status}`, { date: date(day) });
}

/** The subscription as it is, and what can be done about it. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useBillingText();
  const told = useToldState(subscription);
  const leaving = usePay({ leaves: true });
  const resuming = usePay();
  const can = doable(subscription);
  const failed = subscription.status === 'past_due' || subscription.status === 'unpaid';
  const portal = (label: string, main = false) => (
    <Button
      {...(main && { variant: 'primary' as const })}
      busy={leaving.busy}
      onClick={() => void leaving.run(openPortal)}
    >
      {leaving.busy ? t('actions.opening') : label}
    </Button>
  );
  return (
    <section className={styles.current} aria-labelledby="premium-plan">
      <h2 id="premium-plan">{t('rows.plan')}</h2>
      {told && <p>{told}</p>}
      <SubscriptionRows subscription={subscription} />
      <p className="row row--wrap">
        {can.resume && (
          <Button variant="primary" busy={resuming.busy} onClick={() => void resuming.run(resumePlan)}>
            {t('actions.resume')}
          </Button>
        )}
        {can.portal && (can.cancel || can.resume ? portal(t('actions.card'), failed) : portal(t('actions.pages')))}
        {can.portal && !leaving.busy && (can.cancel || can.resume) && (
          <Button onClick={() => void leaving.run(openPortal)}>{t('actions.invoices')}</Button>
        )}
        {can.cancel && (
          <Button variant="quiet" onClick={() => openDialog('cancel')}>
            {t('actions.cancel')}
          </Button>
        )}
      </p>
      <Problem pay={leaving} />
      <Problem pay={resuming} />
    </section>
  );
}
