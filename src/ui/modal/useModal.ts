import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusFirst } from './focus.ts';
import {
  type CloseReason,
  createModalMachine,
  type ModalEvent,
  type ModalMachine,
  type ModalState,
} from './machine.ts';
import { enter, leave, untilEmpty } from './stack.ts';

/** What a modal reports to its owner. */
export interface ModalListeners {
  /** Before it closes: first `ok`, `cancel` or `close`, then `hide`; each can be prevented. */
  readonly onEvent?: ((event: ModalEvent) => void) | undefined;
  /** It closes, and why. The owner sets `open` to false. */
  readonly onClose: (reason: CloseReason) => void;
  readonly onState?: ((state: ModalState) => void) | undefined;
}

/** Resolves when the animations started by a state change have ended. */
async function settled(dialog: HTMLElement): Promise<void> {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished));
}

/** Returns the focus to where it was before the modal, if that element still exists. */
function focusAgain(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
}

/** Ties a modal's states to a `<dialog>`; returns the element's ref, the current state and the machine. */
export function useModal(open: boolean, noStacking: boolean, listeners: ModalListeners) {
  const dialog = useRef<HTMLDialogElement>(null);
  const tellState = useEffectEvent((next: ModalState) => listeners.onState?.(next));
  const tellEvent = useEffectEvent((event: ModalEvent) => listeners.onEvent?.(event));
  const tellClose = useEffectEvent((reason: CloseReason) => listeners.onClose(reason));
  const [state, setState] = useState<ModalState>('hidden');
  const machine = useRef<ModalMachine>(null);

  useEffect(() => {
    let before: Element | null = null;
    // The element outlives its ref, which is already empty when an open modal is taken off the page.
    let entered: HTMLDialogElement | null = null;
    machine.current = createModalMachine({
      async open() {
        await new Promise(requestAnimationFrame);
        const element = dialog.current;
        if (!element) return;
        before = document.activeElement;
        entered = element;
        enter(element);
        element.showModal();
        focusFirst(element);
        await settled(element);
      },
      async close() {
        await new Promise(requestAnimationFrame);
        const element = dialog.current;
        if (!element) return;
        await settled(element);
        element.close();
        leave(element);
        entered = null;
        focusAgain(before);
      },
      onState(next) {
        setState(next);
        tellState(next);
      },
      onEvent: (event) => tellEvent(event),
      onClose: (reason) => tellClose(reason),
    });
    return () => {
      if (!entered) return;
      leave(entered);
      // Whoever took the modal off the page may already have moved the focus.
      if (document.activeElement === document.body) focusAgain(before);
    };
  }, []);

  useEffect(() => {
    if (!open) {
      machine.current?.hide('event');
      return;
    }
    const wait = new AbortController();
    if (noStacking) void untilEmpty(wait.signal).then((free) => free && machine.current?.show());
    else machine.current?.show();
    return () => wait.abort();
  }, [open, noStacking]);

  return { dialog, state, machine };
}
