import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import styles from './IconButton.module.css';

/** Properties of an icon button: the icon, its name, and anything a button element accepts. */
export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  readonly icon: IconName;
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
  /** Keys shown in the tooltip, as labelled on the reader's keyboard: "Ctrl Z". */
  readonly keys?: string | undefined;
}

/** Class of an icon button, so that a link can look like one; give it `data-tip` and a name. */
export const iconButtonClass: string = styles.ib ?? '';

/** An icon-only button for toolbars, with a name and a tooltip (shown by `<Tooltip/>`). */
export function IconButton({ icon, label, keys, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.ib, className)}
      aria-label={label}
      data-tip={label}
      data-keys={keys}
    >
      <Icon name={icon} />
    </button>
  );
}
