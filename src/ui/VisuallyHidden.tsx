import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Class of content that is present but not visible. */
export const visuallyHidden: string = styles.hidden ?? '';

/** Text for screen readers: present but not visible. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}

/** The first tab stop: skips the navigation. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${target}`} data-print="hide">
      {children}
    </a>
  );
}
