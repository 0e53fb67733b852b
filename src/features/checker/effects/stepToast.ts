// The message about the last change made by a command, with its undo. It belongs to that one step: the next
// change of the text, including an undo, removes both, so that its button never reverts anything else.
import { getI18n } from '../../../services/i18n/i18n.ts';
import { type ToastInput, toast } from '../../../ui/toast/store.ts';

/** See the head of this file. */
export interface StepToast {
  /** Reports a change that has just been made. */
  tell(message: Omit<ToastInput, 'action'>, undo: () => void): void;
  /** The text has changed. */
  end(): void;
}

/** Shows one message at a time. */
export function createStepToast(): StepToast {
  let shown: number | undefined;
  const end = () => {
    if (shown !== undefined) toast.hide(shown);
    shown = undefined;
  };
  return {
    end,
    tell(message, undo) {
      end();
      shown = toast.show({ ...message, action: { label: getI18n().t('checker.undoAction'), onAction: undo } });
    },
  };
}
