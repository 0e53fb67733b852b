// Which account dialog to show over the page. The header requests, the layout shows: neither depends on the other.
import { create } from 'zustand';

/** The dialog asked for; `none` when there is none. */
export type AccountDialogName = 'none' | 'signIn' | 'signUp';

/** What is asked for, and whether this page has a place for it; elsewhere the page of its own is shown. */
export const useAccountDialog = create<{ readonly asked: AccountDialogName; readonly available: boolean }>()(() => ({
  asked: 'none',
  available: false,
}));

/** Asks for a dialog, or puts it away with `none`. */
export const askAccountDialog = (asked: AccountDialogName): void => useAccountDialog.setState({ asked });

/** A page says that it can show the dialogs. Answers the way to take that back. */
export function offerAccountDialog(): () => void {
  useAccountDialog.setState({ available: true });
  return () => useAccountDialog.setState({ asked: 'none', available: false });
}
