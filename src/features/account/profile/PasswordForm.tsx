import { useState } from 'react';
import { toast } from '../../../ui/toast/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { useProblemText } from '../parts/ProblemNote.tsx';
import { changePassword } from './effects.ts';
import { closeDialog } from './store.ts';

/** Changes the password; the present one proves who asks. */
export function PasswordForm({ email }: { email: string }) {
  const { t, wrong } = useAccountText();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const action = useAction();
  const checks = useChecks<'current' | 'password'>(action.problem, {
    NotAuthorizedException: 'current',
    InvalidPasswordException: 'password',
  });
  const { errors, refused, clear } = checks;
  const problem = useProblemText(action.problem);
  const save = async () => {
    await changePassword(current, next);
    closeDialog();
    toast.show({ text: t('profile.passwordChanged'), ms: 10_000 });
  };
  return (
    <AccountForm
      action={action}
      checks={checks}
      check={() => [
        ['current', wrong.password(current)],
        ['password', wrong.newPassword(next) ?? (next === current && t('fields.passwordSame'))],
      ]}
      onSubmit={save}
      label={t('common.save')}
    >
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('fields.currentPassword')}
        name="current"
        autoComplete="current-password"
        required
        error={errors.current ?? (refused === 'current' ? t('fields.currentWrong') : undefined)}
        value={current}
        onChange={(event) => {
          setCurrent(event.target.value);
          clear('current');
        }}
      />
      <PasswordField
        label={t('fields.newPassword')}
        name="password"
        autoComplete="new-password"
        required
        rules
        error={errors.password ?? (refused === 'password' ? problem : undefined)}
        value={next}
        onChange={(event) => {
          setNext(event.target.value);
          clear('password');
        }}
      />
    </AccountForm>
  );
}
