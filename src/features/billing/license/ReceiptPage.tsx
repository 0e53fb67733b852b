import { useEffect, useState } from 'react';
import type { LicenseOrder } from '../../../lib/billing/answers.ts';
import { useSession } from '../../../services/person/session.ts';
import { amountText } from '../../../services/prices.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from '../billing.module.css';
import { awaitLicense } from '../effects.ts';
import { SignInFirst } from '../parts/SignInFirst.tsx';
import { resetBilling, useBilling } from '../store.ts';
import { useBillingText } from '../useText.ts';
import { LicenseKey } from './LicenseKey.tsx';
import { useLicenseName } from './useLicenseName.ts';

/** One order: what was bought and the key. Straight from the checkout the payment may still be on its way. */
export function ReceiptPage({ id, pathOf }: { id: string; pathOf(id: string): string }) {
  const { t } = useBillingText();
  const state = useSession((session) => session.state);
  const { licenses, problems } = useBilling();
  const [settled, setSettled] = useState<boolean>();
  const [looks, setLooks] = useState(1);
  const lookAgain = () => setLooks(looks + 1);
  useEffect(() => resetBilling, []);
  useEffect(() => {
    if (state !== 'signedIn' || looks === 0) return undefined;
    const control = new AbortController();
    setSettled(undefined);
    void awaitLicense(id, control.signal).then((done) => {
      if (!control.signal.aborted) setSettled(done);
    });
    return () => control.abort();
  }, [state, id, looks]);

  if (state === 'guest') {
    const here = `${pathOf('premium')}?license=${id}`;
    return <SignInFirst text={t('license.signedOut')} here={here} pathOf={pathOf} />;
  }
  const order = licenses?.find((one) => one.id === id);
  return (
    <div className={styles.waiting}>
      {problems.licenses && settled === false && (
        <Banner kind="bad" action={{ label: t('retry'), onAction: lookAgain }}>
          {t('problems.licenses', { reason: t(`errors.${problems.licenses}`) })}
        </Banner>
      )}
      {order ? (
        <Receipt order={order} late={settled === false} onLook={lookAgain} />
      ) : settled === undefined ? (
        <p role="status">{t('license.pending')}</p>
      ) : (
        !problems.licenses && <p role="status">{t('license.notFound')}</p>
      )}
    </div>
  );
}

const kinds = { paid: 'ok', pending: 'warn', refunded: undefined, expired: undefined } as const;

function Receipt({ order, late, onLook }: { order: LicenseOrder; late: boolean; onLook(): void }) {
  const { t, language, date } = useBillingText();
  const name = useLicenseName();
  const { status, key, paidAt, orderedAt } = order;
  const kind = kinds[status];
  return (
    <>
      {key !== null && status === 'paid' && <LicenseKey value={key} />}
      {status === 'pending' && (
        <Banner kind="info" {...(late && { action: { label: t('confirming.look'), onAction: onLook } })}>
          {t(late ? 'license.pendingLate' : 'license.pending')}
        </Banner>
      )}
      {(status === 'refunded' || status === 'expired') && <p>{t(`license.${status}`)}</p>}
      <dl className={styles.rows}>
        <div>
          <dt>{t('license.kind')}</dt>
          <dd>{name(order.product)}</dd>
        </div>
        <div>
          <dt>{t('license.licensee')}</dt>
          <dd>{order.licensee}</dd>
        </div>
        <div>
          <dt>{t('rows.price')}</dt>
          <dd>{amountText(order.amount, order.currency, language)}</dd>
        </div>
        <div>
          <dt>{t('license.date')}</dt>
          <dd>{date(paidAt ?? orderedAt)}</dd>
        </div>
        <div>
          <dt>{t('rows.state')}</dt>
          <dd>
            <Tag kind={kind}>{t(`license.status.${status}`)}</Tag>
          </dd>
        </div>
        <div>
          <dt>{t('license.order')}</dt>
          <dd>
            <code>{order.id}</code>
          </dd>
        </div>
      </dl>
      {status === 'paid' && (
        <p className="row row--wrap" data-print="hide">
          <Button icon="printer" onClick={() => window.print()}>
            {t('license.print')}
          </Button>
        </p>
      )}
    </>
  );
}
