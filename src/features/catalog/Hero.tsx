import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Hero.module.css';
import { HeadingLines } from './PageHead.tsx';

/** Top of the home page: heading and lead on one line, at its two ends, then the checker itself. */
export function Hero({
  heading,
  lead,
  label,
  children,
}: {
  heading: readonly string[];
  lead: string;
  /** The checker's heading, for screen readers only. */
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
      <div className="wrap">
        <h2>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
        {children}
      </div>
    </>
  );
}
