import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadTexts } from '../../services/i18n/namespaces.ts';
import { askAccountDialog, useAccountDialog } from '../../services/person/accountDialog.ts';
import { Modal } from '../../ui/modal/Modal.tsx';
import type { ModalState } from '../../ui/modal/machine.ts';
import { toast } from '../../ui/toast/store.ts';
import { Flow } from './Flow.tsx';
import { loadScreens } from './flow/screens.ts';
import { resetFlow, show, useFlow } from './flow/store.ts';
import { useAccountText } from './flow/useText.ts';
import { useStepTitle } from './flow/useTitle.ts';
import styles from './parts/parts.module.css';

/** In pixels: a form needs less room than the modal's default of 600. */
const WIDTH = 440;

/** Loads the dialog's first form and its texts. */
export async function prepareDialog(asked: 'signIn' | 'signUp'): Promise<void> {
  await Promise.all([loadTexts('account'), loadScreens(asked)]);
}

/** Signing in or up in a dialog over the page: the text behind keeps its selection and scroll position. */
export function AccountDialog({ privacy }: { privacy: string }) {
  const { t } = useAccountText();
  const asked = useAccountDialog((state) => state.asked);
  const step = useFlow((flow) => flow.step);
  const title = useStepTitle(step);
  const { pathname, search, hash } = useLocation();
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => {
    if (asked !== 'none') show({ at: asked });
    setOpened(asked !== 'none');
  }, [asked]);
  useEffect(() => resetFlow, []);
  const close = () => {
    askAccountDialog('none');
    resetFlow();
  };
  const done = () => {
    toast.show({ text: t('signIn.done'), icon: 'check-lg' });
    close();
  };
  /** The dialog's opener is gone after sign-in, so focus moves to its replacement. */
  const giveFocus = (state: ModalState) => {
    const seen = (element: Element) => element.getClientRects().length > 0;
    const { activeElement, body } = document;
    if (state !== 'hidden' || (activeElement && activeElement !== body && seen(activeElement))) return;
    [...document.querySelectorAll<HTMLElement>('[data-account]')].find(seen)?.focus();
  };
  const isForm = step.at === 'signIn' || step.at === 'signUp';
  return (
    <Modal
      open={opened}
      title={title}
      closeLabel={t('common.close')}
      width={WIDTH}
      height="auto"
      closeOnBackdrop={false}
      noStacking
      onClose={close}
      onState={giveFocus}
    >
      <div className={styles.form}>
        {isForm && (
          <p className={styles.lead}>
            {t(`${step.at}.lead`)} {t('dialog.kept')}
          </p>
        )}
        <Flow returnTo={pathname + search + hash} privacy={privacy} onDone={done} />
      </div>
    </Modal>
  );
}
