import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Table.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A table of hairlines in a region that scrolls by itself; numbers take `data-number` on their cells. */
export function Table({
  caption,
  children,
  className,
}: {
  caption: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={cx(styles.table, className)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </section>
  );
}
