import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from '../billing.module.css';
import { useBillingText } from '../useText.ts';

/** The key, to be copied in one press. It has the focus when it appears: it is what the page was waited for. */
export function LicenseKey({ value }: { value: string }) {
  const { t } = useBillingText();
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied('copied'),
      () => setCopied('copyFailed'),
    );
  return (
    <section aria-labelledby="license-key">
      <h2 id="license-key">{t('license.key')}</h2>
      <pre className={styles.key}>
        <code>{value}</code>
      </pre>
      <p className="row row--wrap" data-print="hide">
        <Button ref={button} variant="primary" icon="clipboard" onClick={() => void copy()}>
          {t('license.copy')}
        </Button>
        <span role="status" className={styles.note}>
          {copied && t(`license.${copied}`)}
        </span>
      </p>
      <p className={styles.note}>{t('license.keep')}</p>
    </section>
  );
}
