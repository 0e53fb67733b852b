// Dead ends: what to do without a code, and an unknown step.
import type { Challenge } from '../../../services/auth/types.ts';
import { getConfig } from '../../../services/config/config.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { show } from '../flow/store.ts';
import { useAccountText } from '../flow/useText.ts';
import styles from '../parts/parts.module.css';

/** Without the second factor only the operator can help. */
export function LostScreen({ challenge }: { challenge: Challenge }) {
  const { t } = useAccountText();
  const { support, sales } = getConfig().mail;
  const mail = support ?? sales;
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{mail ? t('challenge.lostText', { mail }) : t('challenge.lostNoMail')}</p>
      <Button wide variant="primary" onClick={() => show({ at: 'challenge', challenge })}>
        {t('common.back')}
      </Button>
      <Button wide onClick={() => show({ at: 'signIn' })}>
        {t('common.toSignIn')}
      </Button>
    </div>
  );
}

/** A step unknown to this product (SGN-11). */
export function UnsupportedScreen({ name }: { name: string }) {
  const { t } = useAccountText();
  return (
    <div className={styles.form}>
      <Banner kind="bad">{t('challenge.unsupported', { name })}</Banner>
      <Button wide onClick={() => show({ at: 'signIn' })}>
        {t('common.toSignIn')}
      </Button>
    </div>
  );
}
