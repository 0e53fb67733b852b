import styles from './DefinitionList.module.css';
import type { NamedText } from './FixSteps.tsx';

/** Terms with a line of text each, separated by hairlines. */
export function DefinitionList({ items }: { items: readonly NamedText[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
