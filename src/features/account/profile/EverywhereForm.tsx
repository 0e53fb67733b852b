import { toast } from '../../../ui/toast/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useChecks } from '../flow/useChecks.ts';
import { useAccountText } from '../flow/useText.ts';
import { AccountForm } from '../parts/AccountForm.tsx';
import { signOut } from './effects.ts';
import { closeDialog } from './store.ts';

/** Ends all sessions of the account (OUT-2). */
export function EverywhereForm() {
  const { t } = useAccountText();
  const action = useAction();
  const checks = useChecks<never>();
  return (
    <AccountForm
      lead={t('profile.everywhere')}
      action={action}
      checks={checks}
      check={() => []}
      onSubmit={async () => {
        await signOut({ everywhere: true });
        closeDialog();
        toast.show({ text: t('profile.everywhereDone') });
      }}
      label={t('profile.everywhereDo')}
      icon="door-closed"
    >
      {null}
    </AccountForm>
  );
}
