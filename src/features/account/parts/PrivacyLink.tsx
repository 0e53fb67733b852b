import { useAccountText } from '../flow/useText.ts';
import styles from './parts.module.css';

/** What is stored of an account, and for how long; what is typed into the form stays. */
export function PrivacyLink({ href }: { href: string }) {
  const { t } = useAccountText();
  return (
    <p className={styles.small}>
      <a href={href} target="_blank" rel="noreferrer">
        {t('signUp.privacy')}
      </a>
    </p>
  );
}
