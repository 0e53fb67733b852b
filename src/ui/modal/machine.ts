/** Why a modal closes. `event` is the program, `toggle` its switch; `FORCE` cannot be prevented. */
export type CloseReason = 'ok' | 'cancel' | 'headerclose' | 'backdrop' | 'esc' | 'event' | 'toggle' | 'FORCE';

/** The life of a modal; `opening` and `closing` last as long as the animation. */
export type ModalState = 'opening' | 'shown' | 'closing' | 'hidden';

/** Sent to listeners before a modal closes; `preventDefault` keeps it open (never with `FORCE`). */
export interface ModalEvent {
  readonly type: 'ok' | 'cancel' | 'close' | 'hide';
  readonly reason: CloseReason;
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** What the machine drives: the dialog on the page. */
export interface ModalParts {
  /** Shows the dialog; resolves when its animation has ended. */
  open(): Promise<void>;
  /** Hides it; resolves when it is gone. */
  close(): Promise<void>;
  onState(state: ModalState): void;
  onEvent(event: ModalEvent): void;
  /** Closing has been decided. */
  onClose(reason: CloseReason): void;
}

/** The states of one modal. */
export interface ModalMachine {
  readonly state: () => ModalState;
  show(): void;
  hide(reason?: CloseReason): void;
  toggle(): void;
}

const firstEvent: Partial<Record<CloseReason, ModalEvent['type']>> = {
  ok: 'ok',
  cancel: 'cancel',
  headerclose: 'close',
};

/**
 * Moves a modal through its states. Showing one that is shown, or hiding one that is closing, does nothing; showing one
 * while it closes waits until it is hidden. The events `ok`, `cancel` and `close` precede `hide`; each can be prevented.
 */
export function createModalMachine(parts: ModalParts): ModalMachine {
  let state: ModalState = 'hidden';
  let wanted = false;
  const set = (next: ModalState) => {
    state = next;
    parts.onState(next);
  };
  const allowed = (type: ModalEvent['type'], reason: CloseReason): boolean => {
    let prevented = false;
    const preventDefault = () => {
      prevented = reason !== 'FORCE';
    };
    parts.onEvent({
      type,
      reason,
      preventDefault,
      get defaultPrevented() {
        return prevented;
      },
    });
    return !prevented;
  };
  const show = () => {
    if (state === 'closing') wanted = true;
    if (state !== 'hidden') return;
    wanted = false;
    set('opening');
    void parts.open().then(() => state === 'opening' && set('shown'));
  };
  const hide = (reason: CloseReason = 'event') => {
    if (state === 'closing') wanted = false;
    if (state === 'hidden' || state === 'closing') return;
    const first = firstEvent[reason];
    if (first && !allowed(first, reason)) return;
    if (!allowed('hide', reason)) return;
    set('closing');
    parts.onClose(reason);
    void parts.close().then(() => {
      set('hidden');
      if (wanted) show();
    });
  };
  return { state: () => state, show, hide, toggle: () => (state === 'hidden' ? show() : hide('toggle')) };
}
