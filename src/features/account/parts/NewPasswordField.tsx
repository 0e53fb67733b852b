import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { passwordRules } from '../accountInput.ts';
import type { FormFields } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './parts.module.css';

/** A newly chosen password, with its conditions. `email` lets password managers file it under the account. */
export function NewPasswordField({
  form,
  label,
  email,
}: {
  form: FormFields<'password'>;
  label?: string;
  email?: string;
}) {
  const { t } = useAccountText();
  const password = form.field('password');
  return (
    <>
      {email !== undefined && (
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <PasswordField
        label={label ?? t('fields.newPassword')}
        autoComplete="new-password"
        required
        conditions={<Rules password={password.value} />}
        {...password}
      />
    </>
  );
}

function Rules({ password }: { password: string }) {
  const { t } = useAccountText();
  return (
    <ul className={styles.rules} aria-label={t('rules.label')} aria-live="polite">
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
