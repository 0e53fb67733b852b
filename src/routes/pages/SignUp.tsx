import { useTranslation } from 'react-i18next';
import { AccountNotice } from '../../features/catalog/AccountNotice.tsx';
import { pathOf } from '../pathOf.ts';

export default function SignUp() {
  const { t } = useTranslation();
  return <AccountNotice title={t('routes.signUp')} pathOf={pathOf} />;
}
