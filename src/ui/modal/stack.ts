// The open modals, lowest first: assigns each its layer, locks the page behind and lets the next one wait.
const open: HTMLDialogElement[] = [];
let waiting: (() => void)[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** z-index of the lowest modal if the style sheet says nothing (the token `--z-modal`). */
export const BASE_LAYER = 1040;

function baseLayer(): number {
  const value = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--z-modal'), 10);
  return Number.isNaN(value) ? BASE_LAYER : value;
}

/** Puts a dialog on top of the stack and locks the page behind it. */
export function enter(dialog: HTMLDialogElement): void {
  dialog.style.setProperty('z-index', String(baseLayer() + open.length));
  open.push(dialog);
  tell();
  const root = document.documentElement;
  if (root.dataset['modalOpen'] !== undefined) return;
  // Where the scroll bar disappears its space is kept, so that the page behind does not shift.
  root.dataset['modalOpen'] = window.innerWidth > root.clientWidth ? 'gutter' : '';
}

/** Takes a dialog off the stack; the last one unlocks the page and lets a waiting one open. */
export function leave(dialog: HTMLDialogElement): void {
  const at = open.indexOf(dialog);
  if (at >= 0) open.splice(at, 1);
  tell();
  if (open.length > 0) return;
  delete document.documentElement.dataset['modalOpen'];
  const next = waiting.shift();
  next?.();
}

/** Resolves when no other modal is open, for a modal that must not lie on another one. */
export function untilEmpty(signal: AbortSignal): Promise<boolean> {
  if (open.length === 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const go = () => resolve(!signal.aborted);
    waiting.push(go);
    signal.addEventListener('abort', () => {
      waiting = waiting.filter((entry) => entry !== go);
      resolve(false);
    });
  });
}

/** The topmost modal: everything outside it is inert. */
export const topModal = (): HTMLDialogElement | undefined => open.at(-1);

/** Calls back when a modal opens or closes; returns the unsubscribe function. */
export function subscribeModals(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** How many modals are open. @internal */
export const openModals = (): number => open.length;
