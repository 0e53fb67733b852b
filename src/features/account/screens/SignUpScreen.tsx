import { Button } from '../../../ui/controls/Button.tsx';
import { sendNewLink, signUp } from '../flow/newAccount.ts';
import type { StepProps } from '../flow/steps.ts';
import { show, useFlow } from '../flow/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useNewPassword } from '../flow/useNewPassword.ts';
import { useStay } from '../flow/useStay.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { EmailField } from '../parts/EmailField.tsx';
import { NameField } from '../parts/NameField.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { PrivacyLink } from '../parts/PrivacyLink.tsx';
import { Providers } from '../parts/Providers.tsx';
import { StayBox } from '../parts/StayBox.tsx';
import { StepLink } from '../parts/StepLink.tsx';

/** A new account: e-mail address, password, and an optional name. */
export function SignUpStep({ step, returnTo, privacy }: StepProps) {
  const { t, wrong } = useAccountText();
  const wrongPassword = useNewPassword();
  const start = {
    username: useFlow((flow) => flow.email),
    password: '',
    name: (step.at === 'signUp' && step.name) || '',
  };
  const form = useForm<keyof typeof start>(start, {
    UsernameExistsException: 'username',
    InvalidParameterException: 'username',
    InvalidPasswordException: 'password',
  });
  const choice = useStay();
  const { username, password, name } = form.values;
  /** Continues with the address, or asks for it first. */
  const byLink = () => {
    const [email, given] = [username.trim(), name.trim()];
    if (wrong.email(email)) show({ at: 'newLink', name: given }, { email, stay: choice.stay });
    else void form.action.run(() => sendNewLink(email, given, choice.stay));
  };
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
          <>
            <Button wide icon="envelope" aria-disabled={form.action.busy || undefined} onClick={byLink}>
              {t('signUp.link')}
            </Button>
            <PrivacyLink href={privacy} />
          </>
        }
      >
        <EmailField form={form} />
        <NewPasswordField form={form} label={t('fields.password')} />
        <NameField form={form} />
        <StayBox choice={choice} />
      </AccountForm>
      <StepLink before={t('signUp.already')} label={t('signUp.signIn')} onClick={() => show({ at: 'signIn' })} />
    </>
  );
}
