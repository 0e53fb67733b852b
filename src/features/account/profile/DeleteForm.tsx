import { useState } from 'react';
import { TextField } from '../../../ui/Field.tsx';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { deleteAccount } from './effects.ts';

/** Deletes the account once its address has been typed. The page leads on when the session is gone. */
export function DeleteForm({ email }: { email: string }) {
  const { t } = useAccountText();
  const [typed, setTyped] = useState('');
  const action = useAction();
  const checks = useChecks<'confirmation'>();
  const same = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <AccountForm
      lead={t('profile.deleteLead')}
      action={action}
      checks={checks}
      check={() => [['confirmation', !same && t('profile.deleteWrong')]]}
      onSubmit={deleteAccount}
      label={t('profile.deleteFinal')}
      busyLabel={t('profile.deleting')}
      icon="trash"
      variant="danger"
    >
      <TextField
        label={t('profile.deleteType', { email })}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={checks.errors.confirmation}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          checks.clear('confirmation');
        }}
      />
    </AccountForm>
  );
}
