import { useTranslation } from 'react-i18next';
import { AccountNotice } from '../../features/catalog/AccountNotice.tsx';
import { pathOf } from '../pathOf.ts';

export default function Confirm() {
  const { t } = useTranslation();
  return <AccountNotice title={t('routes.confirm')} pathOf={pathOf} />;
}
