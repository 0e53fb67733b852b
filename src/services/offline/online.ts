// Whether the browser believes it has a network (NET-1). Only a hint: a request can fail while this says true.

/** True initially unless the browser says otherwise. */
export function isOnline(): boolean {
  const { onLine }: { onLine?: boolean } = typeof navigator === 'undefined' ? {} : navigator;
  return onLine ?? true;
}

/** Calls back on every change, in the shape `useSyncExternalStore` expects. Returns the function that stops it. */
export function subscribeOnline(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

let tellers = 0;
const told = new Set<() => void>();

/** Registers a part of the page that says itself what works without a network. Returns the function that unregisters it. */
export function tellOffline(): () => void {
  const change = (by: number) => {
    tellers += by;
    for (const changed of told) changed();
  };
  change(1);
  return () => change(-1);
}

/** Whether a part of the page reports a missing network itself, so that the frame need not. */
export const isOfflineTold = (): boolean => tellers > 0;

/** Calls back when that changes. Returns the function that stops it. */
export function subscribeOfflineTold(changed: () => void): () => void {
  told.add(changed);
  return () => told.delete(changed);
}
