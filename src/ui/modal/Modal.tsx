import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { cx } from '../cx.ts';
import { keepInside } from './focus.ts';
import styles from './Modal.module.css';
import type { CloseReason } from './machine.ts';
import { type ModalListeners, useModal } from './useModal.ts';

/** Properties of a modal. `footer` receives the function that closes it: `close('ok')`, `close('cancel')`. */
export interface ModalProps extends ModalListeners {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ((close: (reason: CloseReason) => void) => ReactNode) | undefined;
  /** In pixels; 600 by default. */
  readonly width?: number;
  /** Minimum in pixels, 300 by default; `auto` is as high as its content. */
  readonly height?: number | 'auto';
  /** Exactly as high as `height` whatever it contains: changes inside do not move it. */
  readonly steady?: boolean;
  /** Never larger than the window (a sheet at the bottom of a phone's screen). On by default. */
  readonly adaptive?: boolean;
  readonly closeOnBackdrop?: boolean;
  readonly closeOnEscape?: boolean;
  /** Waits until no other modal is open. */
  readonly noStacking?: boolean;
  readonly className?: string;
}

/** A modal on the platform's `<dialog>`: the page behind is inert, and the focus stays inside and returns afterwards. */
export function Modal(props: ModalProps) {
  const { open, title, closeLabel, children, footer, width = 600, height = 300, adaptive = true, className } = props;
  const { steady = false, closeOnBackdrop = true, closeOnEscape = true, noStacking = false } = props;
  const { dialog, state, machine } = useModal(open, noStacking, props);
  const heading = useId();
  const pressed = useRef<EventTarget | null>(null);
  const close = (reason: CloseReason) => machine.current?.hide(reason);
  const present = open || state !== 'hidden';

  useEffect(() => {
    if (!present) return;
    dialog.current?.style.setProperty('--modal-width', `${width}px`);
    dialog.current?.style.setProperty('--modal-height', height === 'auto' ? '0px' : `${height}px`);
  }, [present, width, height, dialog]);

  if (!present) return null;
  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      event.stopPropagation();
      if (event.key === 'Tab' && dialog.current && keepInside(dialog.current, event.shiftKey)) event.preventDefault();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (closeOnEscape) close('esc');
    },
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      if (closeOnEscape) close('esc');
    },
    onPointerDown(event: PointerEvent) {
      pressed.current = event.target;
    },
    onClick(event: MouseEvent) {
      const outside = event.target === dialog.current && pressed.current === dialog.current;
      if (outside && closeOnBackdrop) close('backdrop');
    },
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      tabIndex={-1}
      className={cx(styles.modal, className)}
      data-state={state}
      data-adaptive={adaptive || undefined}
      data-steady={steady || undefined}
      {...handlers}
    >
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="x-lg" label={closeLabel} onClick={() => close('headerclose')} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer(close)}</footer>}
    </dialog>
  );
}
