import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepSession } from '../../services/person/keptSession.ts';
import { useSession } from '../../services/person/session.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './billing.module.css';
import { LicenseOrderPage } from './license/LicenseOrderPage.tsx';
import { ReceiptPage } from './license/ReceiptPage.tsx';
import { PlanPage } from './PlanPage.tsx';
import { readQuery } from './query.ts';
import { useBillingText } from './useText.ts';

/** Everything that can be bought: Premium, a licence, and the receipt of one. The address says which. */
export function PremiumPage({ pathOf }: { pathOf(id: string): string }) {
  const { t } = useBillingText();
  const asked = readQuery(useLocation().search);
  const person = useSession(({ state, sub }) => (state === 'signedIn' ? (sub ?? 'nameless') : state));
  useEffect(keepSession, []);
  const title =
    asked.kind === 'buy'
      ? t(`license.names.${asked.product}`)
      : t(asked.kind === 'receipt' ? 'license.receipt' : 'title');
  // Keyed by the person: what belongs to one is gone before the next one sees the page.
  return (
    <div className={styles.page} data-wide>
      <header className={styles.head}>
        <h1>{title}</h1>
        <AppLink to={pathOf(asked.kind === 'plan' ? 'checker' : 'premium')} className={styles.back}>
          <Icon name="chevron-left" />
          {t(asked.kind === 'plan' ? 'toChecker' : 'back')}
        </AppLink>
      </header>
      {asked.kind === 'plan' && <PlanPage key={person} asked={asked} pathOf={pathOf} />}
      {asked.kind === 'buy' && <LicenseOrderPage key={person} product={asked.product} pathOf={pathOf} />}
      {asked.kind === 'receipt' && <ReceiptPage key={person} id={asked.order} pathOf={pathOf} />}
    </div>
  );
}
