// Whether the browser believes it has a network (NET-1). Only a hint: a request can fail while this says true.

/** True at the start unless the browser says otherwise. */
export function isOnline(): boolean {
  const { onLine }: { onLine?: boolean } = typeof navigator === 'undefined' ? {} : navigator;
  return onLine ?? true;
}

/** Calls back on every change; in the shape that `useSyncExternalStore` wants. Answers the way to stop. */
export function subscribeOnline(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
