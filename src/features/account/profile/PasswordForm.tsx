import { useState } from 'react';
import { toast } from '../../../ui/toast/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useForm } from '../flow/useForm.ts';
import { useNewPassword } from '../flow/useNewPassword.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import { StepLink } from '../parts/StepLink.tsx';
import { changePassword, sendPasswordCode } from './effects.ts';
import { PasswordByCode } from './PasswordByCode.tsx';
import { closeDialog } from './store.ts';

/** Changes the password; the current one, or a code if there is none, proves who is asking. */
export function PasswordForm({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <PasswordByCode email={email} destination={sentTo} />;
  return <ByPresentPassword email={email} onSent={setSentTo} />;
}

function ByPresentPassword({ email, onSent }: { email: string; onSent(destination: string): void }) {
  const { t, wrong } = useAccountText();
  const wrongPassword = useNewPassword();
  const form = useForm<'current' | 'password'>(
    { current: '', password: '' },
    { NotAuthorizedException: 'current', InvalidPasswordException: 'password' },
  );
  const sending = useAction();
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
      after={
        <>
          <ProblemNote action={sending} />
          <StepLink
            label={t('profile.noPassword')}
            onClick={() => void sending.run(async () => onSent(await sendPasswordCode(email)))}
          />
        </>
      }
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
