import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Field, type FieldProps } from '../../../ui/Field.tsx';
import { normalizeCode } from '../input.ts';
import styles from './parts.module.css';

/** Properties of a code field; `places` draws a line under each place. */
export interface CodeFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> {
  readonly value: string;
  readonly places?: number;
  onChange(code: string): void;
}

/**
 * A one-time code: filled in by the system where it can, pasted with blanks and hyphens, typed in full-width digits.
 * It is put into shape once an input method has finished with it.
 */
export function CodeField({ label, hint, error, hideLabel, places = 6, onChange, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => (
        <input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          {...input}
          {...control}
          className={cx(control.className, styles.code)}
          data-places={places}
          onChange={({ target, nativeEvent }) => {
            const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
            onChange(composing ? target.value : normalizeCode(target.value));
          }}
          onCompositionEnd={({ currentTarget }) => onChange(normalizeCode(currentTarget.value))}
        />
      )}
    </Field>
  );
}
