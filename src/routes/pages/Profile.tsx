import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePage } from '../../features/account/profile/ProfilePage.tsx';
import { AccountNotice } from '../../features/catalog/AccountNotice.tsx';
import { billingConfigured } from '../../services/billing/configured.ts';
import { ownCloudData } from '../../services/cloud/load.ts';
import { loadTexts } from '../../services/i18n/namespaces.ts';
import { loadChunk } from '../../services/offline/chunks.ts';
import { accountsConfigured } from '../../services/person/session.ts';
import { pathOf } from '../navigation/pathOf.ts';

const loadPlan = () => import('../../features/billing/PlanSection.tsx');
const PlanSection = lazy(async () => ({ default: (await loadChunk(loadPlan)).PlanSection }));

// What a person has in the cloud belongs to the deletion and to the download that are offered here.
ownCloudData();

/** The texts of the account's parts come with the page. */
export async function prepare(): Promise<void> {
  const plan = billingConfigured() ? [loadTexts('billing'), loadChunk(loadPlan)] : [];
  await Promise.all([loadTexts('account'), loadTexts('account.more'), ...plan]);
}

export default function Profile() {
  const { t } = useTranslation();
  if (!accountsConfigured()) return <AccountNotice title={t('routes.profile')} pathOf={pathOf} />;
  const plan = billingConfigured() && (
    <Suspense>
      <PlanSection pathOf={pathOf} />
    </Suspense>
  );
  return <ProfilePage pathOf={pathOf} plan={plan} />;
}
