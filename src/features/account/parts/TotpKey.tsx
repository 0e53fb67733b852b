import { lazy, Suspense, useState } from 'react';
import type { TotpSetup } from '../../../services/auth/types.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useAccountText } from '../flow/useText.ts';
import styles from './parts.module.css';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** The secret in groups of four, the easiest form to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** An authenticator app's key: as a QR code, as a link for an app on this device, and as text. */
export function TotpKey({ setup }: { setup: TotpSetup }) {
  const { t } = useAccountText();
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const copy = () =>
    navigator.clipboard.writeText(setup.secret).then(
      () => setCopied('copied'),
      () => setCopied('copyFailed'),
    );
  return (
    <>
      <p className={styles.lead}>{t('setup.scan')}</p>
      <div className={styles.qr}>
        <Suspense fallback={null}>
          <QrCode text={setup.uri} label={t('setup.qr')} />
        </Suspense>
      </div>
      <p className={styles.alt}>
        <a href={setup.uri}>{t('setup.open')}</a>
      </p>
      <div>
        <p className={styles.small}>{t('setup.key')}</p>
        <div className={styles.secret}>
          <code>{grouped(setup.secret)}</code>
          <Button small icon="clipboard" onClick={() => void copy()}>
            {t('setup.copy')}
          </Button>
        </div>
        <p role="status" className={styles.small}>
          {copied && t(`setup.${copied}`)}
        </p>
      </div>
    </>
  );
}
