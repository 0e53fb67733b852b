import { toast } from '../../../ui/toast/store.ts';
import { useForm } from '../flow/useForm.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { signOut } from './effects.ts';
import { closeDialog } from './store.ts';

/** Ends all sessions of the account (OUT-2). */
export function EverywhereForm() {
  const { t } = useAccountText();
  const form = useForm<never>({});
  return (
    <AccountForm
      lead={t('profile.everywhere')}
      form={form}
      onSubmit={async () => {
        if (!(await signOut({ everywhere: true }))) return;
        closeDialog();
        toast.show({ text: t('profile.everywhereDone') });
      }}
      label={t('profile.everywhereDo')}
      icon="door-closed"
    />
  );
}
