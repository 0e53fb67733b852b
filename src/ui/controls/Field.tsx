import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Field.module.css';

/** What a control inside a field must apply so that its name, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** Wrapper of a control: its name, a hint, and what is wrong with it. */
export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** The name is for screen readers only; a search icon or a heading tells everyone else. */
  readonly hideLabel?: boolean | undefined;
}

/** Class of an input, for a control outside a field. */
export const inputClass: string = styles.input ?? '';

/** A named control with a hint and an error. */
export function Field({
  label,
  hint,
  error,
  hideLabel,
  children,
}: FieldProps & { children(control: FieldControl): ReactNode }) {
  const id = useId();
  const described = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  const control: FieldControl = {
    id,
    className: inputClass,
    ...(error && { 'aria-invalid': true as const }),
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <div className={styles.field}>
      <label className={hideLabel ? visuallyHidden : styles.label} htmlFor={id}>
        {label}
      </label>
      {children(control)}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="exclamation-triangle" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** A single-line field. */
export function TextField({ label, hint, error, hideLabel, ...input }: FieldProps & ComponentPropsWithRef<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

/** A multi-line field. */
export function TextArea({ label, hint, error, hideLabel, ...area }: FieldProps & ComponentPropsWithRef<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => <textarea rows={6} {...area} {...control} />}
    </Field>
  );
}
