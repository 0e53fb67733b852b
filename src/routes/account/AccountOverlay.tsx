// The account dialogs over a page that holds a text: their script and texts are loaded on demand. If
// loading fails, the page stays and says so.
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../services/offline/chunks.ts';
import { isOnline } from '../../services/offline/online.ts';
import { askAccountDialog, offerAccountDialog, useAccountDialog } from '../../services/person/accountDialog.ts';
import { accountsConfigured } from '../../services/person/session.ts';
import { toast } from '../../ui/toast/store.ts';
import { pathOf } from '../navigation/pathOf.ts';

type Dialog = ComponentType<{ privacy: string }>;

async function loadDialog(asked: 'signIn' | 'signUp'): Promise<Dialog> {
  const { AccountDialog, prepareDialog } = await loadChunk(() => import('../../features/account/AccountDialog.tsx'));
  await loadChunk(() => prepareDialog(asked));
  return AccountDialog;
}

/** Where the dialogs are rendered. */
export function AccountOverlay() {
  const asked = useAccountDialog((state) => state.asked);
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>();
  const { t } = useTranslation();
  const giveUp = useEffectEvent(() => {
    askAccountDialog('none');
    toast.show({ kind: 'alert', text: t(isOnline() ? 'errors.chunk' : 'errors.offline') });
  });
  useEffect(() => (accountsConfigured() ? offerAccountDialog() : undefined), []);
  useEffect(() => {
    if (asked === 'none' || dialog) return;
    loadDialog(asked).then(
      (Dialog) => setDialog({ Dialog }),
      () => giveUp(),
    );
  }, [asked, dialog]);
  return dialog && <dialog.Dialog privacy={pathOf('privacy')} />;
}
