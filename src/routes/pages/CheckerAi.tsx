import { useTranslation } from 'react-i18next';

export default function CheckerAi() {
  const { t } = useTranslation();
  return <h1>{t('routes.checkerAi')}</h1>;
}
