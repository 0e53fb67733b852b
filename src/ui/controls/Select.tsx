import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/** One choice of a list. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Properties of a list of choices. */
export interface SelectProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'children'> {
  readonly options: readonly Option[];
  /** Absent where the form itself keeps the choice. */
  onChange?(value: string): void;
}

/** The platform's own list of choices, with a name, a hint and an error. */
export function Select({ label, hint, error, hideLabel, options, onChange, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control} onChange={onChange && ((event) => onChange(event.target.value))}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
