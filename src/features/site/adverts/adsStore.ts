import { create } from 'zustand';

/** The state of the house adverts: whether they are hidden for this visit, and which modal is open. */
export interface AdsState {
  readonly hidden: boolean;
  readonly modal: 'none' | 'remove' | 'exit';
}

/** Key of sessionStorage: hidden until the tab is closed. */
const HIDDEN = 'ads-hidden';

/** State of the house adverts; the same on every page of a visit. */
export const useAds = create<AdsState>(() => ({ hidden: false, modal: 'none' }));

/** Opens a modal, or closes the open one with `none`. */
export const showAdsModal = (modal: AdsState['modal']): void => useAds.setState({ modal });

/** Hides the adverts until the tab is closed, or shows them again. */
export function hideAds(hidden: boolean): void {
  useAds.setState({ hidden });
  try {
    if (hidden) sessionStorage.setItem(HIDDEN, '1');
    else sessionStorage.removeItem(HIDDEN);
  } catch {
    // Without storage they stay hidden only until the page is reloaded.
  }
}

/** Restores what was decided on an earlier page of this visit. */
export function restoreAds(): void {
  try {
    if (sessionStorage.getItem(HIDDEN) === '1') useAds.setState({ hidden: true });
  } catch {
    // Storage is not accessible: the adverts are shown.
  }
}
