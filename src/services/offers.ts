// House adverts and offers of Premium: whether they are hidden for this visit, and which modal is asked for. The frame of
// the site shows them; any part may ask for one. Whoever has Premium sees none of it.
import { create } from 'zustand';
import { useSession } from './person/sessionState.ts';

/** The state of the house adverts: whether they are hidden for this visit, and which modal is open. */
export interface AdsState {
  readonly hidden: boolean;
  readonly modal: 'none' | 'remove' | 'exit';
}

/** Key of sessionStorage: hidden until the tab is closed. */
const HIDDEN = 'ads-hidden';

/** State of the house adverts; the same on every page of a visit. */
export const useAds = create<AdsState>(() => ({ hidden: false, modal: 'none' }));

const hasPremium = (): boolean => useSession.getState().plan === 'premium';

/** Opens a modal, or closes the open one with `none`. There is nothing to offer to whoever has Premium. */
export const showAdsModal = (modal: AdsState['modal']): void =>
  useAds.setState({ modal: hasPremium() ? 'none' : modal });

/** Whether house adverts are to be shown: not to whoever has hidden them, and not with Premium. */
export function useAdvertsShown(): boolean {
  const hidden = useAds((state) => state.hidden);
  const premium = useSession(({ plan }) => plan === 'premium');
  return !hidden && !premium;
}

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

// Premium may be noticed while a modal is open: the session is read after the page.
useSession.subscribe(({ plan }) => {
  if (plan === 'premium' && useAds.getState().modal !== 'none') showAdsModal('none');
});
