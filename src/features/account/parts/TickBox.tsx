import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** A checkbox with a line that explains it. */
export function TickBox(props: {
  name: string;
  checked: boolean;
  label: ReactNode;
  hint?: ReactNode;
  onChange(checked: boolean): void;
}) {
  const { name, checked, label, hint, onChange } = props;
  return (
    <label className={styles.tick}>
      <input type="checkbox" name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
