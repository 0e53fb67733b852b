import type { IconName } from '../icons.ts';

/** A message that comes and goes. `alert` is said at once and stays until it is put away. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'status' | 'alert';
  readonly icon?: IconName | undefined;
  readonly action?: { readonly label: string; onAction(): void } | undefined;
  /** Milliseconds on the screen; `Infinity` stays. */
  readonly ms: number;
}

/** What a caller says; the rest has defaults: a status, 6 s, 10 s with an action. */
export type ToastInput = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>;

/** No more than this many are shown; the oldest leave first. */
const MOST = 2;
let list: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]) => {
  list = next;
  for (const listener of listeners) listener();
};

/** The one list of messages of the page. */
export const toast = {
  /** Shows a message and gives its number. */
  show(input: ToastInput): number {
    const kind = input.kind ?? 'status';
    const ms = input.ms ?? (kind === 'alert' ? Number.POSITIVE_INFINITY : input.action ? 10_000 : 6000);
    const next: Toast = { ...input, id: ++count, kind, ms };
    set([...list.slice(-(MOST - 1)), next]);
    return next.id;
  },
  /** Takes a message away; a number that is gone already does nothing. */
  hide(id: number): void {
    if (list.some((entry) => entry.id === id)) set(list.filter((entry) => entry.id !== id));
  },
  /** Takes all away. */
  clear(): void {
    set([]);
  },
  /** The present list, oldest first. */
  list: (): readonly Toast[] => list,
  /** Calls back on every change; gives the way to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
