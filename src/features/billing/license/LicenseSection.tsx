import { AppLink } from '../../../ui/AppLink.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from '../billing.module.css';
import { readLicenses } from '../effects.ts';
import { useBilling } from '../store.ts';
import { useBillingText } from '../useText.ts';
import { useLicenseName } from './useLicenseName.ts';

/** The licences of the person, each leading to its receipt. Checkouts that were never paid are left out. */
export function LicenseSection({ pathOf }: { pathOf(id: string): string }) {
  const { t, date } = useBillingText();
  const name = useLicenseName();
  const { licenses, problems } = useBilling();
  const shown = licenses?.filter(({ status }) => status !== 'expired') ?? [];
  return (
    <section aria-labelledby="premium-licenses">
      <h2 id="premium-licenses">{t('license.list')}</h2>
      {problems.licenses && (
        <Banner kind="bad" action={{ label: t('retry'), onAction: () => void readLicenses() }}>
          {t('problems.licenses', { reason: t(`errors.${problems.licenses}`) })}
        </Banner>
      )}
      {licenses && shown.length === 0 && <p className={styles.note}>{t('license.none')}</p>}
      {shown.length > 0 && (
        <ul className={styles.rows}>
          {shown.map((order) => (
            <li key={order.id}>
              <span>
                <AppLink
                  to={`${pathOf('premium')}?license=${order.id}`}
                  aria-label={t('license.open', { name: `${name(order.product)}, ${order.licensee}` })}
                >
                  {name(order.product)}
                </AppLink>
                <small>
                  {order.licensee}, {date(order.paidAt ?? order.orderedAt)}
                </small>
              </span>
              {order.status !== 'paid' && <Tag>{t(`license.status.${order.status}`)}</Tag>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <AppLink to={`${pathOf('pricing')}#licenses`}>{t('license.prices')}</AppLink>
      </p>
    </section>
  );
}
