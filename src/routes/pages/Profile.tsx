import { useTranslation } from 'react-i18next';
import { ProfilePage } from '../../features/account/profile/ProfilePage.tsx';
import { AccountNotice } from '../../features/catalog/AccountNotice.tsx';
import { ownCloudData } from '../../services/cloud/load.ts';
import { loadTexts } from '../../services/i18n/namespaces.ts';
import { accountsConfigured } from '../../services/person/session.ts';
import { pathOf } from '../navigation/pathOf.ts';

// What a person has in the cloud belongs to the deletion and to the download that are offered here.
ownCloudData();

/** The texts of the account's parts come with the page. */
export async function prepare(): Promise<void> {
  await Promise.all([loadTexts('account'), loadTexts('account.more')]);
}

export default function Profile() {
  const { t } = useTranslation();
  if (!accountsConfigured()) return <AccountNotice title={t('routes.profile')} pathOf={pathOf} />;
  return <ProfilePage pathOf={pathOf} />;
}
