import { TextField } from '../../../ui/controls/Field.tsx';
import { signUp } from '../flow/newAccount.ts';
import type { StepProps } from '../flow/steps.ts';
import { show, useFlow } from '../flow/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useNewPassword } from '../flow/useNewPassword.ts';
import { useStay } from '../flow/useStay.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { EmailField } from '../parts/EmailField.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { Providers } from '../parts/Providers.tsx';
import styles from '../parts/parts.module.css';
import { StayBox } from '../parts/StayBox.tsx';
import { StepLink } from '../parts/StepLink.tsx';

/** A new account: e-mail address, password, a name if one likes. */
export function SignUpStep({ returnTo, privacy }: StepProps) {
  const { t, wrong } = useAccountText();
  const wrongPassword = useNewPassword();
  const start = { username: useFlow((flow) => flow.email), password: '', name: '' };
  const form = useForm<keyof typeof start>(start, {
    UsernameExistsException: 'username',
    InvalidPasswordException: 'password',
  });
  const choice = useStay();
  const { username, password, name } = form.values;
  return (
    <>
      <Providers text="signUp" returnTo={returnTo} />
      <AccountForm
        form={form}
        check={() => [
          ['username', wrong.email(username)],
          ['password', wrongPassword(password)],
        ]}
        onSubmit={() => signUp(username.trim(), password, name.trim(), choice.stay)}
        label={t('signUp.submit')}
        busyLabel={t('signUp.submitting')}
        after={
          <p className={styles.small}>
            <a href={privacy} target="_blank" rel="noreferrer">
              {t('signUp.privacy')}
            </a>
          </p>
        }
      >
        <EmailField form={form} />
        <NewPasswordField form={form} label={t('fields.password')} />
        <TextField
          label={t('fields.name')}
          hint={t('fields.nameHint')}
          autoComplete="name"
          maxLength={100}
          {...form.field('name')}
        />
        <StayBox choice={choice} />
      </AccountForm>
      <StepLink before={t('signUp.already')} label={t('signUp.signIn')} onClick={() => show({ at: 'signIn' })} />
    </>
  );
}
