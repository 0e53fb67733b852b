import { useState } from 'react';
import { TextField } from '../../../ui/Field.tsx';
import { signUp } from '../flow/effects.ts';
import { useFlow } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useStay } from '../flow/useStay.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useProblemText } from '../parts/ProblemNote.tsx';
import { Providers } from '../parts/Providers.tsx';
import styles from '../parts/parts.module.css';
import { TickBox } from '../parts/TickBox.tsx';

/** A new account: e-mail address, password, a name if one likes. */
export function SignUpScreen({ returnTo, privacy }: { returnTo: string; privacy: string }) {
  const { t, wrong } = useAccountText();
  const flow = useFlow();
  const [email, setEmail] = useState(flow.email);
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const { offered, stay, setStay } = useStay();
  const action = useAction();
  const checks = useChecks<'username' | 'password'>(action.problem, {
    UsernameExistsException: 'username',
    InvalidPasswordException: 'password',
  });
  const { errors, refused, clear } = checks;
  const problem = useProblemText(action.problem);
  const errorOf = (field: 'username' | 'password') => errors[field] ?? (refused === field ? problem : undefined);
  return (
    <>
      <Providers text="signUp" returnTo={returnTo} />
      <AccountForm
        action={action}
        checks={checks}
        check={() => [
          ['username', wrong.email(email)],
          ['password', wrong.newPassword(password)],
        ]}
        onSubmit={() => signUp(email.trim(), password, name.trim(), stay)}
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
        <TextField
          label={t('fields.email')}
          name="username"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={errorOf('username')}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            clear('username');
            action.clear();
          }}
        />
        <PasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="new-password"
          required
          rules
          error={errorOf('password')}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            clear('password');
            action.clear();
          }}
        />
        <TextField
          label={t('fields.name')}
          hint={t('fields.nameHint')}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {offered && (
          <TickBox
            name="stay"
            checked={stay === true}
            label={t('signIn.stay')}
            hint={t('signIn.stayHint')}
            onChange={setStay}
          />
        )}
      </AccountForm>
    </>
  );
}
