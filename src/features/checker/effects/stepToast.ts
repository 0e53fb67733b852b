// The message about the last change made by a command, with its undo. It belongs to that one step: the next
// change of the text, an undo among them, ends both, so that its button never takes back anything else.
import { getI18n } from '../../../services/i18n/i18n.ts';
import { type ToastInput, toast } from '../../../ui/toast/store.ts';

/** See the head of this file. */
export interface StepToast {
  /** Tells of a change that has just been made. */
  tell(message: Omit<ToastInput, 'action'>, undo: () => void): void;
  /** The text has changed. */
  end(): void;
}

/** One at a time. */
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
