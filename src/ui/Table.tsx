import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './Table.module.css';
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
  const region = useRef<HTMLElement>(null);
  // A tab stop only while there is something to scroll.
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const measure = () => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
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
