import { TextField } from '../../../ui/controls/Field.tsx';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { deleteAccount } from './effects.ts';

/** Deletes the account once its address has been typed. The page moves on when the session is gone. */
export function DeleteForm({ email }: { email: string }) {
  const { t } = useAccountText();
  const form = useForm({ confirmation: '' });
  const same = form.values.confirmation.trim().toLowerCase() === email.toLowerCase();
  return (
    <AccountForm
      lead={t('profile.deleteLead')}
      form={form}
      check={() => [['confirmation', !same && t('profile.deleteWrong')]]}
      onSubmit={deleteAccount}
      label={t('profile.deleteFinal')}
      busyLabel={t('profile.deleting')}
      icon="trash"
      variant="danger"
    >
      <TextField
        label={t('profile.deleteType', { email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('confirmation')}
      />
    </AccountForm>
  );
}
