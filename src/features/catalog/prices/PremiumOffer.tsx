import { useTranslation } from 'react-i18next';
import '../../../services/i18n/pageTexts.ts';
import { accountsConfigured } from '../../../services/person/session.ts';
import { priceText } from '../../../services/prices.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../AccountNotice.module.css';
import { Notice } from '../Notice.tsx';
import type { PathOf } from '../products/products.ts';

/** Premium in a few lines: what it will add, its configured price, and that it is not available yet. */
export function PremiumOffer({ pathOf }: { pathOf: PathOf }) {
  const { t, i18n } = useTranslation();
  const year = priceText('premiumYearly', i18n.language);
  const month = priceText('premiumMonthly', i18n.language);
  return (
    <>
      <h1>{t('premium.title')}</h1>
      <p className={styles.text}>{t('premium.text')}</p>
      {(year ?? month) && (
        <p className={styles.prices}>
          {year && <span>{t('premium.year', { price: year })}</span>}
          {month && <span>{t('premium.month', { price: month })}</span>}
        </p>
      )}
      <Notice>{t(accountsConfigured() ? 'premium.notYet' : 'account.notSetUp')}</Notice>
      <AppLink className={buttonClass({ variant: 'primary', wide: true })} to={pathOf('pricing')}>
        <Icon name="star" />
        {t('premium.compare')}
      </AppLink>
      <AppLink className={buttonClass({ wide: true })} to={pathOf('checker')}>
        {t('account.toChecker')}
      </AppLink>
    </>
  );
}
