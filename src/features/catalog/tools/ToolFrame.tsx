import type { ReactNode } from 'react';
import styles from './ToolFrame.module.css';

/** The checker fills the window; where something is to be read below, all but the strip in which that peeps out. */
export function ToolFrame({ children, about, peeks }: { children: ReactNode; about?: ReactNode; peeks: boolean }) {
  return (
    <>
      <div className={peeks ? styles.peeks : styles.whole}>{children}</div>
      {about && (
        <div className={styles.about} data-print="hide">
          {about}
        </div>
      )}
    </>
  );
}
