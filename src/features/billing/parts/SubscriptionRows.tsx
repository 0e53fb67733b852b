import type { Subscription } from '../../../lib/billing/answers.ts';
import { amountText } from '../../../services/prices.ts';
import { Tag } from '../../../ui/Tag.tsx';
import styles from '../billing.module.css';
import { dayOf, dayRow, kindOf } from '../states.ts';
import { useBillingText } from '../useText.ts';

/** The facts of a subscription, as rows. */
export function SubscriptionRows({ subscription }: { subscription: Subscription }) {
  const { t, language, date } = useBillingText();
  const { status, amount, currency, interval, startedAt } = subscription;
  const price = amountText(amount, currency, language);
  const [row, day] = [dayRow(subscription), dayOf(subscription)];
  return (
    <dl className={styles.rows}>
      <div>
        <dt>{t('rows.state')}</dt>
        <dd>
          <Tag kind={kindOf(subscription)}>{t(`status.${status}`)}</Tag>
        </dd>
      </div>
      <div>
        <dt>{t('rows.price')}</dt>
        <dd>{t(interval === 'year' ? 'plans.perYear' : 'plans.perMonth', { price })}</dd>
      </div>
      {row && day !== null && (
        <div>
          <dt>{t(`rows.${row}`)}</dt>
          <dd>{date(day)}</dd>
        </div>
      )}
      {startedAt !== null && (
        <div>
          <dt>{t('rows.since')}</dt>
          <dd>{date(startedAt)}</dd>
        </div>
      )}
    </dl>
  );
}
