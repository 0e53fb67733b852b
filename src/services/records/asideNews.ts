// Whether anything was set aside on this device. Small, because every page checks; the rest (aside.ts) loads only if so.

const KEY = 'spelling-check.aside';
const listeners = new Set<() => void>();

/** Whether there is something to tell; may be out of date, never throws. */
export function isAsideKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes whether there is something. */
export function noteAside(kept: boolean): void {
  try {
    if (kept) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // It is told in this visit only.
  }
  for (const listener of listeners) listener();
}

/** Hears of every change in this tab; answers the way to stop. */
export function subscribeAside(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
