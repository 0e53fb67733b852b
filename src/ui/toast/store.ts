import type { IconName } from '../icons.ts';

/** A temporary message. An `alert` is announced at once and stays until it is dismissed. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'status' | 'alert';
  readonly icon?: IconName | undefined;
  readonly action?: { readonly label: string; onAction(): void } | undefined;
  /** Milliseconds on the screen; with `Infinity` it stays. */
  readonly ms: number;
}

/** What callers pass; the rest has defaults: a status, 6 s, 10 s with an action. */
export type ToastInput = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>;

/** At most this many are shown; the oldest go first. */
const MOST = 2;
let list: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]) => {
  list = next;
  for (const listener of listeners) listener();
};

/** The page's only list of messages. */
export const toast = {
  /** Shows a message and returns its number. */
  show(input: ToastInput): number {
    const kind = input.kind ?? 'status';
    const ms = input.ms ?? (kind === 'alert' ? Number.POSITIVE_INFINITY : input.action ? 10_000 : 6000);
    const next: Toast = { ...input, id: ++count, kind, ms };
    set([...list.slice(-(MOST - 1)), next]);
    return next.id;
  },
  /** Removes a message; does nothing if it is already gone. */
  hide(id: number): void {
    if (list.some((entry) => entry.id === id)) set(list.filter((entry) => entry.id !== id));
  },
  /** Removes all messages. */
  clear(): void {
    set([]);
  },
  /** The current list, oldest first. */
  list: (): readonly Toast[] => list,
  /** Calls back on every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
