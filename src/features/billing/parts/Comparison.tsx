import { formatSize } from '../../../lib/formatSize.ts';
import { documentsConfigured } from '../../../services/cloud/configured.ts';
import { QUOTA_BYTES, VERSIONS_KEPT } from '../../../services/plans.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../billing.module.css';
import { useBillingText } from '../useText.ts';

/** What Premium has, and what a free account keeps. Without documents in the cloud only the adverts differ. */
export function Comparison() {
  const { t, language } = useBillingText();
  const size = (plan: 'free' | 'premium') => formatSize(QUOTA_BYTES[plan], language);
  const room = documentsConfigured();
  const points = [
    ...(room
      ? [
          t('has.room', { free: size('free'), premium: size('premium') }),
          t('has.versions', { free: VERSIONS_KEPT.free, premium: VERSIONS_KEPT.premium }),
          t('has.team'),
        ]
      : []),
    t('has.ads'),
  ];
  return (
    <>
      <section aria-labelledby="premium-has">
        <h2 id="premium-has">{t('has.title')}</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check-lg" />
              {point}
            </li>
          ))}
        </ul>
      </section>
      {room && (
        <section aria-labelledby="premium-free">
          <h2 id="premium-free">{t('free.title')}</h2>
          <p className={styles.note}>{t('free.text', { room: size('free'), versions: VERSIONS_KEPT.free })}</p>
          <p className={styles.note}>{t('free.after', { room: size('free') })}</p>
        </section>
      )}
    </>
  );
}
