import type { ComponentPropsWithRef } from 'react';
import styles from './Switch.module.css';

/** Properties of a switch; name it with `aria-label` or `aria-labelledby`. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'role' | 'type' | 'className'> {
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** An on/off switch of 50 x 22 px; Space and Enter toggle it (a button's own behaviour). */
export function Switch({ checked, onChange, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      className={styles.switch}
      onClick={() => onChange(!checked)}
    />
  );
}
