import { useEffect, useState } from 'react';
import { formatSize } from '../../lib/formatSize.ts';
import { documentsConfigured } from '../../services/cloud/configured.ts';
import { loadCloud } from '../../services/cloud/load.ts';
import type { Quota } from '../../services/cloud/quota.ts';
import { useSession } from '../../services/person/session.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { buttonClass } from '../../ui/controls/buttonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ProgressBar } from '../../ui/ProgressLine.tsx';
import styles from './billing.module.css';
import { readStatus } from './effects.ts';
import { useToldState } from './parts/CurrentPlan.tsx';
import { resetBilling, useBilling } from './store.ts';
import { useBillingText } from './useText.ts';

/** The plan in the profile: which one, what comes next, how much room is used, and the way to change it. */
export function PlanSection({ pathOf }: { pathOf(id: string): string }) {
  const { t } = useBillingText();
  const plan = useSession((session) => session.plan);
  const signedIn = useSession(({ state }) => state === 'signedIn');
  const { subscription, problems } = useBilling();
  useEffect(() => {
    if (signedIn) void readStatus();
    return resetBilling;
  }, [signedIn]);
  return (
    <section className={styles.section} aria-labelledby="profile-plan">
      <h2 id="profile-plan">{t('actions.manage')}</h2>
      {problems.status && (
        <Banner kind="bad" action={{ label: t('retry'), onAction: () => void readStatus() }}>
          {t('problems.status', { reason: t(`errors.${problems.status}`) })}
        </Banner>
      )}
      <dl className={styles.rows}>
        <div>
          <dt>{t('rows.plan')}</dt>
          <dd>
            {t(plan === 'premium' ? 'rows.premium' : 'rows.free')}
            {subscription && <Told subscription={subscription} />}
          </dd>
        </div>
        {documentsConfigured() && signedIn && <Room />}
      </dl>
      <p className="row row--wrap">
        <AppLink className={buttonClass()} to={pathOf('premium')}>
          <Icon name="star" />
          {t(plan === 'premium' || subscription ? 'actions.manage' : 'actions.get')}
        </AppLink>
      </p>
    </section>
  );
}

function Told({ subscription }: { subscription: Parameters<typeof useToldState>[0] }) {
  return <small>{useToldState(subscription)}</small>;
}

/** How much room the documents take, as the server has counted it. */
function Room() {
  const { t, language } = useBillingText();
  const [quota, setQuota] = useState<Quota>();
  useEffect(() => {
    let here = true;
    const read = async () => (await loadCloud()).readRoom();
    // Without it the row stays empty: the list of documents tells why.
    read().then(
      (room) => here && setQuota(room),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  const text =
    quota && t('quota.text', { used: formatSize(quota.used, language), limit: formatSize(quota.limit, language) });
  return (
    <div>
      <dt>{t('rows.room')}</dt>
      <dd className={styles.quota}>
        {quota ? (
          <>
            <ProgressBar
              value={Math.min(quota.used, quota.limit)}
              max={quota.limit}
              label={t('quota.label')}
              text={text}
            />
            <span className="num">{text}</span>
          </>
        ) : (
          '–'
        )}
      </dd>
    </div>
  );
}
