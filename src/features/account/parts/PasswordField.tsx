import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { Field, type FieldProps } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { PASSWORD_LIMIT, passwordRules } from '../input.ts';
import styles from './parts.module.css';

/** Properties of a password field. `rules` shows the conditions of a new password as it is typed. */
export interface PasswordFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  readonly value: string;
  readonly rules?: boolean;
}

/** A password that can be shown, pasted and filled in by a password manager. It is never trimmed. */
export function PasswordField({ label, hint, error, hideLabel, rules = false, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const conditions = useId();
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
              {...(rules && { 'aria-describedby': cx(control['aria-describedby'], conditions) })}
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
      {rules && <Rules id={conditions} password={input.value} />}
    </div>
  );
}

function Rules({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('account');
  return (
    <ul id={id} className={styles.rules} aria-label={t('rules.label')} aria-live="polite">
      {passwordRules(password).map(({ name, count, met }) => (
        <li key={name} data-met={met || undefined}>
          <Icon name={met ? 'check-lg' : 'slash-circle'} />
          {t(`rules.${name}`, { count })}
          <VisuallyHidden>{` ${t(met ? 'rules.met' : 'rules.open')}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
