import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

/** Properties of a search field; screen readers get the name, everyone else sees the placeholder. */
export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  readonly label: string;
  onSearch(text: string): void;
}

/** A field that narrows down a list while typing. */
export function SearchField({ label, onSearch, placeholder = label, ...input }: SearchFieldProps) {
  return (
    <Field label={label} hideLabel>
      {(control) => (
        <span className={styles.search} data-print="hide">
          <Icon name="search" />
          <input
            {...input}
            {...control}
            type="search"
            placeholder={placeholder}
            onChange={(event) => onSearch(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
