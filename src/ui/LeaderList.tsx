import type { ReactNode } from 'react';
import styles from './LeaderList.module.css';

/** One line of a price list. */
export interface Leader {
  readonly id: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** A list whose values stand at the end of a dotted line, such as prices or quantities. */
export function LeaderList({ items }: { items: readonly Leader[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.id}>
          <dt>{item.term}</dt>
          <dd className={styles.value}>{item.value}</dd>
          {item.note && <dd className={styles.note}>{item.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
