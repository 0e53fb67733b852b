import { cx } from './cx.ts';
import styles from './Icon.module.css';
import type { IconName } from './icons.ts';

/** One icon of the same-origin sprite, in the text colour. Always next to words or inside a named control. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
