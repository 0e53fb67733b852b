import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './Hero.module.css';
import { HeadingLines } from './PageHead.tsx';

/** Top of the home page: heading at the start, lead at the end of the same line, then the checker itself. */
export function Hero({
  heading,
  lead,
  label,
  children,
}: {
  heading: readonly string[];
  lead: string;
  /** Name of the region that holds the checker. */
  label: string;
  children: ReactNode;
}) {
  return (
    <>
      <div className={cx('wrap', styles.hero)}>
        <h1>
          <HeadingLines lines={heading} />
        </h1>
        <p>{lead}</p>
      </div>
      <section className="wrap" aria-label={label}>
        {children}
      </section>
    </>
  );
}
