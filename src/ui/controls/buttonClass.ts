import { cx } from '../cx.ts';
import styles from './Button.module.css';

/** How prominent a button is; one `primary` per region, `act` for the small actions at the end of a panel. */
export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'danger' | 'act';

/** The appearance of a button, for buttons and for links that look like one. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** 32 px high instead of 36 (44 px on a touch screen either way). */
  readonly small?: boolean | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

/** Class of a button, so that a router link can look like one. */
export const buttonClass = ({ variant = 'default', small, wide }: ButtonLook = {}): string =>
  cx(styles.btn, variant !== 'default' && styles[variant], small && styles.small, wide && styles.wide);
