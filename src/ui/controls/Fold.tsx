import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import styles from './Fold.module.css';

/** Where everything has room; the style sheet has the same width. */
const WIDE = '(width >= 900px)';

/**
 * Content that folds away under its heading on a small screen and stands open on a wide one. Works before any script; what
 * is folded away is found by search engines and by the browser's own search.
 */
export function Fold({
  heading,
  open,
  opened = false,
  className,
  children,
}: {
  heading: ReactNode;
  /** Open from the beginning. */
  open?: boolean;
  /** Opens it, as when an address leads into it. */
  opened?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  // On a wide screen the style sheet shows the content already; this also says so to whoever does not see it.
  useEffect(() => {
    if (box.current && (open || opened || matchMedia(WIDE).matches)) box.current.open = true;
  }, [open, opened]);
  return (
    <details ref={box} open={open} className={cx(styles.fold, className)}>
      <summary>
        {heading}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
