import { forgot, reset } from '../flow/answers.ts';
import { show, useFlow } from '../flow/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useNewPassword } from '../flow/useNewPassword.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { ResendLine } from '../parts/ResendLine.tsx';
import { StepLink } from '../parts/StepLink.tsx';

/** The code for a forgotten password, and the new password. */
export function ResetScreen({ destination }: { destination: string }) {
  const { t, wrong } = useAccountText();
  const wrongPassword = useNewPassword();
  const email = useFlow((flow) => flow.email);
  const form = useForm<'code' | 'password'>(
    { code: '', password: '' },
    { CodeMismatchException: 'code', ExpiredCodeException: 'code', InvalidPasswordException: 'password' },
  );
  const { code, password } = form.values;
  return (
    <AccountForm
      lead={t('forgot.sent', { email, destination })}
      form={form}
      check={() => [
        ['code', wrong.code(code)],
        ['password', wrongPassword(password)],
      ]}
      onSubmit={() => reset(email, code, password)}
      label={t('forgot.reset')}
      busyLabel={t('forgot.resetting')}
      after={
        <>
          <ResendLine text="confirm" onSend={() => forgot(email)} />
          <StepLink label={t('forgot.back')} onClick={() => show({ at: 'signIn' })} />
        </>
      }
    >
      <CodeField form={form} label={t('fields.code')} />
      <NewPasswordField form={form} email={email} />
    </AccountForm>
  );
}
