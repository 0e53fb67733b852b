import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import styles from './Segments.module.css';

/** One choice in a row of segments. */
export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName | undefined;
}

/** Properties of a row of segments; `label` names the row. */
export interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: NoInfer<T>;
  onChange(value: NoInfer<T>): void;
}

/** Class of the row, for a navigation whose links are the segments (`aria-current="page"` marks the current one). */
export const segmentsClass: string = styles.seg ?? '';

/** A few choices side by side, exactly one pressed. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  return (
    <div className={styles.seg} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
