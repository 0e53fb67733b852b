import { toast } from '../../../ui/toast/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useNewPassword } from '../flow/useNewPassword.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { changePassword } from './effects.ts';
import { closeDialog } from './store.ts';

/** Changes the password; the present one proves who asks. */
export function PasswordForm({ email }: { email: string }) {
  const { t, wrong } = useAccountText();
  const wrongPassword = useNewPassword();
  const form = useForm<'current' | 'password'>(
    { current: '', password: '' },
    { NotAuthorizedException: 'current', InvalidPasswordException: 'password' },
  );
  const { current, password } = form.values;
  const save = async () => {
    await changePassword(current, password);
    closeDialog();
    toast.show({ text: t('profile.passwordChanged'), ms: 10_000 });
  };
  return (
    <AccountForm
      form={form}
      check={() => [
        ['current', wrong.password(current)],
        ['password', wrongPassword(password) ?? (password === current && t('fields.passwordSame'))],
      ]}
      onSubmit={save}
      label={t('common.save')}
    >
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        required
        {...form.field('current')}
        {...(form.checks.refused === 'current' && { error: t('fields.currentWrong') })}
      />
      <NewPasswordField form={form} email={email} />
    </AccountForm>
  );
}
