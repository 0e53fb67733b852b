import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Disclosure.module.css';

/** A question that opens to show its answer; works without scripts. Those with the same `group` close each other. */
export function Disclosure({
  id,
  summary,
  children,
  open,
  group,
}: {
  /** For addresses that lead to it. */
  id?: string;
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  group?: string;
}) {
  return (
    <details id={id} className={styles.box} open={open} name={group}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
