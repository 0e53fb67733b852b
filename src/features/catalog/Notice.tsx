import { Icon } from '../../ui/Icon.tsx';
import styles from './Notice.module.css';

/** States how far along something is, before its description. Part of the page, not a transient message. */
export function Notice({ children }: { children: string }) {
  return (
    <p className={styles.notice}>
      <Icon name="info-circle" />
      <span>{children}</span>
    </p>
  );
}
