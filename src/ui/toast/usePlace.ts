import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { subscribeModals, topModal } from '../modal/stack.ts';

/**
 * An element in the topmost modal, or at the end of the page without one: what stands elsewhere is inert while a modal
 * is open, and would neither be heard nor be pressed. The same element all the time, so that what it holds lives on.
 * Undefined where the page is not running yet.
 */
export function usePlace(): HTMLElement | undefined {
  const modal = useSyncExternalStore(subscribeModals, topModal, () => undefined);
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const element = document.createElement('div');
    setPlace(element);
    return () => element.remove();
  }, []);
  useLayoutEffect(() => {
    // A modal that its owner has just taken off the page is still the topmost one.
    const parent = modal?.isConnected ? modal : document.body;
    if (place && place.parentNode !== parent) parent.append(place);
  });
  return place;
}
