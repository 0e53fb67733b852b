import { cx } from '../../../ui/cx.ts';
import styles from './DefinitionList.module.css';
import type { NamedText } from './FixSteps.tsx';

/** Terms with a line of text each, separated by hairlines; short ones stand in pairs on a phone. */
export function DefinitionList({ items, pairs = false }: { items: readonly NamedText[]; pairs?: boolean }) {
  return (
    <dl className={cx(styles.list, pairs && styles.pairs)}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
