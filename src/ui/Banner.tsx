import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Button } from './controls/Button.tsx';
import { IconButton } from './controls/IconButton.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

/** Properties of a banner: one lasting state, stated in one line, with at most one action. */
export interface BannerProps {
  readonly kind?: 'info' | 'warn' | 'bad';
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; onAction(): void } | undefined;
  /** With both a label and a handler the banner can be dismissed. */
  readonly closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
}

/** A line across its region that reports a lasting state; `bad` interrupts a screen reader, the others wait. */
export function Banner({ kind = 'warn', icon, children, action, closeLabel, onClose }: BannerProps) {
  const sign = icon ?? (kind === 'info' ? 'info-circle' : 'exclamation-triangle');
  return (
    <div
      className={cx(styles.banner, kind !== 'warn' && styles[kind])}
      role={kind === 'bad' ? 'alert' : 'status'}
      data-print="hide"
    >
      <Icon name={sign} />
      <span className={styles.text}>{children}</span>
      {action && (
        <Button variant="act" onClick={action.onAction}>
          {action.label}
        </Button>
      )}
      {onClose && closeLabel && <IconButton icon="x-lg" label={closeLabel} onClick={onClose} />}
    </div>
  );
}
