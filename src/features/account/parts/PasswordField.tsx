import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../../../ui/controls/Field.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { PASSWORD_LIMIT } from '../input.ts';
import styles from './parts.module.css';

/** Properties of a password field. `conditions` are those of a new password, shown below the field and tied to it. */
export interface PasswordFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  readonly value: string;
  readonly conditions?: ReactNode;
}

/** A password that can be shown, pasted and filled in by a password manager. It is never trimmed. */
export function PasswordField({ label, hint, error, hideLabel, conditions, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className={styles.password}>
      <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
        {(control) => (
          <span className={styles.reveal}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={PASSWORD_LIMIT + 1}
              {...input}
              {...control}
              {...(conditions && { 'aria-describedby': cx(control['aria-describedby'], id) })}
              type={shown ? 'text' : 'password'}
            />
            <IconButton
              icon={shown ? 'eye-slash' : 'eye'}
              label={t(shown ? 'fields.hidePassword' : 'fields.showPassword')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </span>
        )}
      </Field>
      {conditions && <div id={id}>{conditions}</div>}
    </div>
  );
}
