import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
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
import { SignInFirst } from './parts/SignInFirst.tsx';
import type { Asked } from './query.ts';
import { doable } from './states.ts';
import { notify, useBilling } from './store.ts';
import { useBillingText } from './useText.ts';

type PlanQuery = Extract<Asked, { kind: 'plan' }>;

/** Premium: what it is, in which state it is, and everything that can be done about it. */
export function PlanPage({ asked: { back, interval }, pathOf }: { asked: PlanQuery; pathOf(id: string): string }) {
  const { t } = useBillingText();
  const state = useSession((session) => session.state);
  const signedIn = state === 'signedIn';
  const premium = useSession(({ plan }) => plan === 'premium');
  const navigate = useNavigate();
  // The address loses the word about the return as soon as it has been dealt with.
  const [returned] = useState(back !== undefined);
  const looking = useRef<AbortController | undefined>(undefined);

  const clean = useEffectEvent(() => void navigate(pathOf('premium'), { replace: true }));
  const look = useEffectEvent(async () => {
    looking.current?.abort();
    const control = new AbortController();
    looking.current = control;
    await confirmPayment(control.signal);
    if (!control.signal.aborted && useBilling.getState().confirming === 'no') clean();
  });
  const arrive = useEffectEvent(() => {
    void readLicenses();
    if (back === 'done') {
      void look();
      return;
    }
    void readStatus();
    if (back === undefined) return;
    if (back !== 'portal') notify('left');
    clean();
  });
  useEffect(() => {
    if (!signedIn) return undefined;
    arrive();
    const stop = subscribeOnline(() => {
      if (isOnline() && useBilling.getState().problems.status) void readStatus();
    });
    return () => {
      stop();
      looking.current?.abort();
    };
  }, [signedIn]);

  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <Notices focus={returned} onLook={() => void look()} />
      {state === 'guest' && (
        <Plans
          interval={interval}
          instead={(chosen) => (
            <SignInFirst text={t('signedOut.text')} here={`${pathOf('premium')}?interval=${chosen}`} pathOf={pathOf} />
          )}
        />
      )}
      {signedIn && <OwnPlan interval={interval} premium={premium} />}
      {state !== 'unknown' && <Comparison />}
      {signedIn && <LicenseSection pathOf={pathOf} />}
    </>
  );
}

/** The plan of the person: on offer, running, or not readable at the moment. */
function OwnPlan({ interval, premium }: { interval: PlanQuery['interval']; premium: boolean }) {
  const { t } = useBillingText();
  const { subscription, problems, confirming } = useBilling();
  const failed = problems.status && (
    <Banner kind="bad" action={{ label: t('retry'), onAction: () => void readStatus() }}>
      {t('problems.status', { reason: t(`errors.${problems.status}`) })} {premium && t('told.lastKnown')}
    </Banner>
  );
  if (subscription === undefined) {
    return (
      <div className={styles.waiting}>
        {failed ?? (confirming === 'no' && <p role="status">{t('loading')}</p>)}
        {problems.status && premium && <p className={styles.price}>{t('rows.premium')}</p>}
        {problems.status && !premium && confirming === 'no' && <Plans interval={interval} />}
      </div>
    );
  }
  const offered = doable(subscription).subscribe && confirming === 'no' && !premium;
  return (
    <>
      {failed}
      {subscription && <CurrentPlan subscription={subscription} />}
      {offered && <Plans interval={interval} again={subscription !== null} />}
      {subscription && <CancelDialog key={subscription.updatedAt} subscription={subscription} />}
    </>
  );
}
