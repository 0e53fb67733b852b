import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { subscribeModals, topModal } from '../modal/stack.ts';

/**
 * An element in the topmost modal, or else at the end of the page: anything outside an open modal is inert and could be
 * neither announced nor pressed. It is always the same element, so that its content stays mounted.
 * Undefined until the page is running.
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
