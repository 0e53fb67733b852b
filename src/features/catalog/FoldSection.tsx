import { useId } from 'react';
import { useLocation } from 'react-router';
import { Fold } from '../../ui/controls/Fold.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './FoldSection.module.css';
import type { SectionProps } from './Section.tsx';

/** A section that a phone shows as its heading alone until it is opened: reference, and whatever is not read by everyone. */
export function FoldSection({ heading, id, intro, split = true, wrap = false, children }: SectionProps) {
  const headingId = useId();
  const { hash } = useLocation();
  return (
    <section id={id} className={cx('sec', wrap && 'wrap', styles.section)} aria-labelledby={headingId}>
      <Fold
        className={cx(styles.fold, split && styles.split)}
        heading={<h2 id={headingId}>{heading}</h2>}
        opened={id !== undefined && hash === `#${id}`}
      >
        {intro ? <div className="sec__head">{intro}</div> : null}
        <div className={styles.content}>{children}</div>
      </Fold>
    </section>
  );
}
