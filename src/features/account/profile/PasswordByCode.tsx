import { useEffect, useRef } from 'react';
import { toast } from '../../../ui/toast/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useNewPassword } from '../flow/useNewPassword.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { setPassword } from './effects.ts';
import { closeDialog } from './store.ts';

/** Sets a password with a mailed code: for accounts created by link, and for forgotten passwords. */
export function PasswordByCode({ email, destination }: { email: string; destination: string }) {
  const { t, wrong } = useAccountText();
  const wrongPassword = useNewPassword();
  const form = useForm<'code' | 'password'>(
    { code: '', password: '' },
    { CodeMismatchException: 'code', ExpiredCodeException: 'code', InvalidPasswordException: 'password' },
  );
  const { code, password } = form.values;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const save = async () => {
    await setPassword(email, code, password);
    closeDialog();
    toast.show({ text: t('profile.passwordChanged'), ms: 10_000 });
  };
  return (
    <div ref={box}>
      <AccountForm
        lead={t('profile.verifyLead', { destination })}
        form={form}
        check={() => [
          ['code', wrong.code(code)],
          ['password', wrongPassword(password)],
        ]}
        onSubmit={save}
        label={t('forgot.reset')}
        busyLabel={t('forgot.resetting')}
      >
        <CodeField form={form} label={t('fields.code')} />
        <NewPasswordField form={form} email={email} />
      </AccountForm>
    </div>
  );
}
