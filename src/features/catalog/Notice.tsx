import { Icon } from '../../ui/Icon.tsx';
import styles from './Notice.module.css';

/** How far something is, said before it is described. Part of the page, not a message that comes and goes. */
export function Notice({ children }: { children: string }) {
  return (
    <p className={styles.notice}>
      <Icon name="info-circle" />
      <span>{children}</span>
    </p>
  );
}
