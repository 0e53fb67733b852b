import { useEffect, useEffectEvent, useState } from 'react';
import { isOnline, subscribeOnline } from '../../services/offline/online.ts';
import { useSession } from '../../services/person/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import styles from './billing.module.css';
import { confirmPayment, readLicenses, readStatus } from './effects.ts';
import { LicenseSection } from './license/LicenseSection.tsx';
import { CancelDialog } from './parts/CancelDialog.tsx';
import { Comparison } from './parts/Comparison.tsx';
import { CurrentPlan } from './parts/CurrentPlan.tsx';
import { Notices } from './parts/Notices.tsx';
import { Plans } from './parts/Plans.tsx';
import type { Asked } from './query.ts';
import { doable } from './states.ts';
import { notify, resetBilling, useBilling } from './store.ts';
import { useBillingText } from './useText.ts';

type PlanQuery = Extract<Asked, { kind: 'plan' }>;

/** Premium: what it is, in which state it is, and everything that can be done about it. */
export function PlanPage({ asked: { back, interval }, pathOf }: { asked: PlanQuery; pathOf(id: string): string }) {
  const { t } = useBillingText();
  const state = useSession((session) => session.state);
  const signedIn = state === 'signedIn';
  const premium = useSession(({ plan }) => plan === 'premium');
  // The address loses the word about the return as soon as it has been dealt with.
  const [returned] = useState(back !== undefined);
  // How many times somebody came back from the checkout or asked to look again.
  const [looks, setLooks] = useState(back === 'done' ? 1 : 0);

  // Not by the router: that would move the focus away from what has just been said.
  const clean = useEffectEvent(() => history.replaceState(history.state, '', pathOf('premium')));
  const arrive = useEffectEvent(() => {
    void readLicenses();
    if (back !== 'done') void readStatus();
    if (back === undefined || back === 'done') return;
    if (back !== 'portal') notify('left');
    clean();
  });
  useEffect(() => resetBilling, []);
  useEffect(() => {
    if (!signedIn) return undefined;
    arrive();
    return subscribeOnline(() => {
      if (isOnline() && useBilling.getState().problems.status) void readStatus();
    });
  }, [signedIn]);
  useEffect(() => {
    if (!signedIn || looks === 0) return undefined;
    const control = new AbortController();
    void confirmPayment(control.signal).then(() => {
      if (!control.signal.aborted && useBilling.getState().confirming === 'no') clean();
    });
    return () => control.abort();
  }, [signedIn, looks]);

  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <Notices focus={returned} onLook={() => setLooks(looks + 1)} />
      {state === 'guest' && <Plans guest interval={interval} pathOf={pathOf} />}
      {signedIn && <OwnPlan interval={interval} premium={premium} pathOf={pathOf} />}
      {state !== 'unknown' && <Comparison />}
      {signedIn && <LicenseSection pathOf={pathOf} />}
    </>
  );
}

/** The plan of the person: on offer, running, or not readable at the moment. */
function OwnPlan({
  interval,
  premium,
  pathOf,
}: {
  interval: PlanQuery['interval'];
  premium: boolean;
  pathOf(id: string): string;
}) {
  const { t } = useBillingText();
  const { subscription, problems, confirming } = useBilling();
  const failed = problems.status && (
    <Banner kind="bad" action={{ label: t('retry'), onAction: () => void readStatus() }}>
      {t('problems.status', { reason: t(`errors.${problems.status}`) })} {premium && t('told.lastKnown')}
    </Banner>
  );
  if (subscription === undefined) {
    if (confirming !== 'no') return failed;
    return (
      <div className={styles.waiting}>
        {failed ?? <p role="status">{t('loading')}</p>}
        {problems.status && premium && <p className={styles.price}>{t('rows.premium')}</p>}
        {problems.status && !premium && <Plans interval={interval} pathOf={pathOf} />}
      </div>
    );
  }
  const offered = doable(subscription).subscribe && confirming === 'no' && !premium;
  return (
    <>
      {failed}
      {subscription && <CurrentPlan subscription={subscription} />}
      {offered && <Plans interval={interval} again={subscription?.status === 'canceled'} pathOf={pathOf} />}
      {subscription && <CancelDialog key={subscription.updatedAt} subscription={subscription} />}
    </>
  );
}
