import type { ReactNode } from 'react';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useAccountText } from '../flow/useText.ts';
import { TotpSetupForm } from '../parts/TotpSetupForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { EditForm } from './EditForm.tsx';
import { EverywhereForm } from './EverywhereForm.tsx';
import { finishTotp } from './effects.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { type Account, attributeOf, closeDialog, type ProfileDialog, useProfile } from './store.ts';
import { VerifyForm } from './VerifyForm.tsx';

/** In pixels: each dialog holds one short form. */
const WIDTH = 460;

/** The dialogs of the profile; one at a time. */
export function ProfileDialogs({ account }: { account: Account }) {
  const { t } = useAccountText();
  const dialog = useProfile((profile) => profile.dialog);
  const titles: Record<ProfileDialog['name'], string> = {
    none: '',
    edit: dialog.name === 'edit' ? t(editTitles[dialog.attribute]) : '',
    verify: dialog.name === 'verify' ? t('profile.verifyTitle', { value: attributeOf(account, dialog.attribute) }) : '',
    password: t('profile.editPassword'),
    totp: t('setup.title'),
    everywhere: t('profile.everywhereTitle'),
    delete: t('profile.deleteConfirm'),
  };
  return (
    <Modal
      key={dialog.name === 'none' ? 'none' : 'open'}
      open={dialog.name !== 'none'}
      title={titles[dialog.name]}
      closeLabel={t('common.close')}
      width={WIDTH}
      height="auto"
      closeOnBackdrop={false}
      onClose={closeDialog}
    >
      <Content key={contentKey(dialog)} dialog={dialog} account={account} />
    </Modal>
  );
}

const editTitles = {
  name: 'profile.editName',
  email: 'profile.editEmail',
  phone_number: 'profile.editPhone',
} as const;

const contentKey = (dialog: ProfileDialog): string =>
  'attribute' in dialog ? `${dialog.name}-${dialog.attribute}` : dialog.name;

function Content({ dialog, account }: { dialog: ProfileDialog; account: Account }): ReactNode {
  const { t } = useAccountText();
  switch (dialog.name) {
    case 'edit':
      return <EditForm attribute={dialog.attribute} account={account} />;
    case 'verify':
      return <VerifyForm attribute={dialog.attribute} destination={dialog.destination} />;
    case 'password':
      return <PasswordForm email={attributeOf(account, 'email')} />;
    case 'totp':
      return (
        <TotpSetupForm
          onFinish={async (code, device) => {
            await finishTotp(code, device);
            closeDialog();
            toast.show({ text: t('profile.mfaOn') });
          }}
        />
      );
    case 'everywhere':
      return <EverywhereForm />;
    case 'delete':
      return <DeleteForm email={attributeOf(account, 'email') || account.user.username} />;
    default:
      return null;
  }
}
