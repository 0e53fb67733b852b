import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Table.module.css';
import { useScrollStop } from './useScrollStop.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A table with hairlines in a region that scrolls on its own; numeric cells take `data-number`. */
export function Table({
  caption,
  children,
  className,
}: {
  caption: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  const region = useScrollStop();
  return (
    <section ref={region} className={styles.scroll} aria-label={caption}>
      <table className={cx(styles.table, className)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </section>
  );
}
