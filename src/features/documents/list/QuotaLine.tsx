import type { Quota } from '../../../services/cloud/quota.ts';
import { ProgressBar } from '../../../ui/ProgressLine.tsx';
import styles from '../documents.module.css';
import { formatSize } from '../format.ts';
import { useDocumentsText } from '../useText.ts';

/** How much of the cloud storage is used. */
export function QuotaLine({ quota: { used, limit } }: { quota: Quota }) {
  const { t, language } = useDocumentsText();
  const text = t('quota', { used: formatSize(used, language), limit: formatSize(limit, language) });
  return (
    <p className={styles.quota}>
      <span className={styles.bar}>
        <ProgressBar value={Math.min(used, limit)} max={limit} label={t('quotaLabel')} text={text} />
      </span>
      <span className="num">{text}</span>
    </p>
  );
}
