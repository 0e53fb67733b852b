import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/AppLink.tsx';
import { buttonClass } from '../../ui/controls/buttonClass.ts';
import styles from './AccountNotice.module.css';
import type { PathOf } from './products/products.ts';

/** Shown on account pages when accounts are not set up (CFG-8): the checker needs none, with a link to it. */
export function AccountNotice({ title, pathOf }: { title: string; pathOf: PathOf }) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('account.notSetUpTitle')}</p>
      <p className={styles.text}>{t('account.notSetUp')}</p>
      <AppLink className={buttonClass({ variant: 'primary', wide: true })} to={pathOf('checker')}>
        {t('account.toChecker')}
      </AppLink>
      <AppLink className={buttonClass({ wide: true })} to={pathOf('home')}>
        {t('account.toHome')}
      </AppLink>
    </>
  );
}
