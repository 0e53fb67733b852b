import { Field, type FieldProps } from '../../../ui/controls/Field.tsx';
import { cx } from '../../../ui/cx.ts';
import { normalizeCode } from '../accountInput.ts';
import type { FormFields } from '../flow/useForm.ts';
import styles from './parts.module.css';

/** Properties of a form's `code` field. */
export interface CodeFieldProps extends Pick<FieldProps, 'label' | 'hint'> {
  readonly form: FormFields<'code'>;
  readonly required?: boolean;
  /** The code contains letters as well; they are shown as capitals. */
  readonly letters?: boolean;
}

/**
 * A one-time code: filled in by the system where possible, pasted with blanks and hyphens, typed in full-width digits.
 * It is normalised once an input method has finished composing.
 */
export function CodeField({ form, label, hint, required = true, letters = false }: CodeFieldProps) {
  const shape = (typed: string) => (letters ? normalizeCode(typed).toUpperCase() : normalizeCode(typed));
  const { error, name, value } = form.field('code');
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          name={name}
          inputMode={letters ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize={letters ? 'characters' : 'none'}
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          required={required}
          {...control}
          className={cx(control.className, styles.code)}
          value={value}
          onChange={({ target, nativeEvent }) => {
            const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
            form.set('code', composing ? target.value : shape(target.value));
          }}
          onCompositionEnd={({ currentTarget }) => form.set('code', shape(currentTarget.value))}
        />
      )}
    </Field>
  );
}
