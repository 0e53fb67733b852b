import { useState } from 'react';
import { forgot, reset } from '../flow/effects.ts';
import { show, useFlow } from '../flow/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { CodeField } from '../parts/CodeField.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { ProblemNote, useProblemText } from '../parts/ProblemNote.tsx';
import styles from '../parts/parts.module.css';
import { ResendButton } from '../parts/ResendButton.tsx';

/** The code of the mail and a new password. Says nothing about whether the account exists (SUP-6). */
export function ResetScreen({ destination }: { destination: string }) {
  const { t, wrong } = useAccountText();
  const email = useFlow((flow) => flow.email);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const action = useAction();
  const sending = useAction();
  const checks = useChecks<'code' | 'password'>(action.problem, {
    CodeMismatchException: 'code',
    ExpiredCodeException: 'code',
    InvalidPasswordException: 'password',
  });
  const { errors, refused, clear } = checks;
  const problem = useProblemText(action.problem);
  const errorOf = (field: 'code' | 'password') => errors[field] ?? (refused === field ? problem : undefined);
  return (
    <AccountForm
      lead={t('forgot.sent', { email, destination })}
      action={action}
      checks={checks}
      check={() => [
        ['code', wrong.code(code)],
        ['password', wrong.newPassword(password)],
      ]}
      onSubmit={() => reset(email, code, password)}
      label={t('forgot.reset')}
      busyLabel={t('forgot.resetting')}
      after={
        <>
          <ProblemNote action={sending} />
          <ResendButton text="confirm" busy={sending.busy} onResend={() => void sending.run(() => forgot(email))} />
          <p className={styles.alt}>
            <button type="button" className={styles.asLink} onClick={() => show({ at: 'signIn' })}>
              {t('forgot.back')}
            </button>
          </p>
        </>
      }
    >
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CodeField
        label={t('fields.code')}
        required
        error={errorOf('code')}
        value={code}
        onChange={(value) => {
          setCode(value);
          clear('code');
        }}
      />
      <PasswordField
        label={t('fields.newPassword')}
        name="password"
        autoComplete="new-password"
        required
        rules
        error={errorOf('password')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clear('password');
        }}
      />
    </AccountForm>
  );
}
