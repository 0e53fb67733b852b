import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Class of what is present and not seen. */
export const visuallyHidden: string = styles.hidden ?? '';

/** Text for readers who listen: present, not seen. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}

/** The first stop of the Tab key: jumps over the navigation. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${target}`} data-print="hide">
      {children}
    </a>
  );
}
