// What becomes of the checker when somebody else is there. Whoever signs in over an open text wrote it, and goes on with it
// as the account's; everything else stays its owner's, and the next person begins with their own.
import { useAccountDialog } from '../../services/person/accountDialog.ts';
import { GUEST } from '../../services/person/person.ts';
import { toast } from '../../ui/toast/store.ts';
import type { Controller } from './controller.ts';
import { initialState, useChecker } from './store.ts';

/** Whether a guest who signs in keeps the open text; it is the account's then. Only who is asked over the text wrote it. */
export function isTakenAlong(controller: Pick<Controller, 'giveTo'>, now: string, before: string): boolean {
  return before === GUEST && useAccountDialog.getState().asked !== 'none' && controller.giveTo(now);
}

/** Takes everything off the screen that tells of the last person: titles, findings, dialogs, messages. */
export function forgetShown(): void {
  useChecker.setState(initialState);
  toast.clear();
}
