import { useAccountText } from '../flow/useText.ts';
import styles from './parts.module.css';

/** Explains what an account stores and for how long; following the link keeps what is typed into the form. */
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
