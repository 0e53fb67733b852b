import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

/** Properties of a button: its appearance, an icon before the words, and anything a button element accepts. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
  /** Work is in progress: the icon turns and a second press does nothing. */
  readonly busy?: boolean | undefined;
}

/** A button with a text label. */
export function Button(props: ButtonProps) {
  const { variant, small, wide, icon, iconEnd, busy, className, children, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, small, wide }), className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Icon name="arrow-clockwise" /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}
