// What happens to the checker when the user changes. Someone who signs in over an open text wrote it, and continues it
// in their account; everything else stays with its owner, and the next user starts with their own.
import { useAccountDialog } from '../../services/person/accountDialog.ts';
import { GUEST } from '../../services/person/person.ts';
import { toast } from '../../ui/toast/store.ts';
import type { Controller } from './controller.ts';
import { initialState, useChecker } from './store.ts';

/** Whether a guest who signs in takes the open text into the account. Only someone asked over the text wrote it. */
export function isTakenAlong(controller: Pick<Controller, 'giveTo'>, now: string, before: string): boolean {
  return before === GUEST && useAccountDialog.getState().asked !== 'none' && controller.giveTo(now);
}

/** Clears everything from the screen that reveals the previous user: titles, findings, dialogs, messages. */
export function forgetShown(): void {
  useChecker.setState(initialState);
  toast.clear();
}
