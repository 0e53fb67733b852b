import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';

/** Properties of a section: its heading, its introduction, and its content. */
export interface SectionProps {
  readonly heading: string;
  readonly id?: string | undefined;
  readonly intro?: ReactNode;
  /** Puts the heading beside the content instead of above it. */
  readonly split?: boolean;
  /** Brings the page margins itself, for pages whose frame has none. */
  readonly wrap?: boolean;
  readonly children?: ReactNode;
}

/** A section of a public page, named by its heading. */
export function Section({ heading, id, intro, split = true, wrap = false, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={cx('sec', split && 'split', wrap && 'wrap')} aria-labelledby={headingId}>
      <div className="sec__head">
        <h2 id={headingId}>{heading}</h2>
        {intro}
      </div>
      {children}
    </section>
  );
}
